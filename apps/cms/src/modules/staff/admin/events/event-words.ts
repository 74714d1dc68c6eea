import type { PayloadRequest } from 'payload'
import { translate } from '../../../../i18n/translate.ts'
import type { ListedEvent } from '../../operations/list-staff-events.ts'
import type { StaffEvent } from '../../staff-events.ts'

const words: Record<StaffEvent, [ru: string, kk: string]> = {
  'factor-on': ['Второй шаг входа включён', 'Кірудің екінші қадамы қосылды'],
  'factor-off': ['Второй шаг входа выключен', 'Кірудің екінші қадамы өшірілді'],
  'factor-reset': ['Второй шаг входа сброшен', 'Кірудің екінші қадамы тасталды'],
  'codes-renewed': ['Получены новые запасные коды', 'Жаңа қосалқы кодтар алынды'],
  'recovery-code-used': ['Вход по запасному коду', 'Қосалқы кодпен кіру'],
  invited: ['Отправлено приглашение', 'Шақыру жіберілді'],
  'invitation-accepted': ['Приглашение принято', 'Шақыру қабылданды'],
  'account-made': ['Учётная запись создана', 'Есептік жазба ашылды'],
  'account-removed': ['Учётная запись удалена', 'Есептік жазба жойылды'],
  'role-changed': ['Изменена роль', 'Рөлі өзгертілді'],
  'email-changed': ['Изменён адрес почты', 'Пошта мекенжайы өзгертілді'],
  'password-changed': ['Сменён пароль', 'Құпиясөз ауыстырылды'],
}

export const eventWords = (req: PayloadRequest, action: StaffEvent): string => translate(req, ...words[action])

/** What nobody who is signed in has done, and no owner of an account before signing in, was done at the server. */
const byServer: readonly StaffEvent[] = [
  'factor-reset',
  'account-made',
  'account-removed',
  'role-changed',
  'email-changed',
]

/** Nobody is signed in yet where a person accepts an invitation, uses a code or sets a password by a link of a letter. */
export function doerOf(req: PayloadRequest, event: ListedEvent): string {
  if (event.actorId) return nameOf(req, event.actor, event.actorId)
  if (byServer.includes(event.action)) return translate(req, 'на сервере', 'серверде')
  return nameOf(req, event.subject, event.subjectId)
}

export const nameOf = (req: PayloadRequest, name: string | null, id: string): string =>
  name ?? `${translate(req, 'бывший сотрудник', 'бұрынғы қызметкер')} ${id.slice(0, 8)}`
