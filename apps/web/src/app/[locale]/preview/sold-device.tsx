import type { Locale } from '@estu/domain/locale/locales'
import { getDevice } from '@/content/catalogue/get-device'
import { getProductReviews } from '@/content/catalogue/list-reviews'
import { listProducts } from '@/content/catalogue/lists/list-products'
import { DeviceView } from '@/features/products/devices/device-view'
import type { ProductAround } from '@/features/products/product-view'
import { aroundProduct } from '../../around-product'

type Props = { locale: Locale; previewed: Partial<Pick<ProductAround, 'plans' | 'zones' | 'deliveryLead'>> }

/** The first hearing aid of the list that may be bought, as its page says how it is paid and delivered. */
export async function SoldDevice({ locale, previewed }: Props) {
  const slug = await findSold(locale)
  const device = slug === null ? null : await getDevice(locale, slug)
  if (!device) return null
  const around = await aroundProduct(locale, device, await getProductReviews(locale, 'devices', device.id))
  return <DeviceView locale={locale} device={device} around={{ ...around, ...previewed }} fitting={[]} />
}

async function findSold(locale: Locale): Promise<string | null> {
  const { items } = await listProducts(locale, {
    section: 'devices',
    chosen: new Map(),
    sort: 'recommended',
    page: 1,
  })
  if (items.kind !== 'products') return null
  const sold = items.cards.find(({ priceKzt, availability }) => priceKzt !== null && availability === 'in_stock')
  return sold?.slug ?? null
}
