import type { AppointmentStatus } from '@estu/domain/status-flow'
import { say } from '../admin-language/say.ts'
import { visitStatuses } from '../fields/status-words.ts'

type Asking = Parameters<typeof say>[0]

const needs: Record<string, [ru: string, kk: string]> = {
  sign_language: ['жестовый язык', 'ымдау тілі'],
  loop: ['индукционная петля', 'индукциялық ілмек'],
  wheelchair: ['кресло-коляска', 'кресло-арба'],
  companion: ['с сопровождающим', 'қасында адамы бар'],
}

export const visitStatusInWords = (status: AppointmentStatus, req: Asking): string =>
  say(req, ...visitStatuses[status]).toLowerCase()
export const needInWords = (need: string, req: Asking): string => say(req, ...(needs[need] ?? [need, need]))
