import type { AppointmentStatus, FeedbackStatus, OrderStatus, WaitStatus } from '@estu/domain/orders/status-flow'

/** A code and what it is called: Russian, Kazakh. */
export type StatusLabels = Readonly<Record<string, [ru: string, kk: string]>>

export const orderStatuses: Record<OrderStatus, [string, string]> = {
  new: ['Новый', 'Жаңа'],
  confirmed: ['Подтверждён', 'Расталды'],
  ready: ['Ждёт в филиале', 'Филиалда күтіп тұр'],
  shipped: ['Отправлен', 'Жіберілді'],
  completed: ['Выдан', 'Берілді'],
  cancelled: ['Отменён', 'Бас тартылды'],
}

export const appointmentStatuses: Record<AppointmentStatus, [string, string]> = {
  booked: ['Записан', 'Жазылды'],
  confirmed: ['Подтвердил', 'Растады'],
  arrived: ['Пришёл', 'Келді'],
  completed: ['Приём окончен', 'Қабылдау аяқталды'],
  cancelled: ['Отменён', 'Алынып тасталды'],
  no_show: ['Не пришёл', 'Келмеді'],
}

export const feedbackStatuses: Record<FeedbackStatus, [string, string]> = {
  new: ['Новое', 'Жаңа'],
  in_progress: ['В работе', 'Қаралуда'],
  answered: ['Ответили', 'Жауап берілді'],
  closed: ['Закрыто', 'Жабылды'],
}

export const waitStatuses: Record<WaitStatus, [string, string]> = {
  waiting: ['Ждёт', 'Күтіп тұр'],
  offered: ['Предложено время', 'Уақыт ұсынылды'],
  taken: ['Взял время', 'Уақытты алды'],
  left: ['Больше не ждёт', 'Енді күтпейді'],
  over: ['Срок ожидания вышел', 'Күту мерзімі бітті'],
}
