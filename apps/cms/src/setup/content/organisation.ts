import type { Locale } from '@estu/domain/locale/locales'
import type { Owner } from '../owner/owner.ts'

/** What the owner told, and nothing beside it: no rating, no claim, no promise. */
export const organisationFields = (owner: Owner) => (locale: Locale) => ({
  description: descriptions[locale](owner.name[locale], owner.city[locale]),
  street: owner.branches[0]?.address[locale],
  locality: owner.city[locale],
  country: 'KZ',
  phone: owner.phone,
  whatsapp: owner.whatsapp,
  email: owner.email,
  contraindications: warnings[locale],
})

const descriptions = {
  ru: (name: string, city: string) => `${name}: помощь тем, кто плохо слышит. ${city}.`,
  kk: (name: string, city: string) => `${name}: нашар еститін адамдарға көмек. ${city}.`,
}

/** The law on advertising asks for it wherever medical devices are offered. */
const warnings = {
  ru: 'Имеются противопоказания. Проконсультируйтесь со специалистом.',
  kk: 'Қарсы көрсетілімдері бар. Маманмен кеңесіңіз.',
}
