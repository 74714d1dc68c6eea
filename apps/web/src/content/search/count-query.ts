import 'server-only'
import { recordQuery } from '@estu/cms/search/record-query'
import type { SearchAnswer, SearchQuestion } from '@estu/domain/search/results/search-result'
import { after } from 'next/server'
import { cms } from '@/content/payload'

/**
 * Counts what was looked for, once a query and not for each page of its results, when the visitor has them already.
 * Whoever answered, editors see what is sought and not found.
 */
export function countQuery({ locale, query, kind, page }: SearchQuestion, { total }: SearchAnswer): void {
  if (!query || kind || page > 1) return
  after(async () => {
    const payload = await cms()
    await recordQuery(payload, { locale, query, hits: total }).catch((error: unknown) =>
      payload.logger.error({ err: error, msg: 'search: a query was not counted' }),
    )
  })
}
