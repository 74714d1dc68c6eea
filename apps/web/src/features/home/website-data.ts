import { hreflangOf, type Locale, localisePath } from '@estu/domain/locale/locales'
import { routes } from '@estu/domain/routing/routes'
import type { SearchAction, WebSite, WithActionConstraints } from 'schema-dts'
import { siteUrl } from '@/lib/metadata/site-url'
import { organisationId, websiteId } from '@/lib/structured-data/ids'

/** The site in one language as search engines read it: whose it is and where its own search is. */
export function websiteData(locale: Locale, name: string): WebSite {
  const search: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${siteUrl(localisePath(locale, routes.search.path))}?q={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  }
  return {
    '@type': 'WebSite',
    '@id': websiteId(locale),
    name,
    url: siteUrl(localisePath(locale, '/')),
    inLanguage: hreflangOf(locale),
    publisher: { '@id': organisationId() },
    potentialAction: search,
  }
}
