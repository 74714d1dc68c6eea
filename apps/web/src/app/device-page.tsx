import type { Locale } from '@estu/domain/locale/locales'
import { type DocumentParams, loadDocument } from '@/app/documents/load-document'
import { getProductReviews } from '@/content/catalogue/list-reviews'
import { listFitting } from '@/content/catalogue/lists/list-fitting'
import { listSimilar } from '@/content/catalogue/lists/list-similar'
import type { Device } from '@/content/types'
import { ListeningSection } from '@/features/listening/listening-section'
import { KeepCart } from '@/features/offline/keep-cart'
import { DeviceView } from '@/features/products/devices/device-view'
import { ProductCards } from '@/features/products/product-cards'
import { CompareTray } from '@/layout/compare-tray'
import { compareTrayOf } from '@/layout/compare-tray-words'
import { SiteFrame } from '@/layout/site-frame'
import { aroundProduct } from './around-product'

type Props = {
  params: DocumentParams
  get: (locale: Locale, slug: string) => Promise<Device | null>
  /** The section the page stands in: all devices, or those for children. */
  pathOf: (slug: string) => string
}

/** A hearing aid's page with what fits it and what its buyers say. */
export async function DevicePage({ params, get, pathOf }: Props) {
  const found = await loadDocument(params, get, pathOf)
  if (!found) return null
  const { locale, document: device } = found
  const [similar, fitting, reviews] = await Promise.all([
    listSimilar(locale, device, 4),
    listFitting(locale, device.id),
    getProductReviews(locale, 'devices', device.id),
  ])
  return (
    <SiteFrame locale={locale} path={pathOf(device.slug)} languages={device.languages}>
      <DeviceView
        locale={locale}
        device={device}
        around={await aroundProduct(locale, device, reviews)}
        fitting={fitting}
        listening={<ListeningSection locale={locale} techLevel={device.techLevel} />}
        similar={similar.length > 0 && <ProductCards locale={locale} products={similar} />}
      />
      <CompareTray {...compareTrayOf(locale)} />
      <KeepCart />
    </SiteFrame>
  )
}
