import { expect, it } from 'vitest'
import { valueMark } from '../../../fields/typed-over/value-mark.ts'
import { KnownValues } from './known-values.ts'

const [first, second, others] = ['Слух', 'Слух и речь', 'Слух зимой']
const opened = { title: first, body: { root: { text: 'Текст' } } }

function formOf(document: Record<string, unknown>) {
  const known = new KnownValues()
  known.open(document)
  return known
}

it('tells the values that the form was opened with', () => {
  const { at, marks, older } = formOf(opened).send({ title: second }, opened, 'then')
  expect({ at, older }).toEqual({ at: 'then', older: [] })
  expect(marks).toEqual({ title: [valueMark(first)] })
})

it('knows its own save again when the answer to that was lost', () => {
  const known = formOf(opened)
  known.send({ title: second }, opened, null)
  expect(known.send({ title: 'Слух и речь.' }, opened, null).marks.title).toContain(valueMark(second))
})

it('knows what the server made of its words', () => {
  const known = formOf(opened)
  known.send({ title: second }, opened, null)
  known.saved({ title: second }, opened, { ...opened, title: 'Слух\u00A0и\u00A0речь' })
  const { marks } = known.send({ title: 'Слух и речь.' }, { ...opened, title: second }, null)
  expect(marks.title).toContain(valueMark('Слух\u00A0и\u00A0речь'))
})

it('goes on with an older text where others have changed one meanwhile, and says so', () => {
  const known = formOf(opened)
  const body = { root: { text: others } }
  known.send({ title: second }, opened, null)
  known.saved({ title: second }, opened, { title: second, body })
  const next = known.send({ body: { root: { text: 'Текст мой' } } }, { ...opened, title: second }, null)
  expect(next.older).toEqual(['body'])
  expect(next.marks.body).not.toContain(valueMark(body))
})

it('takes what is stored for known once somebody has decided', () => {
  const known = formOf(opened)
  known.settle({ name: 'title', mark: valueMark(others) })
  expect(known.send({ title: second }, opened, null).marks.title).toContain(valueMark(others))
})
