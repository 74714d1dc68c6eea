import { expect, it } from 'vitest'
import { insertLine, insertParagraph } from './insert-segment.ts'

const text = (words: string) => ({
  type: 'text',
  text: words,
  detail: 0,
  format: 0,
  mode: 'normal',
  style: '',
  version: 1,
})
const block = (type: string, words: string, more = {}) => ({ type, ...more, children: [text(words)] })
const rich = (...children: object[]) => ({ root: { type: 'root', children } })

const source = rich(block('heading', 'Заголовок', { tag: 'h2' }), block('paragraph', 'Первый.'), {
  type: 'list',
  tag: 'ul',
  children: [block('listitem', 'Пункт')],
})

it('a line takes the place of its source', () => {
  expect(insertLine('', 0, 'Бір')).toBe('Бір')
  expect(insertLine('Ескі', 0, 'Бір')).toBe('Бір')
  expect(insertLine('Бір', 1, 'Екі')).toBe('Бір\nЕкі')
})

it('a paragraph takes the place of its source, and of no other', () => {
  const own = rich(block('heading', 'Тақырып', { tag: 'h2' }), block('paragraph', 'Ескі.'))
  expect(insertParagraph(own, source, 1, 'Бірінші.')).toEqual(
    rich(block('heading', 'Тақырып', { tag: 'h2' }), block('paragraph', 'Бірінші.')),
  )
  expect(own.root.children[1]).toEqual(block('paragraph', 'Ескі.'))
})

it('an empty translation gets the block of the source, an item in its list', () => {
  expect(insertParagraph(null, source, 0, 'Тақырып')).toEqual(rich(block('heading', 'Тақырып', { tag: 'h2' })))
  expect(insertParagraph(rich(), source, 2, 'Тармақ')).toEqual(
    rich({ type: 'list', tag: 'ul', children: [block('listitem', 'Тармақ')] }),
  )
})
