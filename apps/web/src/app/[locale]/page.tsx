import { locales } from '@estu/domain/locale/locales'
import { listedLanguages } from '@estu/domain/seo/listed-languages'
import type { Metadata } from 'next'
import { JsonLd } from '@/components/json-ld'
import { getSiteBrand } from '@/content/brand/get-site-brand'
import { getOrganisation } from '@/content/clinic/get-organisation'
import { getHome } from '@/content/editorial/get-home'
import { organisationData } from '@/features/home/organisation-data'
import { websiteData } from '@/features/home/website-data'
import { SiteFrame } from '@/layout/site-frame'
import { pageMetadata } from '@/lib/metadata/page-metadata'
import { localeOf } from '@/lib/params'
import { HomeContent } from '../home-content'

type Props = { params: Promise<{ locale: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = localeOf(await params)
  if (!locale) return {}
  const { seo, updatedAt } = await getHome(locale)
  const homes = await Promise.all(locales.map(async (one) => ({ locale: one, ...(await getHome(one)).seo })))
  const { name: siteName } = await getSiteBrand(locale)
  const listed = listedLanguages(homes)
  return pageMetadata({ locale, path: '/', languages: locales, listed, seo, updatedAt, siteName })
}

export default async function HomePage({ params }: Props) {
  const locale = localeOf(await params)
  if (!locale) return null
  const [home, organisation, brand] = await Promise.all([
    getHome(locale),
    getOrganisation(locale),
    getSiteBrand(locale),
  ])
  return (
    <SiteFrame locale={locale} path="/" languages={locales}>
      <JsonLd
        data={{
          '@context': 'https://schema.org',
          '@graph': [websiteData(locale, brand.name), organisationData(organisation, brand)],
        }}
      />
      <HomeContent locale={locale} home={home} organisation={organisation} />
    </SiteFrame>
  )
}
