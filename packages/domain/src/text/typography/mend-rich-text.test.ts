import { expect, it } from 'vitest'
import { mendRichText } from './mend-rich-text.ts'

const text = (words: string, format = 0) => ({ type: 'text', text: words, format, version: 1 })
const paragraph = (...children: object[]) => ({ type: 'paragraph', children, version: 1 })
const rich = (...children: object[]) => ({ root: { type: 'root', children, version: 1 } })

it('mends each paragraph and leaves all else as it is', () => {
  const link = { type: 'link', fields: { url: '/a--b', label: 'a - b' }, children: [text('2-3 недели')] }
  const { value, slips, changes } = mendRichText(
    rich(paragraph(text('Слух - это... '), link), paragraph(text('Верно.'))),
  )
  const mended = { ...link, children: [text('2–3 недели')] }
  expect(value).toEqual(rich(paragraph(text('Слух — это… '), mended), paragraph(text('Верно.'))))
  expect(slips).toEqual(['ellipsis', 'dash', 'range'])
  expect(changes).toEqual([
    { before: 'Слух - это... ', after: 'Слух — это… ' },
    { before: '2-3 недели', after: '2–3 недели' },
  ])
})

it('pairs quotation marks across bold words, not across paragraphs', () => {
  const across = rich(paragraph(text('Нажмите "'), text('Заказать', 1), text('" внизу')))
  expect(mendRichText(across).value).toEqual(rich(paragraph(text('Нажмите «'), text('Заказать', 1), text('» внизу'))))
  const apart = rich(paragraph(text('Экран "большой')), paragraph(text('и" малый')))
  expect(mendRichText(apart)).toEqual({ value: apart, slips: [], changes: [] })
})

it('reads lists, and gives back the same value where nothing is to be mended', () => {
  const item = (words: string) => ({ type: 'listitem', children: [text(words)] })
  const list = (words: string) => rich({ type: 'list', children: [item(words)] })
  expect(mendRichText(list('Есту - қабілет')).value).toEqual(list('Есту — қабілет'))
  for (const value of [list('Есту'), null, undefined, 'a', rich()]) expect(mendRichText(value).value).toBe(value)
})
