import type { Locale } from '@estu/domain/locale/locales'
import { deliveryWait, sayDeliveryWait } from '@estu/domain/orders/delivery-days'
import { coversSum } from '@estu/domain/orders/instalments/plan-terms'
import { withUsualSpaces } from '@estu/domain/text/typography/with-usual-spaces'
import type { PayloadRequest } from 'payload'
import { Refusal } from '../../../database/in-transaction.ts'
import type { OrderRefusal } from './order-refusals.ts'

export type DeliveryZone = { id: string; name: string; wait: string; priceKzt: number; freeFromKzt: number | null }
export type InstalmentPlan = { id: string; months: number; provider: string; note: string; sellerMarkupPercent: number }

const read = (req: PayloadRequest, locale: Locale) => ({
  locale,
  fallbackLocale: false as const,
  overrideAccess: true,
  depth: 0,
  req: { ...req, locale } as PayloadRequest,
})

/** Where parcels go, what that costs and, in words, how long it takes. */
async function listDelivery(req: PayloadRequest, locale: Locale): Promise<DeliveryZone[]> {
  const stored = await req.payload.findGlobal({ slug: 'delivery', ...read(req, locale) })
  return (stored.zones ?? []).flatMap(({ id, name, priceKzt, freeFromKzt, ...zone }) => {
    const wait = withUsualSpaces(sayDeliveryWait(deliveryWait(zone), locale))
    return id && name ? [{ id, name, wait, priceKzt, freeFromKzt: freeFromKzt ?? null }] : []
  })
}

/** @throws Refusal `zone-unknown` */
export async function readDelivery(req: PayloadRequest, id: string, locale: Locale): Promise<DeliveryZone> {
  const zone = (await listDelivery(req, locale)).find((candidate) => candidate.id === id)
  if (!zone) throw new Refusal<OrderRefusal>('zone-unknown')
  return zone
}

/** The plans by which goods of this sum can be paid. */
async function listPlans(req: PayloadRequest, goodsKzt: number, locale: Locale): Promise<InstalmentPlan[]> {
  const stored = await req.payload.findGlobal({ slug: 'instalments', ...read(req, locale) })
  return (stored.plans ?? [])
    .filter(({ minKzt, maxKzt }) => coversSum({ minKzt: minKzt ?? 0, maxKzt: maxKzt ?? null }, goodsKzt))
    .map(({ id, months, provider, note, sellerMarkupPercent }) => ({
      id: id ?? '',
      months,
      provider: provider ?? '',
      note: note ?? '',
      sellerMarkupPercent: sellerMarkupPercent ?? 0,
    }))
}

/** @throws Refusal `plan-unknown` */
export async function readPlan(
  req: PayloadRequest,
  id: string,
  goodsKzt: number,
  locale: Locale,
): Promise<InstalmentPlan> {
  const plan = (await listPlans(req, goodsKzt, locale)).find((candidate) => candidate.id === id)
  if (!plan) throw new Refusal<OrderRefusal>('plan-unknown')
  return plan
}
