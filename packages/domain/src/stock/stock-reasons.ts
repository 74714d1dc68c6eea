import type { OptionLabels } from '../vocabulary/option-labels.ts'

/** Why there is more or less of something. The last five are the system's own. */
export const stockReasons = [
  ...(['delivery', 'brought-back', 'sale', 'loss', 'count'] as const),
  ...(['order', 'order-off', 'begun', 'ended', 'unknown'] as const),
] as const
export type StockReason = (typeof stockReasons)[number]

/** Those that a person chooses. */
export const chosenStockReasons = ['delivery', 'brought-back', 'sale', 'loss', 'count'] as const satisfies StockReason[]
export type ChosenStockReason = (typeof chosenStockReasons)[number]

export const stockReasonLabels: OptionLabels<StockReason> = {
  delivery: ['Поставка', 'Жеткізілім'],
  'brought-back': ['Вернул покупатель', 'Сатып алушы қайтарды'],
  sale: ['Продажа в салоне', 'Салонда сату'],
  loss: ['Потеря или брак', 'Жоғалды не жарамсыз'],
  count: ['Пересчёт', 'Қайта санау'],
  order: ['Заказ', 'Тапсырыс'],
  'order-off': ['Заказ отменён', 'Тапсырыстан бас тартылды'],
  begun: ['Начали считать', 'Санай бастады'],
  ended: ['Больше не считают', 'Енді саналмайды'],
  unknown: ['Причина не записана', 'Себебі жазылмаған'],
}

/** Which way a reason moves: goods come, go, or either. */
export const stockDirections: Readonly<Record<ChosenStockReason, 'in' | 'out' | 'either'>> = {
  delivery: 'in',
  'brought-back': 'in',
  sale: 'out',
  loss: 'out',
  count: 'either',
}
