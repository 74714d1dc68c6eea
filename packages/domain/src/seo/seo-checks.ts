import { measureResult } from './text-width.ts'

/** What search engines are told of one page in one language. */
export type PageWords = {
  path: string
  locale: 'ru' | 'kk'
  title: string
  description: string
  hasImage: boolean
  noindex: boolean
  canonical: string | null
}

export const seoIssues = [
  'title-missing',
  'title-too-short',
  'title-too-wide',
  'title-duplicate',
  'description-missing',
  'description-too-short',
  'description-too-wide',
  'description-duplicate',
  'image-drawn',
  'canonical-elsewhere',
  'noindex',
] as const
export type SeoIssue = (typeof seoIssues)[number]

const shortestTitle = 25
const shortestDescription = 70

/** Parts whose words another page says too: one in the same language that search engines may show, as they may this one. */
export type Repeated = ReadonlySet<'title' | 'description'>

/** What is wrong with a page. */
export function pageIssues(page: PageWords, repeated: Repeated): SeoIssue[] {
  return [
    ...partIssues('title', page.title, shortestTitle, repeated.has('title')),
    ...partIssues('description', page.description, shortestDescription, repeated.has('description')),
    ...(page.hasImage ? [] : (['image-drawn'] as const)),
    ...(page.canonical ? (['canonical-elsewhere'] as const) : []),
    ...(page.noindex ? (['noindex'] as const) : []),
  ]
}

function partIssues(part: 'title' | 'description', text: string, shortest: number, repeated: boolean): SeoIssue[] {
  const words = text.trim()
  if (!words) return [`${part}-missing`]
  return [
    ...(words.length < shortest ? ([`${part}-too-short`] as const) : []),
    ...(measureResult(words, part).fits ? [] : ([`${part}-too-wide`] as const)),
    ...(repeated ? ([`${part}-duplicate`] as const) : []),
  ]
}
