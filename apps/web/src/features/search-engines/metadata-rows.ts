import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { isListed, listedLanguages } from '@estu/domain/seo/listed-languages'
import { measureResult } from '@estu/domain/seo/text-width'
import { alternates, socialPictureUrl } from '@/lib/metadata/page-metadata'
import { siteUrl } from '@/lib/metadata/site-url'
import type { ListedPage } from './listed-page'

/** One row for each language of a page, with absolute addresses. */
export function metadataRows(pages: readonly ListedPage[]) {
  const languages = listedLanguages(pages)
  return pages.map((page) => {
    const address = (locale: Locale) => siteUrl(localisePath(locale, page.path))
    return {
      url: address(page.locale),
      locale: page.locale,
      type: page.collection,
      title: page.title,
      titlePx: measureResult(page.title, 'title').px,
      description: page.description,
      descriptionPx: measureResult(page.description, 'description').px,
      h1: page.heading,
      canonical: page.canonical ? siteUrl(localisePath(page.locale, page.canonical)) : address(page.locale),
      robots: page.noindex ? 'noindex, follow' : 'index, follow',
      image: socialPictureUrl({ ...page, updatedAt: page.updatedAt ?? undefined }),
      alternates: isListed(page) ? alternates(languages, address) : {},
      updatedAt: page.changedAt,
    }
  })
}

type Row = ReturnType<typeof metadataRows>[number]
type Pages = AsyncIterable<readonly ListedPage[]>

export async function* metadataJson(pages: Pages): AsyncGenerator<string, void, undefined> {
  yield '{"pages":['
  let between = ''
  for await (const page of pages) {
    yield between +
      metadataRows(page)
        .map((row) => JSON.stringify(row))
        .join(',')
    between = ','
  }
  yield ']}'
}

const columns = [
  'url',
  'locale',
  'type',
  'title',
  'titlePx',
  'description',
  'descriptionPx',
  'h1',
  'canonical',
  'robots',
  'image',
  'alternates',
  'updatedAt',
] as const satisfies readonly (keyof Row)[]

/** The same for spreadsheets: UTF-8 with a mark, semicolons, and no cell that a spreadsheet would run. */
export async function* metadataCsv(pages: Pages): AsyncGenerator<string, void, undefined> {
  yield `\uFEFF${columns.join(';')}\r\n`
  for await (const page of pages) {
    yield metadataRows(page)
      .map((row) => `${columns.map((column) => cell(row[column])).join(';')}\r\n`)
      .join('')
  }
}

function cell(value: Row[keyof Row]): string {
  const text = typeof value === 'object' ? addresses(value) : String(value)
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

const addresses = (byLanguage: Record<string, string> | null): string =>
  Object.entries(byLanguage ?? {})
    .map(([language, address]) => `${language} ${address}`)
    .join(' ')
