import { formatTenge } from '@estu/domain/locale/money'
import { inRussian } from '@estu/domain/locale/numbers'
import { type DeliveryWait, sayDeliveryWait } from '@estu/domain/orders/delivery-days'
import { withUsualSpaces } from '@estu/domain/text/typography/with-usual-spaces'
import type { Words } from '../contract.ts'
import { delivery } from '../globals/delivery.ts'
import { instalments } from '../globals/instalments.ts'
import { deviceWarrantyMonths } from './terms.ts'

/** A sum as it is typed into a text. */
export const tenge = (amount: number): string => withUsualSpaces(formatTenge(amount, 'ru'))

const counted = (count: number, forms: readonly [string, string, string]): string =>
  `${count} ${inRussian(count, forms)}`
const yearWords = ['год', 'года', 'лет'] as const
const monthWords = ['месяц', 'месяца', 'месяцев'] as const

const years = deviceWarrantyMonths / 12
export const deviceWarranty: Words = { ru: counted(years, yearWords), kk: `${years} жыл` }

const terms = instalments.plans.map(({ months }) => months)
const listed = (words: readonly (string | number)[], last: string) =>
  `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`
const monthsOfLast = counted(terms.at(-1) ?? 0, monthWords)

/** «3, 6, 12 или 24 месяца». */
export const instalmentTerms: Words = {
  ru: listed([...terms.slice(0, -1), monthsOfLast], 'или'),
  kk: `${listed(terms, 'немесе')} айға`,
}

/** The least sum of each term. */
export const instalmentSums: Words = {
  ru: listed(
    instalments.plans.map(({ months, minKzt }) => `${counted(months, monthWords)} (от ${tenge(minKzt)})`),
    'или',
  ),
  kk: listed(
    instalments.plans.map(({ months, minKzt }) => `${months} айға (${tenge(minKzt)}-ден бастап)`),
    'немесе',
  ),
}

const said = (wait: DeliveryWait): Words => ({
  ru: withUsualSpaces(sayDeliveryWait(wait, 'ru')),
  kk: withUsualSpaces(sayDeliveryWait(wait, 'kk')),
})

/** Where to, how soon, how much. */
export const deliveryRows: Words[][] = delivery.zones.map(({ name, daysFrom, daysTo, priceKzt, freeFromKzt }) => [
  { ru: `Курьер: ${name.ru}`, kk: `Курьер: ${name.kk}` },
  said({ from: daysFrom, to: daysTo, inWorkingDays: false, note: '' }),
  {
    ru: `${tenge(priceKzt)}${freeFromKzt ? `, от ${tenge(freeFromKzt)} бесплатно` : ''}`,
    kk: `${tenge(priceKzt)}${freeFromKzt ? `, ${tenge(freeFromKzt)}-ден бастап тегін` : ''}`,
  },
])
