import type { StoredLabels } from './stored-labels.ts'

/** What was done, from the weightiest to the lightest: a line of several bears the first of these. */
export const auditActions = {
  erase: ['стёр', 'өшірді'],
  delete: ['удалил', 'жойды'],
  export: ['выгрузил', 'көшіріп алды'],
  retention: ['удалено по сроку хранения', 'сақтау мерзімі бойынша жойылды'],
  create: ['создал', 'жасады'],
  update: ['изменил', 'өзгертті'],
  restore: ['вернул прежнюю версию', 'бұрынғы нұсқаны қайтарды'],
  print: ['распечатал', 'басып шығарды'],
  read: ['открыл', 'ашты'],
  list: ['видел в списке', 'тізімнен көрді'],
  versions: ['смотрел версии', 'нұсқаларын көрді'],
  count: ['сосчитал', 'санады'],
  search: ['искал в журнале', 'журналдан іздеді'],
} as const satisfies StoredLabels

export type AuditAction = keyof typeof auditActions

export const auditActionCodes = Object.keys(auditActions) as AuditAction[]
