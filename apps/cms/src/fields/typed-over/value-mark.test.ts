import { expect, it } from 'vitest'
import { valueMark } from './value-mark.ts'

it('marks the same value alike, however a form and the database write it', () => {
  const stored = { id: '1', title: 'Слух', note: null, rows: [], isNew: false, at: new Date('2026-11-30T05:00:00Z') }
  const typed = { at: '2026-11-30T05:00:00.000Z', title: 'Слух', id: '1', note: '' }
  expect(valueMark(typed)).toBe(valueMark(stored))
  for (const nothing of [null, undefined, '', false, [], {}, { title: '' }])
    expect(valueMark(nothing)).toBe(valueMark(null))
})

it('marks another value otherwise', () => {
  const values = ['Слух', 'Слуx', 0, ['а', 'б'], ['б', 'а'], { title: 'а' }, { title: 'б' }, [{ id: '1' }], true, '0']
  expect(new Set(values.map(valueMark)).size).toBe(values.length)
})
