import type { OptionLabels } from './option-labels.ts'

/** Whether a hearing aid can be had, what can be had at once first: lists are ordered by it. */
export const availabilities = ['in_stock', 'to_order', 'demo_only', 'out_of_stock'] as const
export type Availability = (typeof availabilities)[number]

/** The same of goods that are not hearing aids: nothing of them is for trying on alone. */
export const goodsAvailabilities = ['in_stock', 'to_order', 'out_of_stock'] as const satisfies readonly Availability[]
export type GoodsAvailability = (typeof goodsAvailabilities)[number]

export const availabilityLabels: OptionLabels<Availability> = {
  in_stock: ['В наличии', 'Қоймада бар'],
  to_order: ['Под заказ', 'Тапсырыспен'],
  demo_only: ['Только примерить в филиале', 'Филиалда тағып көруге ғана'],
  out_of_stock: ['Нет в наличии', 'Қазір жоқ'],
}
