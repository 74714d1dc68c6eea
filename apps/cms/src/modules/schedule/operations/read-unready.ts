import type { Locale } from '@estu/domain/locale/locales'
import type { CollectionSlug, PayloadRequest } from 'payload'
import { nestedRequest } from '../../../database/nested-request.ts'
import { dataOf } from '../../../fields/walk/document-data.ts'
import { missingOf } from '../../publishing/index.ts'
import { groupBy } from '../../where-used/index.ts'

export type PlannedLanguage = { collection: string; id: string; locale: Locale }

export const planKey = ({ collection, id, locale }: PlannedLanguage): string => `${collection}/${id}/${locale}`

/** Of planned publications, those that would be refused as things are now. One query for each kind of document. */
export async function readUnready(req: PayloadRequest, plans: readonly PlannedLanguage[]): Promise<Set<string>> {
  const unready = new Set(plans.map(planKey))
  for (const [collection, own] of groupBy(plans, (plan) => plan.collection)) {
    const { fields } = req.payload.collections[collection as CollectionSlug].config
    const ids = [...new Set(own.map(({ id }) => id))]
    const { docs } = await req.payload.find({
      collection: collection as 'articles',
      where: { id: { in: ids } },
      draft: true,
      locale: 'all',
      depth: 0,
      limit: ids.length,
      pagination: false,
      overrideAccess: true,
      req: nestedRequest(req),
    })
    const newest = new Map(docs.map((doc) => [String(doc.id), dataOf(doc)]))
    for (const plan of new Map(own.map((one) => [planKey(one), one])).values()) {
      const doc = newest.get(plan.id)
      if (doc && (await missingOf(req, { ...plan, fields, newest: doc }, plan.locale)).length === 0)
        unready.delete(planKey(plan))
    }
  }
  return unready
}
