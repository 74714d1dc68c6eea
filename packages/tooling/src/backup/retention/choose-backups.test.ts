import { expect, it } from 'vitest'
import { backupNameOf, chooseExpired, momentOfBackup } from './choose-backups.ts'

const daysBefore = (days: number, hour = 3) => backupNameOf(new Date(Date.UTC(2026, 10, 30 - days, hour)))
const kept = (names: string[]) => names.filter((name) => !chooseExpired(names).includes(name))

it('names a backup after its moment, and reads the moment back', () => {
  const moment = new Date('2026-11-30T04:45:52Z')
  expect(backupNameOf(moment)).toBe('estu-2026-11-30T04-45-52Z.backup')
  expect(momentOfBackup(backupNameOf(moment))).toEqual(moment)
})

it.each(['estu-2026-13-30T04-45-52Z.backup', 'estu-2026-11-30T04-45-52Z.backup.12.part', 'backup.key', '.lock'])(
  'takes %s for no backup, and lets it stand',
  (name) => {
    expect(momentOfBackup(name)).toBeNull()
    expect(chooseExpired([name])).toEqual([])
  },
)

it('keeps seven days, four weeks and six months of a year with one backup a day', () => {
  const year = Array.from({ length: 365 }, (_, day) => daysBefore(day))
  const days = kept(year).map((name) => name.slice(5, 15))
  // 30 November 2026 is a Monday: its week has one day, and the Sundays before are the newest of theirs.
  expect(days).toEqual([
    ...['2026-11-30', '2026-11-29', '2026-11-28', '2026-11-27', '2026-11-26', '2026-11-25', '2026-11-24'],
    ...['2026-11-22', '2026-11-15'],
    ...['2026-10-31', '2026-09-30', '2026-08-31', '2026-07-31', '2026-06-30'],
  ])
})

it('keeps the newest of a day that is over, in whatever order they are listed', () => {
  const names = [daysBefore(2, 5), daysBefore(0, 1), daysBefore(0, 9), daysBefore(2, 2)]
  expect(chooseExpired(names)).toEqual([daysBefore(2, 2)])
})

it('keeps everything of the 24 hours before the newest', () => {
  const names = [
    daysBefore(0, 9),
    daysBefore(0, 8),
    daysBefore(1, 20),
    daysBefore(1, 10),
    daysBefore(1, 9),
    daysBefore(1, 8),
  ]
  expect(chooseExpired(names)).toEqual([daysBefore(1, 9), daysBefore(1, 8)])
})

it('lets nothing go because time passed without backups', () => {
  const old = [daysBefore(800), daysBefore(900)]
  expect(chooseExpired(old)).toEqual([])
})

it('keeps the newest even by a rule of nothing', () => {
  const names = [daysBefore(0), daysBefore(1)]
  expect(chooseExpired(names, { daily: 0, weekly: 0, monthly: 0 })).toEqual([daysBefore(1)])
})
