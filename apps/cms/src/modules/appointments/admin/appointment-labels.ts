import type { AppointmentStatus } from '@estu/domain/orders/status-flow'
import { translate } from '../../../i18n/translate.ts'
import { appointmentStatuses } from '../../customer-requests/index.ts'

type Asking = Parameters<typeof translate>[0]

const needs: Record<string, [ru: string, kk: string]> = {
  sign_language: ['жестовый язык', 'ымдау тілі'],
  loop: ['индукционная петля', 'индукциялық ілмек'],
  wheelchair: ['кресло-коляска', 'кресло-арба'],
  companion: ['с сопровождающим', 'қасында адамы бар'],
}

export const appointmentStatusLabel = (status: AppointmentStatus, req: Asking): string =>
  translate(req, ...appointmentStatuses[status]).toLowerCase()
export const needLabel = (need: string, req: Asking): string => translate(req, ...(needs[need] ?? [need, need]))
