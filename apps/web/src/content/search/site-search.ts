import type { Locale } from '@estu/domain/locale/locales'
import type { SearchAnswer, SearchQuestion, SuggestAnswer } from '@estu/domain/search/search-result'

/** What begins as somebody has typed so far. */
export type SuggestQuestion = { locale: Locale; query: string }

/** Who answers: the shop's own database or the hosted service. Throws when nobody can answer. */
export type SiteSearch = {
  search: (question: SearchQuestion) => Promise<SearchAnswer>
  suggest: (question: SuggestQuestion) => Promise<SuggestAnswer>
}
