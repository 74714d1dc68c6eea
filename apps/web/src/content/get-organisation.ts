import 'server-only'
import type { Locale } from '@estu/domain/locale'
import { globalTag, listTag } from '@estu/domain/outbox-tags'
import { cacheLife, cacheTag } from 'next/cache'
import { asVisitor } from './as-visitor'
import { picture, words } from './map-shared'
import { cms } from './payload'
import type { Organisation } from './types'

/** The organisation's own data in one language. */
export async function getOrganisation(locale: Locale): Promise<Organisation> {
  'use cache'
  cacheLife('max')
  cacheTag(globalTag('organisation'), listTag('media'))
  const payload = await cms()
  const stored = await payload.findGlobal({ slug: 'organisation', depth: 1, ...asVisitor(locale) })
  const { value, count, source } = stored.rating ?? {}
  return {
    name: words(stored.name) || 'Есту',
    description: words(stored.description),
    street: words(stored.street),
    locality: words(stored.locality),
    region: words(stored.region),
    postalCode: words(stored.postalCode),
    country: words(stored.country) || 'KZ',
    phone: words(stored.phone),
    whatsapp: words(stored.whatsapp),
    email: words(stored.email),
    logo: picture(stored.logo),
    hoursNote: words(stored.hoursNote),
    contraindications: words(stored.contraindications),
    returnNote: words(stored.returnNote),
    demoNote: words(stored.demoNote),
    rating: value && count ? { value, count, source: words(source) } : null,
    claims: (stored.claims ?? [])
      .map((claim) => ({ value: words(claim.value), text: words(claim.text), source: words(claim.source) }))
      .filter((claim) => claim.value),
  }
}
