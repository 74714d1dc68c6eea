import { keyField, oldestFormMs, openedField, quickestFillMs } from '@estu/domain/forms/form-guard'
import { beforeEach, expect, it, vi } from 'vitest'
import { isSealed, issueFormToken, renewSeal, verifySubmission } from './form-token'

beforeEach(() => {
  const secret = 'x'.repeat(32)
  for (const [name, value] of Object.entries({
    DATABASE_URL: 'postgres://u:p@127.0.0.1:5432/estu',
    PAYLOAD_SECRET: secret,
    PREVIEW_SECRET: secret,
    FRESHNESS_SECRET: secret,
    WEB_URL: 'http://localhost:3000',
    CMS_URL: 'http://localhost:3001',
    MEDIA_DIR: '/tmp',
  }))
    vi.stubEnv(name, value)
})

const now = Date.UTC(2026, 10, 22)
const formSince = (since: number) => {
  const { key, opened } = issueFormToken(since)
  return { [keyField]: key, [openedField]: opened }
}

it('gives a form that waited too long a new seal for the same key', () => {
  const old = formSince(now - 2 * oldestFormMs)
  expect(verifySubmission(old, now).verdict).toBe('expired')
  const renewed = { ...old, [openedField]: renewSeal(old, now) }
  expect(verifySubmission(renewed, now)).toEqual({ verdict: 'ok', key: old[keyField] })
  expect(verifySubmission(renewed, now + oldestFormMs).verdict).toBe('expired')
})

it('seals no key that was never sealed here', () => {
  const old = formSince(now - 2 * oldestFormMs)
  const other = formSince(now)
  const forged = { ...old, [keyField]: other[keyField] ?? '' }
  expect([renewSeal(forged, now), renewSeal({}, now), isSealed(forged)]).toEqual(['', '', false])
  expect(isSealed(old)).toBe(true)
})

it('still takes a form that comes too quickly for a machine’s', () => {
  expect(verifySubmission(formSince(now), now + quickestFillMs - 1).verdict).toBe('too-quick')
})
