import type { OptionLabels } from './option-labels.ts'

/** What part of an implant system it is. */
export const implantComponents = [
  'system',
  'internal_implant',
  'sound_processor',
  'headpiece',
  'cable',
  'microphone',
  'battery',
  'charger',
  'case',
] as const
export type ImplantComponent = (typeof implantComponents)[number]

export const implantComponentLabels: OptionLabels<ImplantComponent> = {
  system: ['Система целиком', 'Толық жүйе'],
  internal_implant: ['Внутренняя часть', 'Ішкі бөлігі'],
  sound_processor: ['Речевой процессор', 'Сөйлеу процессоры'],
  headpiece: ['Катушка', 'Катушка'],
  cable: ['Кабель', 'Кабель'],
  microphone: ['Микрофон', 'Микрофон'],
  battery: ['Батарея', 'Батарея'],
  charger: ['Зарядное устройство', 'Зарядтағыш'],
  case: ['Футляр', 'Қорап'],
}

/** Where a sound processor is worn. */
export const wearings = ['behind_ear', 'off_ear'] as const
export type Wearing = (typeof wearings)[number]

export const wearingLabels: OptionLabels<Wearing> = {
  behind_ear: ['За ухом', 'Құлақ артына'],
  off_ear: ['На голове, без корпуса за ухом', 'Басына, құлақ артында корпусы жоқ'],
}
