import { hreflangOf, type Locale } from '@estu/domain/locale/locales'
import type { BreadcrumbList, Graph, MedicalWebPage, Thing } from 'schema-dts'
import { websiteId } from './ids'

type OfPage = Pick<Exclude<MedicalWebPage, string>, 'lastReviewed' | 'reviewedBy'>

/** What a page tells search engines of itself and of what it is about. */
export type PageThings = {
  /** What is known of the page beside its place; one about health says who checked it. */
  page?: OfPage & { '@type': 'MedicalWebPage' | 'ProfilePage' }
  /** What the page is about. */
  about?: Thing | undefined
  /** What that refers to. */
  things?: readonly Thing[]
}

type Facts = PageThings & { locale: Locale; breadcrumb: BreadcrumbList; name: string }

/** One graph a page: the page in its site, where it stands, and what it is about. */
export const pageGraph = ({ locale, breadcrumb, name, page, about, things = [] }: Facts): Graph => ({
  '@context': 'https://schema.org',
  '@graph': [
    {
      '@type': 'WebPage',
      ...page,
      name,
      inLanguage: hreflangOf(locale),
      isPartOf: { '@id': websiteId(locale) },
      breadcrumb,
      mainEntity: about,
    },
    ...things,
  ],
})
