import { hreflangOf, localisePath } from '@estu/domain/locale/locales'
import { measureResult } from '@estu/domain/seo/text-width'
import type { PageMetadata } from '@/content/list-metadata'
import { siteUrl } from '@/lib/site-url'

/** One row for each page and language, with absolute addresses. */
export function metadataRows(pages: readonly PageMetadata[]) {
  const languagesOf = Map.groupBy(pages, ({ path }) => path)
  return pages.map((page) => {
    const url = (path: string, locale = page.locale) => siteUrl(localisePath(locale, path))
    const version = Date.parse(page.updatedAt).toString(36)
    return {
      url: url(page.path),
      locale: page.locale,
      type: page.collection,
      title: page.title,
      titlePx: measureResult(page.title, 'title').px,
      description: page.description,
      descriptionPx: measureResult(page.description, 'description').px,
      h1: page.heading,
      canonical: url(page.canonical ?? page.path),
      robots: page.noindex ? 'noindex, follow' : 'index, follow',
      image: siteUrl(page.image ?? `/og/${page.locale}${page.path}?v=${version}`),
      alternates: Object.fromEntries(
        (page.noindex ? [] : (languagesOf.get(page.path) ?? []))
          .filter(({ noindex }) => !noindex)
          .map(({ locale }) => [hreflangOf(locale), url(page.path, locale)]),
      ),
      updatedAt: page.updatedAt,
    }
  })
}

/** The same for spreadsheets: UTF-8 with a mark, semicolons, and no cell that a spreadsheet would run. */
export function metadataCsv(pages: readonly PageMetadata[]): string {
  const rows = metadataRows(pages).map(({ alternates, ...row }) => ({
    ...row,
    alternates: Object.entries(alternates)
      .map(([language, address]) => `${language} ${address}`)
      .join(' '),
  }))
  const columns = Object.keys(rows[0] ?? {}) as (keyof (typeof rows)[number])[]
  const lines = [columns.join(';'), ...rows.map((row) => columns.map((column) => cell(row[column])).join(';'))]
  return `\uFEFF${lines.join('\r\n')}\r\n`
}

function cell(value: string | number): string {
  const text = String(value)
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
