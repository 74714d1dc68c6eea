import 'server-only'
import type { SearchAnswer, SearchQuestion, SuggestAnswer } from '@estu/domain/search/search-result'
import { databaseSearch } from './database-search'
import type { SiteSearch, SuggestQuestion } from './site-search'

const siteSearch = (): SiteSearch => databaseSearch

/** One page of results in one language. @throws when nobody can answer: an outage is no empty list. */
export const searchSite = (question: SearchQuestion): Promise<SearchAnswer> => siteSearch().search(question)

/** A few things to go on with while somebody types. @throws when nobody can answer. */
export const suggestSite = (question: SuggestQuestion): Promise<SuggestAnswer> => siteSearch().suggest(question)
