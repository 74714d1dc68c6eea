import { expect, it } from 'vitest'
import type { TwoStates } from '../translation/index.ts'
import { textMark } from './text-mark.ts'

const fields = [{ name: 'body', type: 'richText', localized: true }]

function markOfArticle({ cell = 'три дня', caption = 'Срок', film = 'one' } = {}): string {
  const block = (of: object) => ({ type: 'block', version: 2, fields: of })
  const children = [
    block({ blockType: 'table', caption, head: [{ text: 'Дней' }], rows: [{ cells: [{ text: cell }] }] }),
    block({ blockType: 'film', film: { relationTo: 'videos', value: film } }),
  ]
  const newest = { body: { ru: { root: { type: 'root', children } } } }
  return textMark({ fields, newest, live: null } as unknown as TwoStates, 'ru')
}

it('is the same for the same words, and another for other words of a table or another film', () => {
  expect(markOfArticle()).toBe(markOfArticle())
  const others = [{ cell: 'пять дней' }, { caption: 'Сроки' }, { film: 'two' }].map(markOfArticle)
  expect(new Set([markOfArticle(), ...others]).size).toBe(4)
})
