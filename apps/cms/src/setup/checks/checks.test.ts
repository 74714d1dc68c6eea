import { describe, expect, it } from 'vitest'
import { isClockApart, isClockBehind } from './check-clock.ts'
import { findDomainTrouble, sayDomainTrouble } from './check-domain.ts'

const migrations = ['20261130_052213_trial_days', '20251120_225034_initial']

describe('the clock', () => {
  it.each([
    ['2026-11-30T06:00:00Z', false],
    ['2026-11-29T23:00:00Z', false],
    ['2026-11-28T23:00:00Z', true],
    ['1970-01-01T00:00:00Z', true],
  ])('at %s', (now, isBehind) => {
    expect(isClockBehind(new Date(now), migrations)).toBe(isBehind)
  })

  it('may differ from the database’s by a zone, not by days', () => {
    const now = new Date('2026-11-30T06:00:00Z')
    expect(isClockApart(now, new Date('2026-11-30T18:00:00Z'))).toBe(false)
    expect(isClockApart(now, new Date('2028-11-30T06:00:00Z'))).toBe(true)
  })
})

describe('the domain', () => {
  const failing = (code: string) => async () => {
    throw Object.assign(new Error(code), { code })
  }

  it('has no trouble where a name server knows it', async () => {
    expect(await findDomainTrouble('https://dybys.kz', async () => ({ address: '203.0.113.1' }))).toBeNull()
  })

  it('is told apart from name servers that do not answer', async () => {
    expect(await findDomainTrouble('https://dybys.kz', failing('ENOTFOUND'))).toBe('unknown')
    expect(await findDomainTrouble('https://dybys.kz', failing('EAI_AGAIN'))).toBe('no-answer')
    expect(sayDomainTrouble('https://dybys.kz', 'unknown', 'ru')).toContain('dybys.kz пока никуда не ведёт')
  })
})
