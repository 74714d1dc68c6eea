import { formTexts } from '@estu/domain/preview/form-texts'
import { readMarks } from '@estu/domain/preview/text-marks'
import type { Field } from 'payload'
import { describe, expect, it } from 'vitest'
import { fields as laidOut } from '../../../fields/walk/walk.fixture.ts'
import { markTexts } from './mark-texts.ts'

const fields: Field[] = [
  ...laidOut,
  { name: 'slug', type: 'text' },
  { name: 'body', type: 'richText', localized: true },
  { name: 'cover', type: 'upload', relationTo: 'media' },
  { name: 'related', type: 'relationship', relationTo: 'devices', hasMany: true },
]

const document = {
  title: ' Слух у детей ',
  slug: 'sluh',
  price: 100,
  meta: { title: 'Для поиска' },
  link: { href: '/akcii' },
  faq: [{ id: 'f1', answer: 'Да' }],
  layout: [{ id: 'b1', blockType: 'steps', rows: [{ id: 'r1', text: 'Шаг' }] }],
  body: {
    root: { type: 'root', children: [{ type: 'paragraph', children: [{ type: 'text', text: 'Речь', format: 0 }] }] },
  },
  cover: { id: 'm1', alt: 'Врач', filename: 'a.jpg' },
  related: [{ id: 'd1', title: 'Аппарат' }, 'd2'],
}

const pathsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return readMarks(value)?.parts.map(({ path }) => path) ?? []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(pathsIn) : []
}

describe('marks of a document shown beside its form', () => {
  const marked = markTexts(fields, document)

  it('stand in every text, and in nothing that is no text', () => {
    const [rich] = [...formTexts(document).keys()].filter((path) => path.startsWith('body'))
    expect(pathsIn(marked)).toEqual([
      'title',
      'meta.title',
      'faq.f1.answer',
      'layout.b1.rows.r1.text',
      rich,
      'cover',
      'related',
    ])
    expect(marked.slug).toBe('sluh')
    expect(marked.link.href).toBe('/akcii')
    expect(marked.related[1]).toBe('d2')
  })

  it('name texts as the form’s own values do', () => {
    const texts = formTexts(document)
    for (const path of pathsIn(marked).slice(0, 5)) expect(texts.has(path), path).toBe(true)
  })

  it('keep a place for what is empty so far, where that is asked for', () => {
    const half = { ...document, title: ' ', faq: [{ id: 'f1' }], body: null }
    expect(pathsIn(markTexts(fields, half))).not.toContain('title')
    const { title, faq, body } = markTexts(fields, half, { withEmpty: true })
    expect(pathsIn([title, faq])).toEqual(['title', 'faq.f1.answer'])
    expect(readMarks(title)).toEqual({ parts: [{ before: '', text: '', path: 'title', isWhole: true }], rest: '' })
    expect(title.trim()).toBe(title)
    expect(body).toBeNull()
  })

  it('leave the document as it is', () => {
    expect(pathsIn(document)).toEqual([])
    expect(readMarks(marked.title)?.parts[0]?.text).toBe('Слух у детей')
  })
})
