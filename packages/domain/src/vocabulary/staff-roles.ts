import type { OptionLabels } from './option-labels.ts'

/** What a member of the staff may do; what each may read and write is decided by the CMS's access rules. */
export const staffRoles = ['admin', 'editor', 'translator', 'clinic'] as const
export type StaffRole = (typeof staffRoles)[number]

export const staffRoleLabels: OptionLabels<StaffRole> = {
  admin: ['Администратор', 'Әкімші'],
  editor: ['Редактор', 'Редактор'],
  translator: ['Переводчик (один язык)', 'Аудармашы (бір тіл)'],
  clinic: ['Клиника: заказы и записи', 'Клиника: тапсырыс пен жазылу'],
}
