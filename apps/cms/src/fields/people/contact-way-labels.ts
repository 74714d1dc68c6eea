import type { contactWays } from '@estu/domain/forms/form-fields'

/** What the desk calls each way in which people ask to be reached. */
export const contactWayLabels: Record<(typeof contactWays)[number], [ru: string, kk: string]> = {
  whatsapp: ['WhatsApp', 'WhatsApp'],
  sms: ['SMS', 'SMS'],
  telegram: ['Telegram', 'Telegram'],
  email: ['Эл. почта', 'Эл. пошта'],
  call: ['Звонок', 'Қоңырау'],
}
