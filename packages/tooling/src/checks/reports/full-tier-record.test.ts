import { expect, it } from 'vitest'
import { ageOfRecords, type PartRecord, parseRecords, renderRecords } from './full-tier-record.ts'

const record = (part: string, more: Partial<PartRecord> = {}): PartRecord => ({
  part,
  date: '2026-11-26',
  inputs: 'abcdef012345',
  passed: 12,
  failed: 0,
  unsteady: 1,
  seconds: 340,
  reds: [],
  ...more,
})

it('reads the records it wrote, each with its own reds', () => {
  const records = [
    record('timed'),
    record('timed-integration', {
      failed: 2,
      inputs: 'abcdef012345*',
      reds: ['a.test.ts: one', 'b.spec.ts › two | three'],
    }),
    record('site', { failed: 1, reds: ['c.spec.ts › four'] }),
  ]
  expect(parseRecords(renderRecords(records))).toEqual(records)
  expect(parseRecords('')).toEqual([])
})

it('writes its table as texts of the project are formatted', () => {
  const table = renderRecords([record('pages-1', { passed: 7 })])
    .split('\n')
    .slice(-4, -1)
  expect(table).toEqual([
    '| Part    | Date       | Inputs       | Passed | Failed | Unsteady | Seconds |',
    '| ------- | ---------- | ------------ | -----: | -----: | -------: | ------: |',
    '| pages-1 | 2026-11-26 | abcdef012345 |      7 |      0 |        1 |     340 |',
  ])
})

it('tells how old each part is, and which never ran', () => {
  const now = { inputs: 'abcdef012345', parts: ['timed', 'admin', 'site'], today: '2026-11-28' }
  const records = [record('timed'), record('admin', { inputs: '000000000000', failed: 3 })]
  expect(ageOfRecords(records, now)).toBe(
    'Full tier (docs/test-all.md): timed 2 days ago with the same inputs; admin 2 days ago, 3 failed; site never',
  )
})
