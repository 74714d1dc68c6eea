import type { OptionLabels } from './option-labels.ts'

/** What helps a visitor to reach a branch and to be understood there. */
export const branchAccess = ['ramp', 'loop', 'sign_language', 'parking', 'lift', 'writing_board', 'quiet_room'] as const
export type BranchAccess = (typeof branchAccess)[number]

export const branchAccessLabels: OptionLabels<BranchAccess> = {
  ramp: ['Вход без ступеней', 'Баспалдақсыз кіреберіс'],
  loop: ['Индукционная петля', 'Индукциялық ілмек'],
  sign_language: ['Жестовый язык', 'Ымдау тілі'],
  parking: ['Парковка', 'Тұрақ'],
  lift: ['Лифт', 'Лифт'],
  writing_board: ['Доска для письма', 'Жазу тақтасы'],
  quiet_room: ['Тихая комната', 'Тыныш бөлме'],
}
