import { expect, it } from 'vitest'
import type { EditorRow } from '../../operations/read-editor.ts'
import { newestState } from './newest-state.ts'

const row = (formPath: string | null, value: unknown) => ({ formPath, own: { value, revision: '' } }) as EditorRow

it('puts what arrived after the form was read into the form', () => {
  const state = { title: { value: 'Атауы', initialValue: 'Атауы' }, summary: { value: null, initialValue: null } }
  expect(newestState(state, [row('title', 'Атауы'), row('summary', 'Мәні'), row(null, 'Басқа')])).toEqual({
    title: state.title,
    summary: { value: 'Мәні', initialValue: 'Мәні' },
  })
})

it('leaves an empty field as the form has it, and a form that is not there', () => {
  const state = { summary: { value: '', initialValue: '' } }
  expect(newestState(state, [row('summary', null)])?.summary).toBe(state.summary)
  expect(newestState(undefined, [])).toBeUndefined()
})
