import type { OptionLabels } from './option-labels.ts'

/** What a consumable is. */
export const consumableKinds = [
  'battery',
  'dome',
  'wax_filter',
  'earmould',
  'tube',
  'hook',
  'receiver',
  'cleaning',
  'drying_capsule',
  'headpiece_cable',
] as const
export type ConsumableKind = (typeof consumableKinds)[number]

export const consumableKindLabels: OptionLabels<ConsumableKind> = {
  battery: ['Батарейки и питание', 'Батарея және қуат көзі'],
  dome: ['Купола', 'Күмбезшелер'],
  wax_filter: ['Фильтры от серы', 'Құлық сүзгілері'],
  earmould: ['Вкладыши', 'Құлақ ішпектері'],
  tube: ['Трубки', 'Түтіктер'],
  hook: ['Рожки', 'Ілмектер (рожок)'],
  receiver: ['Ресиверы', 'Ресиверлер'],
  cleaning: ['Чистка', 'Тазалауға арналған'],
  drying_capsule: ['Осушающие капсулы', 'Кептіргіш капсулалар'],
  headpiece_cable: ['Кабели процессора', 'Процессор кабельдері'],
}

/** How much air a dome lets through. */
export const vents = ['open', 'semi', 'closed', 'power'] as const
export type Vent = (typeof vents)[number]

export const ventLabels: OptionLabels<Vent> = {
  open: ['Открытый', 'Ашық'],
  semi: ['Полуоткрытый', 'Жартылай ашық'],
  closed: ['Закрытый', 'Жабық'],
  power: ['Мощный', 'Қуатты'],
}
