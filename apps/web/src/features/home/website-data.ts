import { hreflangOf, type Locale, localisePath } from '@estu/domain/locale/locales'
import { routes } from '@estu/domain/routing/routes'
import type { SearchAction, WebSite, WithActionConstraints, WithContext } from 'schema-dts'
import { siteUrl } from '@/lib/metadata/site-url'

/** The site as search engines read it: where its own search is. */
export function websiteData(locale: Locale, name: string): WithContext<WebSite> {
  const search: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${siteUrl(localisePath(locale, routes.search.path))}?q={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  }
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name,
    url: siteUrl(localisePath(locale, '/')),
    inLanguage: hreflangOf(locale),
    potentialAction: search,
  }
}
