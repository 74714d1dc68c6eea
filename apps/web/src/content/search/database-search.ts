import 'server-only'
import { recordQuery } from '@estu/cms/search/record-query'
import { search } from '@estu/cms/search/search'
import { suggest } from '@estu/cms/search/suggest'
import { after } from 'next/server'
import { cms } from '@/content/payload'
import type { SiteSearch } from './site-search'

/** The shop's own search, in its own database. */
export const databaseSearch: SiteSearch = {
  async search(question) {
    const payload = await cms()
    const answer = await search(payload, question)
    const { locale, query, kind, page } = question
    // Counted once a query, not for each page of its results, and after the visitor has them.
    if (query && !kind && page === 1)
      after(() =>
        recordQuery(payload, { locale, query, hits: answer.total }).catch((error: unknown) =>
          payload.logger.error(`search: a query was not counted: ${String(error)}`),
        ),
      )
    return answer
  },
  suggest: async (question) => suggest(await cms(), question),
  // Likeness is the catalogue's to say.
  similar: () => Promise.resolve(null),
}
