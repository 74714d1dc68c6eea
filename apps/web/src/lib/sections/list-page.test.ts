import { expect, test, vi } from 'vitest'

vi.mock('server-only', () => ({}))
vi.mock('next/navigation', () => ({
  notFound: () => {
    throw new Error('not found')
  },
}))
const { pageNumberOf, pagePathOf, readPageOf } = await import('./list-page')

test('the first page has no number, and nothing else stands for one', () => {
  expect(pageNumberOf(undefined)).toBe(1)
  expect(pageNumberOf('12')).toBe(12)
  expect(pageNumberOf('__')).toBeNull()
  for (const wrong of ['0', '-1', '01', '1.5', 'x', '99999', '']) expect(() => pageNumberOf(wrong)).toThrow('not found')
  expect([pagePathOf('/articles', 1), pagePathOf('/articles', 2)]).toEqual(['/articles', '/articles?page=2'])
  expect(pagePathOf('/reviews?rating=5', 2)).toBe('/reviews?rating=5&page=2')
})

test('a page after the last one does not exist, the first of an empty list does', async () => {
  const ask = (page: string | undefined, pages: number) =>
    readPageOf(Promise.resolve({ locale: 'kk', page }), async (locale, number) => ({ pages, locale, number }))
  expect(await ask('2', 2)).toEqual({ locale: 'kk', list: { pages: 2, locale: 'kk', number: 2 } })
  expect(await ask(undefined, 0)).toMatchObject({ list: { number: 1 } })
  await expect(ask('3', 2)).rejects.toThrow('not found')
  expect(await ask('__', 2)).toBeNull()
})
