import type { AppointmentStatus } from '@estu/domain/status-flow'
import { say } from '../admin-language/say.ts'

type Asking = Parameters<typeof say>[0]

const statuses: Record<AppointmentStatus, [ru: string, kk: string]> = {
  booked: ['записан', 'жазылды'],
  confirmed: ['подтвердил', 'растады'],
  arrived: ['пришёл', 'келді'],
  completed: ['приём окончен', 'қабылдау аяқталды'],
  cancelled: ['отменён', 'бас тартылды'],
  no_show: ['не пришёл', 'келмеді'],
}

const needs: Record<string, [ru: string, kk: string]> = {
  sign_language: ['жестовый язык', 'ымдау тілі'],
  loop: ['петля', 'ілмек'],
  wheelchair: ['коляска', 'арба'],
  companion: ['с сопровождающим', 'ертіп жүрушімен'],
}

export const visitStatusInWords = (status: AppointmentStatus, req: Asking): string => say(req, ...statuses[status])
export const needInWords = (need: string, req: Asking): string => say(req, ...(needs[need] ?? [need, need]))
