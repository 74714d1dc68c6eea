import 'server-only'
import { searchHosted, suggestHosted } from '@estu/cms/hosted-search/ask-hosted'
import { similarHosted } from '@estu/cms/hosted-search/similar-hosted'
import type { SearchQuestion } from '@estu/domain/search/results/search-result'
import { cacheLife } from 'next/cache'
import { listCardsById } from '@/content/catalogue/lists/list-cards'
import type { HostedSearchSettings } from '@/env'
import type { SiteSearch } from './site-search'

/** The hosted service. With `cache` the same question is not asked twice within a minute. */
export function hostedSearch(settings: HostedSearchSettings): SiteSearch {
  const { cache, recommend, ...asked } = settings
  return {
    search: async (question) => {
      const answer = await (cache ? searchCached(asked, question) : searchHosted(asked, question))
      const ids = answer.hits.filter(({ kind }) => kind === 'products').map(({ documentId }) => documentId)
      return { answer, cards: await listCardsById(question.locale, ids) }
    },
    suggest: (question) => suggestHosted(asked, question),
    similar: (locale, product) => (recommend ? similarHosted(asked, locale, product) : Promise.resolve(null)),
  }
}

type Asked = Parameters<typeof searchHosted>[0]

async function searchCached(settings: Asked, question: SearchQuestion) {
  'use cache'
  cacheLife({ stale: 60, revalidate: 60, expire: 300 })
  return searchHosted(settings, question)
}
