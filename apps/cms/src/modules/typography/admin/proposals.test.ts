import type { ClientField, FormState } from 'payload'
import { expect, it } from 'vitest'
import { formTexts } from './form-texts.ts'
import { proposalsFor } from './proposals.ts'

const text = (name: string, localized = true) => ({ name, type: 'text', label: name, localized }) as ClientField
const fields = [
  text('title'),
  text('slug', false),
  { name: 'body', type: 'richText', label: 'body', localized: true },
  { type: 'row', fields: [{ name: 'faq', type: 'array', label: 'faq', fields: [text('question')] }] },
  { name: 'layout', type: 'blocks', blocks: [{ slug: 'notice', fields: [text('words')] }] },
  { name: 'own', type: 'array', localized: true, fields: [text('item', false)] },
] as ClientField[]

const rich = (words: string) => ({
  root: { children: [{ type: 'paragraph', children: [{ type: 'text', text: words }] }] },
})
const state = (words: string): FormState => ({
  title: { value: words },
  slug: { value: 'слово - слово' },
  body: { value: rich(words) },
  faq: { rows: [{ id: 'a' }, { id: 'b' }] },
  'faq.0.question': { value: 'Верно?' },
  'faq.1.question': { value: words },
  layout: { rows: [{ id: 'c' }, { id: 'd' }] },
  'layout.0.blockType': { value: 'notice' },
  'layout.0.words': { value: words },
  'layout.1.blockType': { value: 'of another time' },
  own: { rows: [{ id: 'e' }] },
  'own.0.item': { value: words },
})

const paths = (words: string) => proposalsFor(formTexts(fields, state(words))).map(({ path }) => path)

it('proposes for each text of the language, in lists and blocks too, and for nothing else', () => {
  expect(paths('Слух - это')).toEqual(['title', 'body', 'faq.1.question', 'layout.0.words', 'own.0.item'])
  expect(paths('Слух — это')).toEqual([])
})

it('says what stands, what would, and around what', () => {
  const [title, body, question] = proposalsFor(formTexts(fields, state('Слух - это...')))
  expect(title).toMatchObject({ slips: ['ellipsis', 'dash'], value: 'Слух — это…', isRich: false })
  expect(body).toMatchObject({ parts: [{ before: 'Слух - это...', after: 'Слух — это…' }], value: rich('Слух — это…') })
  expect(question?.labels).toEqual(['faq', 'question'])
})
