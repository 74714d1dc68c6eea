import { expect, it } from 'vitest'
import { formPathIn, rowPathIn } from './row-paths.ts'

const rows = (...ids: string[]) => ({ rows: ids.map((id) => ({ id })) })
const fields = {
  title: { value: 'Слух' },
  faq: rows('a1', 'b2'),
  'faq.0.answers': rows('c3'),
  layout: rows('d4'),
}

it.each([
  ['title', 'title'],
  ['faq', 'faq'],
  ['faq.1.question', 'faq.b2.question'],
  ['faq.0.answers.0.text', 'faq.a1.answers.c3.text'],
  ['meta.title', 'meta.title'],
])('%s is %s', (formPath, rowPath) => {
  expect(rowPathIn(fields, formPath)).toBe(rowPath)
  expect(formPathIn(fields, rowPath)).toBe(formPath)
})

it('a row that was moved is found where it is now, and one that is gone nowhere', () => {
  const moved = { ...fields, faq: rows('b2', 'a1') }
  expect(formPathIn(moved, 'faq.b2.question')).toBe('faq.0.question')
  expect(formPathIn(moved, 'faq.gone.question')).toBeNull()
})
