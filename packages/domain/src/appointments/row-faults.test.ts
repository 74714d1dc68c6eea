import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { daysFaults, type HoursRow, hoursFaults } from './row-faults.ts'

const open = (day: string, opens: string, closes: string): HoursRow => ({ day, isClosed: false, opens, closes })
const closed = (day: string): HoursRow => ({ day, isClosed: true, opens: '', closes: '' })

describe('hoursFaults', () => {
  it.each([
    ['no rows', [], []],
    ['a break at noon', [open('1', '09:00', '13:00'), open('1', '14:00', '18:00')], []],
    ['a window that begins when another ends', [open('1', '13:00', '18:00'), open('1', '09:00', '13:00')], []],
    ['the same hours on two days', [open('1', '09:00', '18:00'), open('2', '09:00', '18:00')], []],
    ['the last minute of a day', [open('1', '23:58', '23:59')], []],
    ['the end before the beginning', [open('1', '18:00', '09:00')], [{ row: 0, reason: 'reversed' }]],
    ['no time at all', [open('1', '09:00', '09:00')], [{ row: 0, reason: 'reversed' }]],
    ['midnight as an end', [open('1', '20:00', '00:00')], [{ row: 0, reason: 'reversed' }]],
    ['open without hours', [open('1', '', '')], [{ row: 0, reason: 'noHours' }]],
    ['open without an end', [open('1', '09:00', '')], [{ row: 0, reason: 'noHours' }]],
    ['what is no time, which its field refuses', [open('1', '9:00', '25:00'), open('1', '10:00', '11:00')], []],
    [
      'an overlap of a minute',
      [open('1', '09:00', '13:01'), open('2', '09:00', '13:00'), open('1', '13:00', '18:00')],
      [{ row: 2, reason: 'overlaps', other: 0 }],
    ],
    [
      'one window within another',
      [open('1', '09:00', '18:00'), open('1', '12:00', '13:00')],
      [{ row: 1, reason: 'overlaps', other: 0 }],
    ],
    [
      'the same window twice',
      [open('1', '09:00', '18:00'), open('1', '09:00', '18:00')],
      [{ row: 1, reason: 'overlaps', other: 0 }],
    ],
    [
      'a reversed window says nothing of the others',
      [open('1', '18:00', '09:00'), open('1', '10:00', '12:00')],
      [{ row: 0, reason: 'reversed' }],
    ],
    [
      'a day that is closed and open',
      [closed('2026-12-31'), open('2026-12-31', '10:00', '15:00')],
      [{ row: 1, reason: 'twice', other: 0 }],
    ],
    ['a day that is closed twice', [closed('d'), closed('d')], [{ row: 1, reason: 'twice', other: 0 }]],
    ['rows whose day is not chosen yet', [open('', '09:00', '18:00'), open('', '09:00', '18:00')], []],
  ] as const)('%s', (_, rows, faults) => {
    expect(hoursFaults(rows)).toEqual(faults)
  })

  it('finds nothing exactly where every window has a length and no minute lies in two', () => {
    const clock = (minute: number) =>
      `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
    const minute = fc.integer({ min: 0, max: 24 }).map((step) => Math.min(step * 60, 1439))
    const windows = fc.array(fc.tuple(fc.constantFrom('1', '2'), minute, minute), { maxLength: 4 })
    fc.assert(
      fc.property(windows, (given) => {
        const minutes = given.flatMap(([day, from, to]) =>
          Array.from({ length: Math.max(0, to - from) }, (_, index) => `${day} ${from + index}`),
        )
        const isRight = given.every(([, from, to]) => from < to) && new Set(minutes).size === minutes.length
        expect(hoursFaults(given.map(([day, from, to]) => open(day, clock(from), clock(to)))).length === 0).toBe(
          isRight,
        )
      }),
    )
  })
})

it.each([
  ['one day', [{ from: '2026-12-01', to: '2026-12-01' }], []],
  [
    'one after the other',
    [
      { from: '2026-12-01', to: '2026-12-05' },
      { from: '2026-12-06', to: '2026-12-07' },
    ],
    [],
  ],
  ['not chosen yet', [{ from: '2026-12-01', to: '' }], []],
  ['the end before the beginning', [{ from: '2026-12-05', to: '2026-12-01' }], [{ row: 0, reason: 'reversed' }]],
  [
    'a day in both',
    [
      { from: '2026-12-05', to: '2026-12-09' },
      { from: '2026-12-01', to: '2026-12-05' },
    ],
    [{ row: 1, reason: 'overlaps', other: 0 }],
  ],
  [
    'a reversed row says nothing of the others',
    [
      { from: '2026-12-09', to: '2026-12-01' },
      { from: '2026-12-02', to: '2026-12-03' },
    ],
    [{ row: 0, reason: 'reversed' }],
  ],
] as const)('absences: %s', (_, rows, faults) => {
  expect(daysFaults(rows)).toEqual(faults)
})
