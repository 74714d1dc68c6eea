import 'server-only'
import { type Locale, locales } from '@estu/domain/locale/locales'
import { listMetadata } from './list-metadata'

/** A published address, as in Russian, with the languages it exists in. */
export type Address = { path: string; languages: Locale[]; updatedAt: string }

/** Every address for the sitemap: published, meant for search engines, and the main place of its text. */
export async function listAddresses(): Promise<Address[]> {
  const known = new Map<string, Address>()
  for (const { path, locale, noindex, canonical, updatedAt } of await listMetadata()) {
    if (noindex || canonical) continue
    const address = known.get(path) ?? { path, languages: [], updatedAt }
    address.languages.push(locale)
    known.set(path, address)
  }
  return [...known.values()].map((address) => ({
    ...address,
    languages: locales.filter((locale) => address.languages.includes(locale)),
  }))
}
