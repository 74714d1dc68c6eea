import { describe, expect, it } from 'vitest'
import { formPath, formTexts } from './form-texts.ts'
import { richTexts } from './rich-texts.ts'

const paragraph = (...texts: [text: string, format: number][]) => ({
  type: 'paragraph',
  children: texts.map(([text, format]) => ({ type: 'text', text, format })),
})
const rich = (...children: object[]) => ({ root: { type: 'root', children } })

const body = rich(paragraph(['Раз ', 0], ['два', 1]), paragraph(['три', 0]))
const values = {
  title: 'Слух',
  price: 10,
  meta: { title: 'Для поиска' },
  faq: [
    { id: 'a', question: 'Как?' },
    { id: 'b', question: 'Где?' },
  ],
  layout: [{ blockType: 'steps', steps: [{ text: 'Шаг' }] }],
  body,
}

describe('the texts of a form', () => {
  it('are named by rows, not by their places', () => {
    const texts = formTexts(values)
    expect(texts.get('title')).toBe('Слух')
    expect(texts.get('meta.title')).toBe('Для поиска')
    expect(texts.get('faq.b.question')).toBe('Где?')
    expect(texts.get('layout.0.steps.0.text')).toBe('Шаг')
    expect(formTexts({ ...values, faq: values.faq.toReversed() }).get('faq.b.question')).toBe('Где?')
  })

  it('name pieces of running text, as long as it is built the same', () => {
    const { shape } = richTexts(body)
    expect(formTexts(values).get(`body~${shape}~1`)).toBe('два')
    const typed = rich(paragraph(['Раз ', 0], ['два и ещё', 1]), paragraph(['три', 0]))
    expect(richTexts(typed).shape).toBe(shape)
    for (const other of [
      rich(paragraph(['Раз ', 0], ['два', 0]), paragraph(['три', 0])),
      rich(paragraph(['Раз ', 0], ['два', 1]), paragraph(['три', 0]), paragraph()),
      rich(paragraph(['Раз ', 0], ['два', 1])),
    ])
      expect(richTexts(other).shape).not.toBe(shape)
  })

  it('are found again in the form, rows where they stand now', () => {
    expect(formPath('title', values)).toBe('title')
    expect(formPath('faq.b.question', values)).toBe('faq.1.question')
    expect(formPath('layout.0.steps.0.text', values)).toBe('layout.0.steps.0.text')
    expect(formPath('faq.b.question', { ...values, faq: values.faq.toReversed() })).toBe('faq.0.question')
    expect(formPath('body~abc~1', values)).toBe('body')
    expect(formPath('faq.gone.question', values)).toBe('faq')
  })
})
