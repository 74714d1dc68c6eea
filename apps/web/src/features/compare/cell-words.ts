import { degreesLabel } from '@estu/domain/catalogue/loss-degrees'
import type { ComparedValue } from '@estu/domain/compare/comparison-rows'
import type { Locale } from '@estu/domain/locale/locales'
import { formatTenge } from '@estu/domain/locale/money'
import { translator } from '@/i18n/translator'

/** A cell in words. */
export function cellWords(value: ComparedValue, locale: Locale): string {
  const t = translator(locale)
  switch (value.kind) {
    case 'price':
      return formatTenge(value.kzt, locale)
    case 'monthly':
      return t('compare.monthly', { price: formatTenge(value.kzt, locale), months: value.months })
    case 'degrees':
      return degreesLabel(value.degrees)
    case 'form':
      return t(`formFactor.${value.code}`)
    case 'power':
      return t(`power.${value.code}`)
    case 'source':
      return t(`powerSource.${value.code}`)
    case 'availability':
      return t(`availability.${value.code}`)
    case 'hours':
      return t('device.lifeHours', { count: value.count })
    case 'months':
      return t('goods.monthsCount', { count: value.count })
    case 'days':
      return t('compare.daysCount', { count: value.count })
    case 'count':
      return String(value.count)
    case 'has':
      return t(value.has ? 'compare.yes' : 'compare.no')
    case 'phone':
      return phoneWords[value.how](t)
    case 'text':
      return value.text
    case 'items':
      return value.items.join(', ')
    case 'unknown':
      return t('compare.unknown')
  }
}

type Translate = ReturnType<typeof translator>

const phoneWords: Record<Extract<ComparedValue, { kind: 'phone' }>['how'], (t: Translate) => string> = {
  hands_free: (t) => t('compare.phoneCalls'),
  bluetooth: (t) => t('compare.phoneSound'),
  none: (t) => t('compare.no'),
}
