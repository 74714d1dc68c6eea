import 'server-only'
import type { Organisation as Stored } from '@estu/cms/types'
import type { Locale } from '@estu/domain/locale/locales'
import { picture, words } from '@/content/map-shared'
import { readGlobal } from '@/content/read'
import type { Organisation } from '@/content/types'

/** The organisation's own data in one language. */
export async function getOrganisation(locale: Locale): Promise<Organisation> {
  'use cache'
  return mapOrganisation(await readGlobal(locale, 'organisation', 1))
}

export function mapOrganisation(stored: Stored): Organisation {
  const { value, count, source } = stored.rating ?? {}
  return {
    name: words(stored.name),
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
