import { JsonLd } from '@/components/json-ld'
import { getDevice } from '@/content/catalogue/get-device'
import { listDevices } from '@/content/catalogue/list-devices'
import { listFitting } from '@/content/catalogue/list-fitting'
import { listReviews } from '@/content/catalogue/list-reviews'
import { deviceData } from '@/features/products/device-data'
import { DeviceView } from '@/features/products/device-view'
import { ProductCards } from '@/features/products/product-cards'
import { ProductReviews } from '@/features/reviews/product-reviews'
import { ratingOf } from '@/features/reviews/rating-of'
import { translator } from '@/i18n/translator'
import { SiteFrame } from '@/layout/site-frame'
import { goneOrMoved } from '@/lib/gone-or-moved'
import { localeAndSlugOf } from '@/lib/params'

type Props = {
  params: Promise<{ locale: string; slug: string }>
  /** The section the page stands in: all devices, or those for children. */
  pathOf: (slug: string) => string
  forChildren?: boolean
}

/** A hearing aid's page with what fits it and what its buyers say. */
export async function DevicePage({ params, pathOf, forChildren = false }: Props) {
  const wanted = localeAndSlugOf(await params)
  if (!wanted) return null
  const { locale, slug } = wanted
  const device = await getDevice(locale, slug)
  if (!device || (forChildren && !device.audience.includes('child'))) return goneOrMoved(locale, pathOf(slug))
  const [all, fitting, reviews] = await Promise.all([
    listDevices(locale),
    listFitting(locale, device.id),
    listReviews(locale, device.id),
  ])
  const others = all.filter((other) => other.slug !== slug && other.formFactor === device.formFactor)
  const t = translator(locale)
  return (
    <SiteFrame locale={locale} path={pathOf(device.slug)} languages={device.languages}>
      <JsonLd data={{ ...deviceData(device, locale), aggregateRating: ratingOf(reviews) }} />
      <DeviceView locale={locale} device={device} others={others.slice(0, 4)}>
        {fitting.length > 0 && (
          <section className="section">
            <div className="page">
              <h2 className="gap-below">{t('device.fitting')}</h2>
              <ProductCards locale={locale} goods={fitting.slice(0, 8)} />
            </div>
          </section>
        )}
        <ProductReviews locale={locale} reviews={reviews} section="devices" slug={device.slug} />
      </DeviceView>
    </SiteFrame>
  )
}
