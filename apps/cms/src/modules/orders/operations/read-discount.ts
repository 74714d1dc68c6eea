import { promotionState } from '@estu/domain/catalogue/promotion-period'
import type { DiscountTerms } from '@estu/domain/discounts/discount'
import { type Locale, otherLocale } from '@estu/domain/locale/locales'
import type { PayloadRequest } from 'payload'
import { Refusal } from '../../../database/in-transaction.ts'
import type { OrderRefusal } from './order-refusals.ts'

export type Discount = DiscountTerms & { id: string; title: string; proof: string }

/** The discount of a promotion that runs now, published in one language at least. @throws Refusal `discount-unknown` */
export async function readDiscount(req: PayloadRequest, id: string, locale: Locale, now: Date): Promise<Discount> {
  for (const language of [locale, otherLocale(locale)]) {
    const { docs } = await req.payload.find({
      collection: 'promotions',
      where: { id: { equals: id } },
      limit: 1,
      pagination: false,
      depth: 0,
      locale: language,
      fallbackLocale: false,
      overrideAccess: false,
      user: null,
      req: { ...req, locale: language, user: null } as PayloadRequest,
    })
    const [found] = docs
    const { percent, sections, proof } = found?.discount ?? {}
    const runs = found && promotionState(new Date(found.startsAt), new Date(found.endsAt), now) === 'active'
    if (runs && found.title && percent)
      return { id, title: found.title, proof: proof ?? '', percent, sections: sections ?? [] }
  }
  throw new Refusal<OrderRefusal>('discount-unknown')
}
