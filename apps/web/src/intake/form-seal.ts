import 'server-only'
import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import {
  type GuardVerdict,
  isIdempotencyKey,
  judgeForm,
  keyField,
  openedField,
  trapField,
} from '@estu/domain/forms/form-guard'
import { readWebEnv } from '@/env'
import { type Typed, textOf } from './form-outcome'

const sign = (text: string) =>
  createHmac('sha256', readWebEnv().payloadSecret).update(`form:${text}`).digest('base64url').slice(0, 22)

/** What a form carries unseen: a key of its own and when it was made, sealed so that neither can be made up. */
export function sealForm(since = Date.now()): { key: string; opened: string } {
  const key = randomUUID()
  return { key, opened: `${since}.${sign(`${key}.${since}`)}` }
}

/**
 * A new key for a form that was refused, with the time it was first opened: correcting one field takes a person no
 * time worth measuring. A form too old begins anew.
 */
export function resealForm(typed: Typed, now = Date.now()): { key: string; opened: string } {
  const first = openedAt(textOf(typed, keyField), textOf(typed, openedField))
  return sealForm(first === null || judgeForm('', first, now) === 'expired' ? now : first)
}

/** Whether a submission is a person's, of a form that was made here and not too long ago. */
export function judgeSubmission(typed: Typed, now = Date.now()): { verdict: GuardVerdict; key: string } {
  const key = textOf(typed, keyField)
  const opened = isIdempotencyKey(key) ? openedAt(key, textOf(typed, openedField)) : null
  return { verdict: judgeForm(textOf(typed, trapField), opened, now), key }
}

function openedAt(key: string, sealed: string): number | null {
  const [time = '', seal = ''] = sealed.split('.')
  const expected = Buffer.from(sign(`${key}.${time}`))
  const given = Buffer.from(seal)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  return /^\d{13}$/.test(time) ? Number(time) : null
}
