import { expect, it } from 'vitest'
import { mendRichText } from '../typography/mend-rich-text.ts'
import { blockAsTree, textAsTree, treeAsBlock, treeAsText } from './block-tree.ts'

const cell = (id: string, text: string | null) => ({ id, text })
const table = {
  type: 'block',
  version: 2,
  format: '',
  fields: {
    id: 'a',
    blockType: 'table',
    blockName: '',
    head: [cell('b', 'Размер'), cell('c', '')],
    rows: [{ id: 'd', cells: [cell('e', '312'), cell('f', null)] }],
    caption: 'Сроки службы',
  },
}
const film = {
  type: 'block',
  version: 2,
  fields: { id: 'g', blockType: 'film', film: { relationTo: 'videos', value: 'h' } },
}
const paragraph = { type: 'paragraph', children: [{ type: 'text', text: 'До' }] }
const text = { root: { type: 'root', children: [paragraph, table, film] } }

const textsIn = (node: unknown): string[] => {
  if (typeof node !== 'object' || node === null) return []
  const { text: own, children } = node as { text?: string; children?: unknown[] }
  return typeof own === 'string' ? [own] : (children ?? []).flatMap(textsIn)
}

it('shows every word of a table among the children, in the order it is read', () => {
  expect(textsIn(blockAsTree(table))).toEqual(['Сроки службы', 'Размер', '312'])
})

it('makes the same block of the tree again, whatever it holds', () => {
  expect(treeAsBlock(blockAsTree(table))).toEqual(table)
  expect(treeAsBlock(blockAsTree(film))).toEqual(film)
  expect(treeAsText(textAsTree(text))).toEqual(text)
})

it('takes the words that the tree has by now', () => {
  const said = JSON.stringify(blockAsTree(table)).replace('Размер', 'Өлшемі')
  expect(JSON.stringify(treeAsBlock(JSON.parse(said)))).toContain('{"id":"b","text":"Өлшемі"}')
})

it('leaves alone what is no text or has no block', () => {
  for (const value of [null, 'x', { root: null }, { root: { children: [paragraph] } }])
    expect(textAsTree(value)).toBe(value)
})

it('lets typography be mended in cells', () => {
  const wrong = {
    root: { type: 'root', children: [{ ...table, fields: { ...table.fields, caption: 'Слух - это "да"' } }] },
  }
  const { value, slips } = mendRichText(wrong)
  expect(slips.length).toBeGreaterThan(0)
  expect(value.root.children[0]?.fields.caption).toContain('«да»')
  expect(value.root.children[0]?.fields.rows).toEqual(table.fields.rows)
  expect(mendRichText(text).value).toBe(text)
})
