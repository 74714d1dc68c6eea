import type { Crumb } from '@estu/ui/layout/breadcrumbs'
import type { BreadcrumbList } from 'schema-dts'
import { siteUrl } from '../metadata/site-url'

/** The breadcrumbs as search engines read them. */
export const breadcrumbList = (crumbs: readonly Crumb[]): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: href ? siteUrl(href) : undefined,
  })),
})
