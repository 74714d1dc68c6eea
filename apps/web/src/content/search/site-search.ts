import type { Locale } from '@estu/domain/locale/locales'
import type { SearchAnswer, SearchQuestion, SuggestAnswer } from '@estu/domain/search/results/search-result'
import type { ProductCard } from '@/content/types'

/** What begins as somebody has typed so far. */
export type SuggestQuestion = { locale: Locale; query: string }

/** A product, and how many like it are wanted. */
export type SimilarQuestion = { collection: string; documentId: string; most: number }

/** @property cards of the products among the hits */
export type SiteAnswer = { answer: SearchAnswer; cards: readonly ProductCard[] }

/** Who answers: the shop's own database or the hosted service. Throws when nobody can answer. */
export type SiteSearch = {
  search: (question: SearchQuestion) => Promise<SiteAnswer>
  suggest: (question: SuggestQuestion) => Promise<SuggestAnswer>
  /** Ids of products like one, UUIDs, best first; null where that is not this search's to say. */
  similar: (locale: Locale, product: SimilarQuestion) => Promise<string[] | null>
}
