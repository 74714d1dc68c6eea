import type { Locale } from '../../locale/locales.ts'
import type { PayingWay } from '../../paying/paying-ways.ts'

type Words = Readonly<Record<Locale, string>>

/** What becomes of money that is given back, as the terms of exchange and return say it. */
export const refundTerms = {
  sameWay: {
    ru: 'Деньги возвращаем тем же способом, каким вы платили.',
    kk: 'Ақшаны қалай төлесеңіз, солай қайтарамыз.',
  },
  bank: {
    ru: 'Если покупали через банк, напишите и ему: график платежей меняет банк.',
    kk: 'Банк арқылы алсаңыз, оған да жазыңыз: төлем кестесін банк өзгертеді.',
  },
  term: {
    ru: 'Срок назовём письменно, он не больше срока по закону.',
    kk: 'Мерзімін жазбаша айтамыз, ол заңдағы мерзімнен аспайды.',
  },
} as const satisfies Record<string, Words>

const who: Record<PayingWay, Words> = {
  at_pickup: { ru: 'Возврат оформляет филиал.', kk: 'Қайтаруды филиал рәсімдейді.' },
  on_delivery: { ru: 'Возврат оформляем мы.', kk: 'Қайтаруды біз рәсімдейміз.' },
  pay_link: {
    ru: 'Возврат оформляем мы, на вашу карту деньги зачисляет банк.',
    kk: 'Қайтаруды біз рәсімдейміз, картаңызға ақшаны банк түсіреді.',
  },
  instalment: refundTerms.bank,
}

/** What becomes of the money of an order that was paid and is called off. */
export const refundWords = (paying: PayingWay, locale: Locale): string =>
  [refundTerms.sameWay[locale], who[paying][locale], refundTerms.term[locale]].join(' ')

type Paid = { status: string; paid?: boolean | null | undefined; refunded?: boolean | null | undefined }

/** Whether money of an order is still to be given back. */
export const isToRefund = ({ status, paid, refunded }: Paid): boolean =>
  status === 'cancelled' && Boolean(paid) && !refunded
