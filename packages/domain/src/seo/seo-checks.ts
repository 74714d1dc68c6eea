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

/** What is wrong with each page, in the order given. Duplicates count within one language, and not on hidden pages. */
export function checkPages(pages: readonly PageWords[]): SeoIssue[][] {
  const shown = pages.filter(({ noindex, canonical }) => !noindex && !canonical)
  const titles = countBy(shown, (page) => `${page.locale} ${page.title.trim().toLowerCase()}`)
  const descriptions = countBy(shown, (page) => `${page.locale} ${page.description.trim().toLowerCase()}`)
  return pages.map((page) => {
    const repeated = (counts: ReadonlyMap<string, number>, text: string) =>
      !page.noindex && !page.canonical && (counts.get(`${page.locale} ${text.trim().toLowerCase()}`) ?? 0) > 1
    return [
      ...partIssues('title', page.title, shortestTitle, repeated(titles, page.title)),
      ...partIssues('description', page.description, shortestDescription, repeated(descriptions, page.description)),
      ...(page.hasImage ? [] : (['image-drawn'] as const)),
      ...(page.canonical ? (['canonical-elsewhere'] as const) : []),
      ...(page.noindex ? (['noindex'] as const) : []),
    ]
  })
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

function countBy<T>(items: readonly T[], keyOf: (item: T) => string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const item of items) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1)
  return counts
}
