import type { Availability } from '@estu/domain/vocabulary/availability'
import type { Offer } from 'schema-dts'
import type { DeliveryZone } from '@/content/catalogue/list-delivery-zones'
import type { Product } from '@/content/types'
import { organisationId } from '@/lib/structured-data/ids'
import { isSold } from '../buying/choices'
import { returnPolicyData } from './return-policy-data'
import { shippingData } from './shipping-data'

const stock: Record<Availability, `https://schema.org/${'InStock' | 'BackOrder' | 'InStoreOnly' | 'OutOfStock'}`> = {
  in_stock: 'https://schema.org/InStock',
  to_order: 'https://schema.org/BackOrder',
  demo_only: 'https://schema.org/InStoreOnly',
  out_of_stock: 'https://schema.org/OutOfStock',
}

type Facts = { product: Product; url: string; zones: readonly DeliveryZone[] }

/** For how much, by whom and on which terms; nothing for what has no price or is sold after a consultation. */
export function offerData({ product, url, zones }: Facts): Offer | undefined {
  const { priceKzt, oldPriceKzt, availability } = product
  if (!priceKzt || (product.section !== 'devices' && product.byConsultation)) return undefined
  return {
    '@type': 'Offer',
    price: priceKzt,
    priceCurrency: 'KZT',
    priceSpecification:
      oldPriceKzt && oldPriceKzt > priceKzt
        ? {
            '@type': 'UnitPriceSpecification',
            priceType: 'https://schema.org/StrikethroughPrice',
            price: oldPriceKzt,
            priceCurrency: 'KZT',
          }
        : undefined,
    availability: stock[availability],
    itemCondition: 'https://schema.org/NewCondition',
    url,
    seller: { '@id': organisationId() },
    shippingDetails: isSold(product) ? shippingData(zones, priceKzt) : undefined,
    hasMerchantReturnPolicy: returnPolicyData(product),
  }
}
