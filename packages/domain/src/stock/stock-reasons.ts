import type { OptionLabels } from '../vocabulary/option-labels.ts'

/** Why there is more or less of something. The last seven are the system's own. */
export const stockReasons = [
  ...(['delivery', 'brought-back', 'sale', 'loss', 'count', 'moved'] as const),
  ...(['order', 'order-off', 'carried', 'begun', 'ended', 'closed', 'unknown'] as const),
] as const
export type StockReason = (typeof stockReasons)[number]

/** With these an order holds goods: what it holds in a place is the sum of them. */
export const holdingStockReasons = ['order', 'order-off', 'carried'] as const satisfies StockReason[]

/** Those that a person chooses. */
export const chosenStockReasons = [
  ...(['delivery', 'brought-back', 'sale', 'loss', 'count', 'moved'] as const),
] as const satisfies StockReason[]
export type ChosenStockReason = (typeof chosenStockReasons)[number]

export const stockReasonLabels: OptionLabels<StockReason> = {
  delivery: ['Поставка', 'Жеткізілім'],
  'brought-back': ['Вернул покупатель', 'Сатып алушы қайтарды'],
  sale: ['Продажа в салоне', 'Салонда сату'],
  loss: ['Потеря или брак', 'Жоғалды не жарамсыз'],
  count: ['Пересчёт', 'Қайта санау'],
  moved: ['Перемещение', 'Орын ауыстыру'],
  order: ['Заказ', 'Тапсырыс'],
  'order-off': ['Заказ отменён', 'Тапсырыстан бас тартылды'],
  carried: ['Перенесено к выдаче', 'Беретін жерге жеткізілді'],
  begun: ['Начали считать', 'Санай бастады'],
  ended: ['Больше не считают', 'Енді саналмайды'],
  closed: ['Филиал закрыт', 'Филиал жабылды'],
  unknown: ['Причина не записана', 'Себебі жазылмаған'],
}

/** Which way a reason moves: goods come, go, either, or from one place to another, where a number without a sign says how many. */
export const stockDirections: Readonly<Record<ChosenStockReason, 'in' | 'out' | 'either' | 'between'>> = {
  delivery: 'in',
  'brought-back': 'in',
  sale: 'out',
  loss: 'out',
  count: 'either',
  moved: 'between',
}
