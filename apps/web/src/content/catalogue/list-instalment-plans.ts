import 'server-only'
import type { Instalment as Stored } from '@estu/cms/types'
import type { Locale } from '@estu/domain/locale/locales'
import { words } from '@/content/map-shared'
import { readGlobal } from '@/content/read'

export type InstalmentPlan = {
  /** By which an order names it. */
  id: string
  months: number
  minKzt: number
  maxKzt: number | null
  /** Above zero the seller pays for the delay, and the law asks for both prices. */
  sellerMarkupPercent: number
  provider: string
  note: string
}

/** The plans a purchase may be paid by, shortest first. */
export async function listInstalmentPlans(locale: Locale): Promise<InstalmentPlan[]> {
  'use cache'
  return mapInstalmentPlans(await readGlobal(locale, 'instalments'))
}

export const mapInstalmentPlans = (stored: Stored): InstalmentPlan[] =>
  (stored.plans ?? [])
    .map((plan) => ({
      id: plan.id ?? '',
      months: plan.months,
      minKzt: plan.minKzt ?? 0,
      maxKzt: plan.maxKzt ?? null,
      sellerMarkupPercent: plan.sellerMarkupPercent ?? 0,
      provider: words(plan.provider),
      note: words(plan.note),
    }))
    .toSorted((a, b) => a.months - b.months)
