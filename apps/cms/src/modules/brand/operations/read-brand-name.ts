import type { Locale } from '@estu/domain/locale/locales'
import type { Payload, PayloadRequest } from 'payload'

/**
 * Returns the name of the shop in one language: that of the brand; of a shop that has none yet, the organisation's, and
 * of an empty one the site's address.
 */
export async function readBrandName(payload: Payload, locale: Locale, req?: PayloadRequest): Promise<string> {
  const within = req ? { req } : {}
  const brand = await payload.findGlobal({ slug: 'brand', depth: 0, locale, overrideAccess: true, ...within })
  if (brand.name) return brand.name
  const organisation = await payload.findGlobal({ slug: 'organisation', depth: 0, overrideAccess: true, ...within })
  return organisation.name || new URL(payload.config.custom.webUrl as string).host
}
