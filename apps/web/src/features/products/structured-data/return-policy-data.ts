import type { MerchantReturnPolicy } from 'schema-dts'
import type { Product } from '@/content/types'

/** Whether it may be brought back when nothing is wrong with it; a faulty one always may. */
export function returnPolicyData(product: Product): MerchantReturnPolicy {
  const returnable = product.section !== 'devices' && product.returnPolicy === '14_days'
  return {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: 'KZ',
    ...(returnable
      ? { returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow', merchantReturnDays: 14 }
      : { returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' }),
  }
}
