import { type DeliveryWait, deliveryDays } from '@estu/domain/orders/delivery-days'
import type { OfferShippingDetails } from 'schema-dts'
import type { DeliveryZone } from '@/content/catalogue/list-delivery-zones'

/** What it costs to have it brought, and how long that takes, as the page says it below the price. */
export const shippingData = (zones: readonly DeliveryZone[], priceKzt: number): OfferShippingDetails[] =>
  zones.map((zone) => ({
    '@type': 'OfferShippingDetails',
    shippingDestination: { '@type': 'DefinedRegion', name: zone.name, addressCountry: 'KZ' },
    shippingRate: { '@type': 'MonetaryAmount', value: rateOf(zone, priceKzt), currency: 'KZT' },
    deliveryTime: timeOf(zone.wait),
  }))

const rateOf = ({ priceKzt, freeFromKzt }: DeliveryZone, sumKzt: number): number =>
  freeFromKzt !== null && sumKzt >= freeFromKzt ? 0 : priceKzt

/** A carrier's working days in Kazakhstan. */
const workingDays = {
  '@type': 'OpeningHoursSpecification',
  dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
} as const

function timeOf(wait: DeliveryWait): OfferShippingDetails['deliveryTime'] {
  const days = deliveryDays(wait)
  if (!days) return undefined
  const { from, to } = days
  return {
    '@type': 'ShippingDeliveryTime',
    transitTime: { '@type': 'QuantitativeValue', minValue: from, maxValue: to, unitCode: 'DAY' },
    businessDays: wait.inWorkingDays ? workingDays : undefined,
  }
}
