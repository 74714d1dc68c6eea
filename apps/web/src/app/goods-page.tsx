import { type Locale, locales, localisePath } from '@estu/domain/locale'
import { goodsPath, routes } from '@estu/domain/routes'
import type { Metadata } from 'next'
import { getGoods } from '@/content/get-goods'
import { getOrganisation } from '@/content/get-organisation'
import { listGoods } from '@/content/list-goods'
import { listReviews } from '@/content/list-reviews'
import type { GoodsSection as Section } from '@/content/types'
import { DeviceCards } from '@/features/devices/device-cards'
import { goodsData } from '@/features/goods/goods-data'
import { GoodsSection } from '@/features/goods/goods-section'
import { GoodsView } from '@/features/goods/goods-view'
import { ProductReviews } from '@/features/reviews/product-reviews'
import { ratingOf } from '@/features/reviews/rating-of'
import { translator } from '@/i18n/translator'
import { goneOrMoved } from '@/lib/gone-or-moved'
import { JsonLd } from '@/lib/json-ld'
import { pageMetadata } from '@/lib/page-metadata'
import { localeAndSlugOf, localeOf } from '@/lib/params'
import { whatsappLink } from '@/shell/contact-links'
import { SiteFrame } from '@/shell/site-frame'

type SectionParams = Promise<{ locale: string }>
type Params = Promise<{ locale: string; slug: string }>

export async function goodsSectionMetadata(section: Section, params: SectionParams): Promise<Metadata> {
  const locale = localeOf(await params)
  if (!locale) return {}
  const t = translator(locale)
  const seo = { title: `${t(`${section}.title`)} · ${t('site.name')}`, description: t(`${section}.lead`) }
  return pageMetadata({ locale, path: routes[section].path, languages: locales, seo })
}

/** The list of one section: implants, consumables or accessories. */
export async function GoodsSectionPage({ section, params }: { section: Section; params: SectionParams }) {
  const locale = localeOf(await params)
  if (!locale) return null
  return (
    <SiteFrame locale={locale} path={routes[section].path} languages={locales}>
      <GoodsSection locale={locale} section={section} goods={await listGoods(locale, section)} />
    </SiteFrame>
  )
}

export async function goodsMetadata(section: Section, params: Params): Promise<Metadata> {
  const wanted = localeAndSlugOf(await params)
  const item = wanted && (await getGoods(wanted.locale, section, wanted.slug))
  if (!item) return {}
  return pageMetadata({ ...wanted, path: goodsPath(section, item.slug), languages: item.languages, seo: item.seo })
}

/** One item's page. */
export async function GoodsPage({ section, params }: { section: Section; params: Params }) {
  const wanted = localeAndSlugOf(await params)
  if (!wanted) return null
  const { locale, slug } = wanted
  const item = await getGoods(locale, section, slug)
  if (!item) return goneOrMoved(locale, goodsPath(section, slug))
  const [organisation, reviews] = await Promise.all([getOrganisation(locale), listReviews(locale, item.id)])
  return (
    <SiteFrame locale={locale} path={goodsPath(section, item.slug)} languages={item.languages}>
      <JsonLd data={{ ...goodsData(item, locale), aggregateRating: ratingOf(reviews) }} />
      <GoodsView
        locale={locale}
        item={item}
        writeHref={writeHref(locale, whatsappLink(organisation)?.href)}
        fits={<DeviceCards locale={locale} devices={item.fitsDevices.slice(0, 8)} />}
      >
        <ProductReviews locale={locale} reviews={reviews} section={section} slug={item.slug} />
      </GoodsView>
    </SiteFrame>
  )
}

const writeHref = (locale: Locale, whatsapp: string | undefined) =>
  whatsapp ?? localisePath(locale, routes.branches.path)
