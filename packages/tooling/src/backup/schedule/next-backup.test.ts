import { describe, expect, it } from 'vitest'
import { backupNameOf } from '../retention/choose-backups.ts'
import { isBackedUp, newestBackup, nextBackup } from './next-backup.ts'

const at = { hour: 3, minute: 30 }
const moment = (text: string) => new Date(text)

describe('the next backup', () => {
  it('is due at once where there is none', () => {
    const now = moment('2026-11-30T12:00:00+05:00')
    expect(nextBackup(null, now, at)).toEqual(now)
  })

  it('is due in the coming night once one of the last night is there', () => {
    const next = nextBackup(moment('2026-11-30T03:31:00+05:00'), moment('2026-11-30T03:40:00+05:00'), at)
    expect(next).toEqual(moment('2026-12-01T03:30:00+05:00'))
  })

  it('is not put off by one that was made by hand the evening before', () => {
    const evening = moment('2026-11-30T22:00:00+05:00')
    expect(nextBackup(evening, moment('2026-11-30T23:00:00+05:00'), at)).toEqual(moment('2026-12-01T03:30:00+05:00'))
    const night = moment('2026-12-01T03:30:00+05:00')
    expect(nextBackup(evening, night, at)).toEqual(night)
  })

  it('is made up for after a night in which the machine was off', () => {
    const now = moment('2026-11-30T09:00:00+05:00')
    expect(nextBackup(moment('2026-11-29T03:30:10+05:00'), now, at)).toEqual(now)
  })

  it('waits where a clock was set back behind the newest', () => {
    const newest = moment('2026-11-30T03:31:00+05:00')
    expect(nextBackup(newest, moment('2026-11-29T10:00:00+05:00'), at)).toEqual(moment('2026-11-30T03:30:00+05:00'))
  })
})

it('a folder is backed up while its newest backup is of the last day', () => {
  const names = [
    'backup.key',
    ...['2026-11-28T22:30:00Z', '2026-11-29T22:30:00Z'].map((one) => backupNameOf(moment(one))),
  ]
  expect(newestBackup(names)).toEqual(moment('2026-11-29T22:30:00Z'))
  expect(isBackedUp(names, moment('2026-11-30T23:00:00Z'))).toBe(true)
  expect(isBackedUp(names, moment('2026-12-01T01:00:00Z'))).toBe(false)
  expect(isBackedUp(['shop'], moment('2026-11-30T23:00:00Z'))).toBe(false)
})
