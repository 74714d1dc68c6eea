import type { OptionLabels } from '../vocabulary/option-labels.ts'

/** Whether there is enough of a product: the database writes it with each number, from how many are too few. */
export const stockLevels = ['enough', 'low', 'none'] as const
export type StockLevel = (typeof stockLevels)[number]

export const stockLevelLabels: OptionLabels<StockLevel> = {
  enough: ['Хватает', 'Жеткілікті'],
  low: ['Заканчивается', 'Таусылып барады'],
  none: ['Закончился', 'Таусылды'],
}
