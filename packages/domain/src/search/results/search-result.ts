import type { PriceWords } from '../prices/price-words.ts'

/** What search finds, as shoppers sort it. */
export const searchKinds = ['products', 'articles', 'services', 'branches', 'questions', 'pages'] as const
export type SearchKind = (typeof searchKinds)[number]

/** A text in pieces; those that match the query are marked. */
export type MarkedText = readonly { text: string; marked: boolean }[]

export type SearchHit = {
  kind: SearchKind
  collection: string
  documentId: string
  /** As in Russian, with a fragment where several documents share a page. */
  path: string
  title: MarkedText
  /** The sentence that answers best; empty where the title says all. */
  excerpt: MarkedText
}

export type SearchAnswer = {
  hits: readonly SearchHit[]
  /** Hits of each kind, whichever is shown. */
  counts: Readonly<Record<SearchKind, number>>
  /** Hits of all kinds. */
  total: number
  /** Whether there are more than were counted. */
  more: boolean
  /** What was looked for instead, when only another reading of the query found something (layout, spelling). */
  readAs: string | null
  /** What the query says of prices, and whether goods were found for it; null where it says nothing that counts. */
  price: (PriceWords & { isMet: boolean }) | null
  /** Queries of others that begin so, most asked first; only where not all of it was found as it was typed. */
  similar: readonly MarkedText[]
}

export type SuggestAnswer = {
  /** Whole queries that begin so, most asked first. */
  queries: readonly MarkedText[]
  hits: readonly SearchHit[]
}

/** One page of results. @property page from 1 */
export type SearchQuestion = { locale: 'ru' | 'kk'; query: string; kind: SearchKind | null; page: number }

export const hitsOnPage = 20
