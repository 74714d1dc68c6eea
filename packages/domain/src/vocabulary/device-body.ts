import type { OptionLabels } from './option-labels.ts'

/** Protection from water and dust by IEC 60529; the code is the label in both languages. */
export const ipRatings = ['IP57', 'IP67', 'IP68'] as const
export type IpRating = (typeof ipRatings)[number]

/** What is on the case to change loudness or program. */
export const deviceControls = ['push_button', 'rocker', 'volume_wheel', 'none'] as const
export type DeviceControls = (typeof deviceControls)[number]

export const deviceControlsLabels: OptionLabels<DeviceControls> = {
  push_button: ['Кнопка', 'Түйме'],
  rocker: ['Клавиша-качелька', 'Екі жақты түйме'],
  volume_wheel: ['Колёсико громкости', 'Дыбыс дөңгелегі'],
  none: ['Без кнопок на корпусе', 'Корпусында түйме жоқ'],
}
