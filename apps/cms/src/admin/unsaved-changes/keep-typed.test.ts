import type { FormState } from 'payload'
import { expect, it } from 'vitest'
import { keepTyped } from './keep-typed.ts'

const state = (values: Record<string, unknown>): FormState =>
  Object.fromEntries(Object.entries(values).map(([path, value]) => [path, { value, initialValue: value, valid: true }]))
const text = (fields: object) => ({ root: { children: [{ type: 'block', fields }] } })

it('takes what the server made of a field that was left alone', () => {
  const sent = state({ slug: '' })
  expect(keepTyped(state({ slug: 'statya' }), sent, sent).slug).toMatchObject({ value: 'statya' })
})

it('leaves a field as it is that was typed in while the save was under way', () => {
  const merged = keepTyped(state({ title: 'А' }), state({ title: 'А' }), state({ title: 'АБ' }))
  expect(merged.title).toEqual({ valid: true })
})

it('never replaces running text, whose blocks may hold what this form has not heard of yet', () => {
  const sent = state({ content: text({ caption: 'Сроки' }), summary: null })
  const answered = state({ content: text({ caption: 'Сроки', head: [], rows: [] }), summary: 'О сроках' })
  const merged = keepTyped(answered, sent, sent)
  expect(merged.content).toEqual({ valid: true })
  expect(merged.summary).toMatchObject({ value: 'О сроках' })
})
