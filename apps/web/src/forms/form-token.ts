import 'server-only'
import { randomUUID, timingSafeEqual } from 'node:crypto'
import {
  type GuardVerdict,
  honeypotField,
  isIdempotencyKey,
  keyField,
  openedField,
  quickestFillMs,
  verifyForm,
} from '@estu/domain/forms/form-guard'
import { readWebEnv } from '@/env'
import { sealedTime } from './form-seal'
import { type FormValues, textOf } from './state/form-state'

const seal = (key: string, since: number | string) => sealedTime(readWebEnv().payloadSecret, key, since)

/** What a form carries unseen: a key of its own and when it was made, sealed so that neither can be made up. */
export function issueFormToken(since = Date.now()): { key: string; opened: string } {
  const key = randomUUID()
  return { key, opened: seal(key, since) }
}

/**
 * A new key for a form that was refused, with the time it was first opened: correcting one field takes a person no
 * time worth measuring. A form too old begins anew.
 */
export function renewFormToken(typed: FormValues, now = Date.now()): { key: string; opened: string } {
  const first = openedAt(textOf(typed, keyField), textOf(typed, openedField))
  return issueFormToken(first === null || verifyForm('', first, now) === 'expired' ? now : first)
}

/**
 * A seal as of now for a key that was sealed here before, however long ago: a form that waited for a network keeps its
 * key, so that it is taken once. @returns empty for a key that was never sealed here
 */
export function renewSeal(typed: FormValues, now = Date.now()): string {
  const key = textOf(typed, keyField)
  if (!isIdempotencyKey(key) || openedAt(key, textOf(typed, openedField)) === null) return ''
  return seal(key, now - quickestFillMs)
}

/** Whether a form's key was sealed here, however long ago. */
export const isSealed = (typed: FormValues): boolean => renewSeal(typed) !== ''

/** Whether a submission is a person's, of a form that was made here and not too long ago. */
export function verifySubmission(typed: FormValues, now = Date.now()): { verdict: GuardVerdict; key: string } {
  const key = textOf(typed, keyField)
  const opened = isIdempotencyKey(key) ? openedAt(key, textOf(typed, openedField)) : null
  return { verdict: verifyForm(textOf(typed, honeypotField), opened, now), key }
}

function openedAt(key: string, sealed: string): number | null {
  const [time = ''] = sealed.split('.')
  const expected = Buffer.from(seal(key, time))
  const given = Buffer.from(sealed)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  return /^\d{13}$/.test(time) ? Number(time) : null
}
