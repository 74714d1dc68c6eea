import 'server-only'
import type { Locale } from '@estu/domain/locale/locales'
import type { SearchQuestion, SuggestAnswer } from '@estu/domain/search/results/search-result'
import { readWebEnv } from '@/env'
import { countQuery } from './count-query'
import { databaseSearch } from './database-search'
import type { SimilarQuestion, SiteAnswer, SiteSearch, SuggestQuestion } from './site-search'

let opening: Promise<SiteSearch> | null = null

/** The service's client is loaded only where the service is configured. */
function siteSearch(): Promise<SiteSearch> {
  const settings = readWebEnv().hostedSearch
  if (!settings) return Promise.resolve(databaseSearch)
  opening ??= import('./hosted-search').then(({ hostedSearch }) => hostedSearch(settings))
  return opening
}

/** One page of results in one language. @throws when nobody can answer: an outage is no empty list. */
export async function searchSite(question: SearchQuestion): Promise<SiteAnswer> {
  const found = await (await siteSearch()).search(question)
  countQuery(question, found.answer)
  return found
}

/** A few things to go on with while somebody types. @throws when nobody can answer. */
export const suggestSite = async (question: SuggestQuestion): Promise<SuggestAnswer> =>
  (await siteSearch()).suggest(question)

/** Ids of products like one; null where the catalogue alone says it. @throws when nobody can answer. */
export const recommendOnSite = async (locale: Locale, product: SimilarQuestion): Promise<string[] | null> =>
  (await siteSearch()).similar(locale, product)
