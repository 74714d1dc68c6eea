import type { Plan } from '@estu/domain/orders/instalments/plan-terms'
import type { PayloadRequest } from 'payload'
import { nestedRequest } from '../../../database/nested-request.ts'
import type { Instalment } from '../../../payload-types.ts'

/** The plans that a purchase may be paid by; what a device costs a month is told by them. */
export async function readPlans(req: PayloadRequest): Promise<Plan[]> {
  const stored = await req.payload.findGlobal({
    slug: 'instalments',
    locale: 'ru',
    depth: 0,
    overrideAccess: true,
    req: nestedRequest(req),
  })
  return plansOf(stored)
}

export const plansOf = ({ plans }: Pick<Instalment, 'plans'>): Plan[] =>
  (plans ?? []).map(({ months, minKzt, maxKzt, sellerMarkupPercent }) => ({
    months,
    minKzt: minKzt ?? 0,
    maxKzt: maxKzt ?? null,
    sellerMarkupPercent: sellerMarkupPercent ?? 0,
  }))
