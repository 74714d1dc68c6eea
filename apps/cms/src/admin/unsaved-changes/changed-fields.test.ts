import type { FormState } from 'payload'
import { describe, expect, it } from 'vitest'
import { changedFields, hasOtherValues } from './changed-fields.ts'
import { keepTyped } from './keep-typed.ts'
import { compareCopy } from './local-copy/compare-copy.ts'

const form = (values: Record<string, unknown>): FormState =>
  Object.fromEntries(Object.entries(values).map(([path, value]) => [path, { value, initialValue: value }]))

describe('what was changed', () => {
  it('names whole top-level fields, and no bookkeeping', () => {
    const before = form({ title: 'a', 'meta.title': 'm', 'meta.description': 'd', updatedAt: '1', slug: 's' })
    const now = form({ title: 'b', 'meta.title': 'm', 'meta.description': 'e', updatedAt: '2', slug: 's' })
    expect(changedFields(before, now)).toEqual({ title: 'b', meta: { title: 'm', description: 'e' } })
  })

  it('sends an emptied field as empty, and takes no account of the order of keys', () => {
    expect(changedFields(form({ title: 'a' }), form({ title: undefined }))).toEqual({ title: null })
    expect(changedFields(form({ body: { a: 1, b: 2 } }), form({ body: { b: 2, a: 1 } }))).toEqual({})
  })

  it('sees a key stroke and not a validation', () => {
    const before = form({ title: 'a', body: { root: 1 } })
    expect(hasOtherValues(before, { ...before, title: { ...before.title, valid: false } })).toBe(false)
    expect(hasOtherValues(before, { ...before, title: { ...before.title, value: 'ab' } })).toBe(true)
  })
})

describe('the answer to a save', () => {
  it('leaves alone every field that was typed in meanwhile, not only the last', () => {
    const sent = form({ title: 'he', summary: '', slug: '' })
    const current = form({ title: 'hello', summary: 'wor', slug: '' })
    const merged = keepTyped(form({ title: 'he', summary: '', slug: 'he' }), sent, current)
    expect(merged.title).not.toHaveProperty('value')
    expect(merged.summary).not.toHaveProperty('value')
    expect(merged.slug).toMatchObject({ value: 'he' })
  })
})

describe('a copy against the document', () => {
  const typedAt = Date.parse('2026-11-22T10:42:00Z')
  const copy = { typedAt, basedOn: '2026-11-22T10:30:00Z', changes: { title: 'b' } }

  it('is no loss when the document says the same', () => {
    expect(compareCopy(copy, { title: 'b', slug: 's' }, '2026-11-22T10:43:00Z')).toBe('nothing-lost')
  })

  it.each([
    ['2026-11-22T10:30:00Z', 'document-unchanged'],
    ['2026-11-22T10:41:00Z', 'copy-newer'],
    ['2026-11-22T10:43:00Z', 'document-newer'],
  ])('tells which is newer: document of %s', (updatedAt, expected) => {
    expect(compareCopy(copy, { title: 'a' }, updatedAt)).toBe(expected)
  })

  it('of a new document can only be newer', () => {
    expect(compareCopy({ ...copy, basedOn: null }, {}, null)).toBe('document-unchanged')
  })
})
