import type { OptionLabels } from './option-labels.ts'

/** What a member of the staff may do; what each may read and write is decided by the CMS's access rules. */
export const staffRoles = ['admin', 'editor', 'translator', 'clinic', 'owner', 'reception', 'specialist'] as const
export type StaffRole = (typeof staffRoles)[number]

export const staffRoleLabels: OptionLabels<StaffRole> = {
  admin: ['Администратор', 'Әкімші'],
  editor: ['Редактор', 'Редактор'],
  translator: ['Переводчик (один язык)', 'Аудармашы (бір тіл)'],
  clinic: ['Клиника: заказы и записи', 'Клиника: тапсырыс пен жазылу'],
  owner: ['Владелец клиники', 'Клиника иесі'],
  reception: ['Ресепшен: свои филиалы', 'Ресепшен: өз филиалдары'],
  specialist: ['Специалист: только свой приём', 'Маман: тек өз қабылдауы'],
}

/** What stands beside a name: «Асель (ресепшен)». */
export const staffRoleNames: OptionLabels<StaffRole> = {
  admin: ['администратор', 'әкімші'],
  editor: ['редактор', 'редактор'],
  translator: ['переводчик', 'аудармашы'],
  clinic: ['клиника', 'клиника'],
  owner: ['владелец', 'иесі'],
  reception: ['ресепшен', 'ресепшен'],
  specialist: ['специалист', 'маман'],
}

/** Roles that stand before what is known of a person's health. */
export const healthRoles = ['clinic', 'owner', 'reception', 'specialist'] as const satisfies readonly StaffRole[]
/** Roles that are bound to as many branches as their accounts name. */
export const branchRoles = ['owner', 'reception', 'specialist'] as const satisfies readonly StaffRole[]
