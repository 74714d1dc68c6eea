import 'server-only'
import type { Locale } from '@estu/domain/locale/locales'
import { type DeliveryZone, listDeliveryZones } from '@/content/catalogue/list-delivery-zones'
import { type InstalmentPlan, listInstalmentPlans } from '@/content/catalogue/list-instalment-plans'
import { sendsPayLinks } from '@/content/catalogue/sends-pay-links'
import { type Discount, listDiscounts } from '@/content/editorial/promotions/list-discounts'

type OrderTerms = { zones: DeliveryZone[]; plans: InstalmentPlan[]; sendsLinks: boolean; discounts: Discount[] }

/** What everybody's orders are counted with, kept as one: what is kept is decoded anew for each visit, one by one. */
export async function getOrderTerms(locale: Locale): Promise<OrderTerms> {
  'use cache'
  const [zones, plans, sendsLinks, discounts] = await Promise.all([
    listDeliveryZones(locale),
    listInstalmentPlans(locale),
    sendsPayLinks(locale),
    listDiscounts(locale),
  ])
  return { zones, plans, sendsLinks, discounts }
}
