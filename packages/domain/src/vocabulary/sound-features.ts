import type { OptionLabels } from './option-labels.ts'

/** What a hearing aid does with sound, and what protects a child. */
export const soundFeatures = [
  'directionality',
  'noise_reduction',
  'wind_noise',
  'feedback_cancel',
  'impulse_noise',
  'frequency_lowering',
  'auto_scenes',
  'tinnitus_masker',
  'led_indicator',
  'tamperproof_battery',
] as const
export type SoundFeature = (typeof soundFeatures)[number]

export const soundFeatureLabels: OptionLabels<SoundFeature> = {
  directionality: ['Направленные микрофоны', 'Бағытталған микрофондар'],
  noise_reduction: ['Подавление шума', 'Шуды басу'],
  wind_noise: ['Подавление шума ветра', 'Жел шуын басу'],
  feedback_cancel: ['Подавление свиста', 'Ысқырықты басу'],
  impulse_noise: ['Смягчение резких звуков', 'Кенет шыққан дыбысты жұмсарту'],
  frequency_lowering: ['Перенос высоких звуков', 'Жоғары жиілікті төмен жиілікке көшіру'],
  auto_scenes: ['Автоматические программы', 'Автоматты бағдарламалар'],
  tinnitus_masker: ['Маскировка шума в ушах', 'Құлақтағы шуды бүркемелеу'],
  led_indicator: ['Световой индикатор', 'Жарық индикаторы'],
  tamperproof_battery: ['Защита батарейки от детей', 'Батареяны баладан қорғау'],
}
