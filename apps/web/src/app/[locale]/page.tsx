import { locales } from '@estu/domain/locale/locales'
import type { Metadata } from 'next'
import { JsonLd } from '@/components/json-ld'
import { countAll } from '@/content/catalogue/lists/count-facets'
import { getOrganisation } from '@/content/clinic/get-organisation'
import { listBranches } from '@/content/clinic/list-branches'
import { getHome } from '@/content/editorial/get-home'
import { listArticles } from '@/content/editorial/list-articles'
import { listPromotions } from '@/content/editorial/list-promotions'
import { ArticleCards } from '@/features/articles/article-cards'
import { BranchCards } from '@/features/branches/branch-cards'
import { HomeView } from '@/features/home/home-view'
import { organisationData } from '@/features/home/organisation-data'
import { websiteData } from '@/features/home/website-data'
import { ProductCards } from '@/features/products/product-cards'
import { PromotionTiles } from '@/features/promotions/promotion-tiles'
import { SiteFrame } from '@/layout/site-frame'
import { pageMetadata } from '@/lib/metadata/page-metadata'
import { localeOf } from '@/lib/params'

type Props = { params: Promise<{ locale: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = localeOf(await params)
  if (!locale) return {}
  const { seo, updatedAt } = await getHome(locale)
  return pageMetadata({ locale, path: '/', languages: locales, seo, updatedAt })
}

export default async function HomePage({ params }: Props) {
  const locale = localeOf(await params)
  if (!locale) return null
  const [home, organisation, deviceCounts, promotions, articles, branches] = await Promise.all([
    getHome(locale),
    getOrganisation(locale),
    countAll(locale, 'devices'),
    listPromotions(locale),
    listArticles(locale, 'expert', 3),
    listBranches(locale),
  ])
  return (
    <SiteFrame locale={locale} path="/" languages={locales}>
      <JsonLd
        data={{
          '@context': 'https://schema.org',
          '@graph': [websiteData(locale, organisation.name), organisationData(organisation)],
        }}
      />
      <HomeView
        locale={locale}
        home={home}
        organisation={organisation}
        deviceCounts={deviceCounts}
        slots={{
          popular: <ProductCards locale={locale} products={home.popular.devices.slice(0, 4)} />,
          promotions: <PromotionTiles locale={locale} promotions={promotions.slice(0, 1)} />,
          articles: <ArticleCards locale={locale} articles={articles} />,
          branches: <BranchCards locale={locale} branches={branches.slice(0, 2)} />,
        }}
      />
    </SiteFrame>
  )
}
