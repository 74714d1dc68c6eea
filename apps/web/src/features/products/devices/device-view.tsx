import type { Locale } from '@estu/domain/locale/locales'
import { KeyFacts } from '@estu/ui/components/key-facts'
import type { ReactNode } from 'react'
import type { Device, DeviceCard } from '@/content/types'
import { translator } from '@/i18n/translator'
import { PageSection } from '../page-section'
import { ProductCards } from '../product-cards'
import { ProductView } from '../product-view'
import { DeviceBuyPanel } from './device-buy-panel'
import { DeviceFit } from './device-fit'
import { deviceSpecs } from './device-specs'
import { keyFactsOf } from './key-facts-of'

type Props = { locale: Locale; device: Device; others: DeviceCard[]; children?: ReactNode }

/** A hearing aid's page: what it looks like, whom it fits, what it costs, what it can do. */
export function DeviceView({ locale, device, others, children }: Props) {
  const t = translator(locale)
  return (
    <ProductView
      locale={locale}
      product={device}
      specs={deviceSpecs(device, locale, t)}
      buy={<DeviceBuyPanel locale={locale} device={device} />}
      keyFacts={<KeyFacts facts={keyFactsOf(device, t)} />}
      fit={<DeviceFit device={device} t={t} />}
    >
      {children}
      {others.length > 0 && (
        <PageSection title={t('device.other')}>
          <ProductCards locale={locale} products={others} />
        </PageSection>
      )}
    </ProductView>
  )
}
