import { type Locale, locales } from '@estu/domain/locale/locales'
import type { DeviceCard } from '@/content/types'
import { ProductCards } from '@/features/products/product-cards'
import { translator } from '@/i18n/translator'
import { SectionPage } from '@/layout/section-page'
import { SiteFrame } from '@/layout/site-frame'

type Props = {
  locale: Locale
  path: string
  /** The group of words that speaks of the section. */
  words: 'devices' | 'children'
  devices: readonly DeviceCard[]
  /** The section the cards lead into, where it is not all devices. */
  pathOf?: (slug: string) => string
}

/** A list of hearing aids: all of them, or those for children. */
export function DeviceListPage({ locale, path, words, devices, pathOf }: Props) {
  const t = translator(locale)
  return (
    <SiteFrame locale={locale} path={path} languages={locales}>
      <SectionPage
        locale={locale}
        title={t(`${words}.title`)}
        lead={t(`${words}.lead`)}
        more={<p className="muted num">{t('devices.count', { count: devices.length })}</p>}
      >
        {devices.length > 0 ? (
          <ProductCards locale={locale} products={devices} heading="h2" pathOf={pathOf} eager />
        ) : (
          <p>{t('devices.empty')}</p>
        )}
      </SectionPage>
    </SiteFrame>
  )
}
