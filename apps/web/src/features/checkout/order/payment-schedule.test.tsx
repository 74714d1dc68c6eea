import { locales } from '@estu/domain/locale/locales'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { ShopperOrder } from '@/content/types'
import { PaymentSchedule } from './payment-schedule'

const order = {
  paying: 'instalment',
  planMonths: 3,
  planProvider: 'Банк',
  goodsKzt: 200_000,
  discountKzt: 20_000,
  markupKzt: 9000,
  deliveryKzt: 0,
} as ShopperOrder

it.each(locales)('%s: payments share what is left after the discount', (locale) => {
  const words = renderToStaticMarkup(<PaymentSchedule locale={locale} order={order} />).replaceAll(/\s/g, '')
  expect(words.match(/63000₸/g)).toHaveLength(4)
  expect(words).toContain('189000₸')
  expect(words).not.toContain('209000')
})
