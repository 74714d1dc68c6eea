import type { Where } from 'payload'
import { expect, it } from 'vitest'
import { conditionAt, instantOf, withValueAt } from './filter-conditions.ts'

const noon = '2026-11-26T07:00:00.000Z'
const byTitle: Where = { title: { equals: 'Слух' } }
const byWhether: Where = { and: [{ startsAt: { exists: 'true' } }] }
const where: Where = { or: [{ and: [byTitle, { startsAt: { greater_than: noon } }] }, byWhether] }

it('finds the condition of a field by where it stands', () => {
  expect(conditionAt(where, { or: 0, and: 1 }, 'startsAt')).toEqual({ operator: 'greater_than', value: noon })
  expect(conditionAt(where, { or: 1, and: 0 }, 'startsAt')).toEqual({ operator: 'exists', value: 'true' })
  expect(conditionAt(where, { or: 0, and: 0 }, 'startsAt')).toBeNull()
  expect(conditionAt(undefined, { or: 0, and: 0 }, 'startsAt')).toBeNull()
  expect(conditionAt(where, { or: -1, and: -1 }, 'startsAt')).toBeNull()
})

it('finds what somebody wrote into the address without alternatives', () => {
  const plain = { startsAt: { less_than: noon } }
  expect(conditionAt(plain, { or: 0, and: 0 }, 'startsAt')).toEqual({ operator: 'less_than', value: noon })
  expect(withValueAt(plain, { or: 0, and: 0 }, 'startsAt', undefined)).toEqual({
    or: [{ and: [{ startsAt: { less_than: undefined } }] }],
  })
})

it('changes one condition and leaves the others', () => {
  expect(withValueAt(where, { or: 0, and: 1 }, 'startsAt', 'later')).toEqual({
    or: [{ and: [byTitle, { startsAt: { greater_than: 'later' } }] }, byWhether],
  })
  expect(withValueAt(where, { or: 0, and: 0 }, 'startsAt', 'later')).toBe(where)
})

it('reads a moment of the address and one that was just chosen', () => {
  expect(instantOf(noon)).toBe(noon)
  expect(instantOf(new Date(noon))).toBe(noon)
  for (const none of [undefined, null, '', 'soon', true, [noon]]) expect(instantOf(none)).toBeNull()
})
