import type { Locale } from '../locale/locales.ts'

type Shown = { noindex: boolean; canonical: string | null }

/** Whether search engines should know of a page at its own address. */
export const isListed = ({ noindex, canonical }: Shown): boolean => !noindex && !canonical

/** The languages in which search engines may show a page: its alternates, in its head, the sitemap and the exports. */
export const listedLanguages = (pages: readonly (Shown & { locale: Locale })[]): Locale[] =>
  pages.filter(isListed).map(({ locale }) => locale)
