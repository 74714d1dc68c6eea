import 'server-only'
import type { Locale } from '@estu/domain/locale/locales'
import { notFound } from 'next/navigation'
import { localeOf, placeholder } from '../params'

/** `page` is missing on the first page, and stands in the address as `?page=2` on those after it (`page-route.ts`). */
export type ListParams = Promise<{ locale: string; page?: string }>

export const placeholderPage = () => [{ page: placeholder }]

/** Where a page of a list stands: the first at the list's own path, as in Russian. */
export const pagePathOf = (path: string, page: number): string =>
  page > 1 ? `${path}${path.includes('?') ? '&' : '?'}page=${page}` : path

/** Which page of a list is asked for, from 1; null while the build asks with the placeholder. */
export function pageNumberOf(page: string | undefined): number | null {
  if (page === placeholder) return null
  return page === undefined ? 1 : /^[1-9]\d{0,3}$/.test(page) ? Number(page) : notFound()
}

/** A page of a list, or null while the build asks with the placeholder. A page after the last one does not exist. */
export async function readPageOf<T extends { pages: number }>(
  params: ListParams,
  read: (locale: Locale, page: number) => Promise<T>,
): Promise<{ locale: Locale; list: T } | null> {
  const given = await params
  const [locale, page] = [localeOf(given), pageNumberOf(given.page)]
  if (!locale || page === null) return null
  const list = await read(locale, page)
  return page === 1 || page <= list.pages ? { locale, list } : notFound()
}
