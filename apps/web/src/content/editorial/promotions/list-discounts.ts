import 'server-only'
import type { DiscountTerms } from '@estu/domain/discounts/discount'
import type { Locale } from '@estu/domain/locale/locales'
import { words } from '@/content/map-shared'
import { readList } from '@/content/read'
import { stateOf } from './map-promotion'

/** What a running promotion takes off for people of some status. */
export type Discount = DiscountTerms & { id: string; slug: string; title: string; claim: string; proof: string }

/** More than a shop runs at a time. */
const mostAtOnce = 24

export async function listDiscounts(locale: Locale): Promise<Discount[]> {
  'use cache'
  const now = new Date()
  const running = {
    startsAt: { less_than_equal: now.toISOString() },
    endsAt: { greater_than: now.toISOString() },
    'discount.percent': { exists: true },
  }
  const found = await readList(locale, 'promotions', { where: running, sort: 'endsAt', limit: mostAtOnce, depth: 0 })
  return found.flatMap((promotion) => {
    const { percent, sections, claim, proof } = promotion.discount ?? {}
    if (!percent || !promotion.slug || !promotion.title || stateOf(promotion, now) !== 'active') return []
    const title = words(promotion.title)
    const said = { title, claim: words(claim) || title, proof: words(proof) }
    return [{ id: promotion.id, slug: promotion.slug, percent, sections: sections ?? [], ...said }]
  })
}
