import type { Locale } from '@estu/domain/locale/locales'
import type { ReactNode } from 'react'
import type { Supply } from '@/content/types'
import { translator } from '@/i18n/translator'
import { PageSection } from '../page-section'
import { ProductCards } from '../product-cards'
import { ProductView } from '../product-view'
import { ImplantNotices } from './implant-notices'
import { SupplyBuyPanel } from './supply-buy-panel'
import { supplySpecs } from './supply-specs'

type Props = {
  locale: Locale
  supply: Supply
  /** Where a message can be written. */
  writeHref: string
  /** The devices it fits, as cards; a draft is seen without them. */
  fits: ReactNode
  children?: ReactNode
}

/** The page of an implant item, a consumable or an accessory. */
export function SupplyView({ locale, supply, writeHref, fits, children }: Props) {
  const t = translator(locale)
  return (
    <ProductView
      locale={locale}
      product={supply}
      specs={supplySpecs(supply, locale, t)}
      buy={<SupplyBuyPanel locale={locale} supply={supply} writeHref={writeHref} />}
      notices={<ImplantNotices supply={supply} t={t} />}
    >
      {supply.fitsDevices.length > 0 && <PageSection title={t('goods.fitsDevices')}>{fits}</PageSection>}
      {supply.fitsImplants.length > 0 && (
        <PageSection title={t('goods.fitsImplants')}>
          <ProductCards locale={locale} products={supply.fitsImplants} />
        </PageSection>
      )}
      {children}
    </ProductView>
  )
}
