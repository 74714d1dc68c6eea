import { hreflangOf, type Locale, locales, localisePath } from '@estu/domain/locale/locales'
import { routes } from '@estu/domain/routing/routes'
import type { MetadataRoute } from 'next'
import { connection } from 'next/server'
import { type Address, listAddresses } from '@/content/list-addresses'
import { siteUrl } from '@/lib/site-url'

/** Pages that are the same whatever is published. */
const fixed: Address[] = [
  routes.home,
  routes.devices,
  routes.childrensDevices,
  routes.implants,
  routes.consumables,
  routes.accessories,
  routes.services,
  routes.articles,
  routes.expertArticles,
  routes.branches,
  routes.reviews,
].map(({ path }) => ({ path, languages: [...locales], updatedAt: '' }))

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  await connection()
  return [...fixed, ...(await listAddresses())].flatMap(entries)
}

function entries({ path, languages, updatedAt }: Address): MetadataRoute.Sitemap {
  const address = (locale: Locale) => siteUrl(localisePath(locale, path))
  const named = languages.map((locale) => [hreflangOf(locale), address(locale)])
  return languages.map((locale) => ({
    url: address(locale),
    lastModified: updatedAt || undefined,
    alternates: { languages: Object.fromEntries(named) },
  }))
}
