import type { Locale } from '@estu/domain/locale/locales'
import { formatNumber } from '@estu/domain/locale/numbers'
import type { SpecGroup } from '@estu/ui/components/spec-list'
import type { Supply } from '@/content/types'
import type { Messages, Translate } from '@/i18n/translator'
import { kindOf } from './kind-of'

/** What is known of a supply; what is not known is left out, never guessed. */
export function supplySpecs(supply: Supply, locale: Locale, t: Translate): SpecGroup[] {
  const connections = supply.connectivity.map((name) => t(`connectivity.${name as keyof Messages['connectivity']}`))
  const audience = supply.audience.map((name) => t(`audience.${name as keyof Messages['audience']}`))
  const rows = [
    { name: t('goods.kind'), value: kindOf(supply, t) },
    { name: t('goods.packQty'), value: supply.packQty ? t('goods.pieces', { count: supply.packQty }) : '' },
    { name: t('goods.size'), value: supply.size },
    {
      name: t('goods.vent'),
      value: supply.vent ? t(`vent.${supply.vent as keyof Messages['vent']}`) : '',
      say: t('explain.vent'),
    },
    {
      name: t('goods.shelfLife'),
      value: supply.shelfLifeMonths ? t('goods.monthsCount', { count: supply.shelfLifeMonths }) : '',
    },
    {
      name: t('goods.wearing'),
      value: supply.wearing ? t(`wearing.${supply.wearing as keyof Messages['wearing']}`) : '',
    },
    { name: t('goods.audience'), value: audience.join(', ') },
    { name: t('goods.wireless'), value: supply.wireless ? t('goods.yes') : '' },
    {
      name: t('goods.range'),
      value: supply.rangeM ? t('goods.metres', { value: formatNumber(supply.rangeM, locale) }) : '',
    },
    { name: t('device.connection'), value: connections.join(', ') },
    { name: t('device.protection'), value: supply.ipRating ?? '', say: t('explain.protection') },
  ]
  return [{ title: t('device.specMain'), rows: rows.filter(({ value }) => value) }]
}
