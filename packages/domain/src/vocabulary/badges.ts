import type { OptionLabels } from './option-labels.ts'

/** What editors mark a hearing aid with on its card. */
export const badges = ['new', 'hit'] as const
export type Badge = (typeof badges)[number]

export const badgeLabels: OptionLabels<Badge> = {
  new: ['Новинка', 'Жаңа'],
  hit: ['Часто выбирают', 'Жиі таңдалады'],
}
