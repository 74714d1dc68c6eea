import type { Locale } from '@estu/domain/locale/locales'
import { formatNumber } from '@estu/domain/locale/numbers'
import type { SpecGroup } from '@estu/ui/components/spec-list'
import type { Product } from '@/content/types'
import type { Messages, Translate } from '@/i18n/translator'
import { kindOf } from './product-labels'

/** What is known of an item; what is not known is left out, never guessed. */
export function productSpecs(item: Product, locale: Locale, t: Translate): SpecGroup[] {
  const connections = item.connectivity.map((name) => t(`connectivity.${name as keyof Messages['connectivity']}`))
  const audience = item.audience.map((name) => t(`audience.${name as keyof Messages['audience']}`))
  const rows = [
    { name: t('goods.kind'), value: kindOf(item, t) },
    { name: t('goods.packQty'), value: item.packQty ? t('goods.pieces', { count: item.packQty }) : '' },
    { name: t('goods.size'), value: item.size },
    { name: t('goods.vent'), value: item.vent ? t(`vent.${item.vent as keyof Messages['vent']}`) : '' },
    {
      name: t('goods.shelfLife'),
      value: item.shelfLifeMonths ? t('goods.monthsCount', { count: item.shelfLifeMonths }) : '',
    },
    { name: t('goods.wearing'), value: item.wearing ? t(`wearing.${item.wearing as keyof Messages['wearing']}`) : '' },
    { name: t('goods.audience'), value: audience.join(', ') },
    { name: t('goods.wireless'), value: item.wireless ? t('goods.yes') : '' },
    {
      name: t('goods.range'),
      value: item.rangeM ? t('goods.metres', { value: formatNumber(item.rangeM, locale) }) : '',
    },
    { name: t('device.connection'), value: connections.join(', ') },
    { name: t('device.protection'), value: item.ipRating ?? '' },
  ]
  return [{ title: t('device.specMain'), rows: rows.filter(({ value }) => value) }]
}
