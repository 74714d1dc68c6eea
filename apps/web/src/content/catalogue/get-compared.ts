import 'server-only'
import { findInEitherLanguage } from '@estu/cms/catalogue/find-products'
import type { Locale } from '@estu/domain/locale/locales'
import { type MonthlyOffer, monthlyOffer } from '@estu/domain/orders/instalments/monthly-offer'
import type { Plan } from '@estu/domain/orders/instalments/plan-terms'
import { cms } from '@/content/payload'
import type { ComparedDevice } from '@/content/types'
import { listInstalmentPlans } from './list-instalment-plans'
import { mapComparedDevice } from './lists/map-listed'

/** With what it comes to a month. */
export type ComparedColumn = ComparedDevice & { monthly: MonthlyOffer | null }

export type Compared = {
  /** In the order they were asked for. */
  devices: ComparedColumn[]
  /** Published in the other language alone. */
  elsewhere: { slug: string; title: string }[]
  /** Published nowhere. */
  missing: string[]
  /** All that are published in some language, as they were asked for: what the comparison goes on with. */
  kept: string[]
}

/**
 * The hearing aids of a comparison, and what became of those that cannot stand in it. Asked of the database each time:
 * there are more comparisons than anybody could keep.
 * @param slugs four at most
 */
export async function getCompared(locale: Locale, slugs: readonly string[]): Promise<Compared> {
  if (slugs.length === 0) return { devices: [], elsewhere: [], missing: [], kept: [] }
  const rows = await findInEitherLanguage(await cms(), locale, 'devices', slugs)
  const plans = await listInstalmentPlans(locale)
  const isKnown = (slug: string) => rows.some((row) => row.slug === slug)
  const named = rows.map((row) => ({ locale: row.locale, device: mapComparedDevice(row) }))
  return {
    devices: named
      .filter((one) => one.locale === locale)
      .map(({ device }) => ({ ...device, monthly: monthlyOf(device, plans) })),
    elsewhere: named.filter((one) => one.locale !== locale).map(({ device: { slug, title } }) => ({ slug, title })),
    missing: slugs.filter((slug) => !isKnown(slug)),
    kept: slugs.filter(isKnown),
  }
}

const monthlyOf = ({ priceKzt, instalmentMonths }: ComparedDevice, plans: readonly Plan[]) =>
  monthlyOffer(priceKzt ?? 0, plans, instalmentMonths)
