import type { Locale } from '@estu/domain/locale/locales'

/**
 * What somebody types into the search field, and the documents that answer it: any one of them must be among the first
 * five hits. A document is written `collection:slug`; a question, which has no address, `faq:key` with its key in the
 * demo content (`src/seed/content/faq`, `src/seed/content/shop/faq.ts`): a test finds it by the title that key has there.
 */
export type SearchQuery = { locale: Locale; query: string; expect: readonly string[] }

/**
 * What the shop does not have. `allow` is mostly empty: the search finds nothing at all. Otherwise no other document may
 * be among the first five hits, and finding nothing is right too. Documents are written as in `SearchQuery`.
 */
export type NegativeQuery = { locale: Locale; query: string; allow: readonly string[] }

export type Documents = string | readonly string[]

const asked = (locale: Locale) => (query: string, expect: Documents) =>
  ({ locale, query, expect: typeof expect === 'string' ? [expect] : expect }) satisfies SearchQuery

/** Typed on a Russian page. */
export const ru = asked('ru')
/** Typed on a Kazakh page. */
export const kk = asked('kk')
