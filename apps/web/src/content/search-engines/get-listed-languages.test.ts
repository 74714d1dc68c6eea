import { beforeEach, expect, it, vi } from 'vitest'

type Stored = { id: string; slug: string; title: string; kind?: string; updatedAt: string; meta: object }
const stored = new Map<string, Stored>()

vi.mock('server-only', () => ({}))
vi.mock('../payload', () => ({}))
vi.mock('../walk-published', () => ({}))
vi.mock('../read', () => ({
  readPublished: (locale: string, collection: string, slug: string, _: object, map: (stored: Stored) => unknown) => {
    const found = stored.get(`${locale}/${collection}/${slug}`)
    return Promise.resolve(found ? map(found) : null)
  },
}))

const { getListedLanguages } = await import('./get-listed-languages')
const publish = (locale: string, collection: string, meta: object = {}, kind?: string) =>
  stored.set(`${locale}/${collection}/a`, {
    id: '1',
    slug: 'a',
    title: 'А',
    updatedAt: '',
    meta,
    ...(kind && { kind }),
  })
beforeEach(() => stored.clear())

it('leaves out a language that is hidden, stands elsewhere or is not published', async () => {
  publish('ru', 'devices')
  expect(await getListedLanguages('/apparaty/a')).toEqual(['ru'])
  publish('kk', 'devices')
  expect(await getListedLanguages('/apparaty/a')).toEqual(['ru', 'kk'])
  publish('ru', 'devices', { noindex: true })
  expect(await getListedLanguages('/apparaty/a')).toEqual(['kk'])
  publish('kk', 'devices', { canonical: '/apparaty/b' })
  expect(await getListedLanguages('/apparaty/a')).toEqual([])
})

it('judges the document that stands at the path, and nothing where none can be hidden', async () => {
  publish('ru', 'pages')
  publish('kk', 'pages', { noindex: true })
  publish('kk', 'articles', {}, 'expert')
  expect(await getListedLanguages('/a')).toEqual(['ru'])
  expect(await getListedLanguages('/articles/a')).toEqual([])
  expect(await getListedLanguages('/specialisty/a')).toBeNull()
  expect(await getListedLanguages('/a/b/c')).toBeNull()
})
