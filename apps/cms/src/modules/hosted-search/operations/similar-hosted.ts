import type { Locale } from '@estu/domain/locale/locales'
import { z } from 'zod'
import type { HostedSearch } from '../../../env.ts'
import { objectId } from '../hosted-record.ts'
import { indexOf } from '../hosted-settings.ts'
import { openReader } from '../open-reader.ts'
import { withTimeout } from '../with-timeout.ts'

const answered = z.object({ results: z.array(z.object({ hits: z.array(z.unknown()) })).min(1) })

/**
 * Ids of products like one, of the same collection, best first, by the service's own recommendations.
 * @throws when the service does not answer in time, whatever its client tries meanwhile, or says nothing we can read.
 */
export async function similarHosted(
  settings: HostedSearch,
  locale: Locale,
  { collection, documentId, most }: { collection: string; documentId: string; most: number },
): Promise<string[]> {
  const asked = openReader(settings).recommend({
    requests: [
      {
        indexName: indexOf(settings, locale),
        model: 'related-products',
        objectID: objectId(collection, documentId),
        threshold: 0,
        maxRecommendations: most,
        queryParameters: {
          filters: `collection:${collection}`,
          attributesToRetrieve: ['collection', 'documentId'],
          // Visitors are nobody else's to count.
          analytics: false,
          clickAnalytics: false,
        },
      },
    ],
  })
  const { results } = answered.parse(await withTimeout(asked, settings.timeoutMs))
  const hits = results.flatMap((result) => result.hits)
  const recommended = z.object({ collection: z.literal(collection), documentId: z.uuid() })
  const ids = hits.map((hit) => recommended.safeParse(hit)).flatMap(({ data }) => (data ? [data.documentId] : []))
  if (hits.length > 0 && ids.length === 0) throw new Error('The hosted search recommends nothing that is ours.')
  return ids
}
