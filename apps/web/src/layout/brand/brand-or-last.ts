import 'server-only'
import type { Locale } from '@estu/domain/locale/locales'
import { getSiteBrand, type SiteBrand } from '@/content/brand/get-site-brand'

const last = new Map<Locale, SiteBrand>()

/**
 * The brand, or as it was read last while the database is away: the pages that say so stand in the same document.
 * Null where it was never read.
 */
export async function getBrandOrLast(locale: Locale): Promise<SiteBrand | null> {
  try {
    const brand = await getSiteBrand(locale)
    last.set(locale, brand)
    return brand
  } catch {
    return last.get(locale) ?? null
  }
}
