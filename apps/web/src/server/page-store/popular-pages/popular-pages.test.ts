import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { pack } from '../../files/encodings.ts'
import { PageStore } from '../page-store.ts'
import { persistPopularPages, savePopularPages, warmPages } from './popular-pages.ts'

let folder: string
let file: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'estu-visited-'))
  file = path.join(folder, 'cache/visited-pages.json')
})
afterEach(() => rm(folder, { recursive: true, force: true }))

function openStore() {
  const asked: string[] = []
  const store = new PageStore({
    ask: async ({ url }) => {
      asked.push(url)
      if (url === '/broken') throw new Error('no database')
      const headers = { 'x-nextjs-prerender': '1', 'cache-control': 's-maxage=2592000' }
      return { status: 200, headers, body: Buffer.from(url) }
    },
    pack,
    finish: (headers) => ({ headers, isClean: true }),
    generation: () => 0,
    now: () => 0,
    maxBytes: 1_000_000,
  })
  const visit = async (key: string, times = 1) => {
    await store.find({ key, pathname: key, url: key, headers: {} })
    for (let time = 0; time < times; time += 1) store.fresh(key)
  }
  return { store, asked, visit }
}

it('what was visited most before an end is kept after the next start, and the sections always', async () => {
  const before = openStore()
  await before.visit('/articles?page=2', 2)
  await before.visit('/kk/apparaty/demo', 5)
  await before.visit('/filialy/last')
  const data = { key: '/apparaty\nrsc', pathname: '/apparaty', url: '/apparaty?_rsc', headers: { rsc: '1' } }
  await before.store.find(data)
  before.store.fresh(data.key)
  savePopularPages(before.store, file)
  const written = [
    ['/kk/apparaty/demo', 5],
    ['/articles?page=2', 2],
    ['/filialy/last', 1],
  ]
  expect(JSON.parse(await readFile(file, 'utf8'))).toEqual(written)

  const after = openStore()
  await warmPages(after.store, file)
  expect(after.asked.slice(0, 2)).toEqual(['/', '/apparaty'])
  expect(after.asked).toContain('/kk/filialy')
  expect(after.asked.slice(-3)).toEqual(written.map(([url]) => url))
  expect(after.store.fresh('/kk/apparaty/demo')).not.toBeNull()
  await after.visit('/filialy/last', 9)
  savePopularPages(after.store, file)
  expect(JSON.parse(await readFile(file, 'utf8'))).toEqual([
    ['/filialy/last', 10],
    ['/kk/apparaty/demo', 6],
    ['/articles?page=2', 2],
  ])
})

it('no more is written down than is fetched after a start, and what nobody reads any more gives way', async () => {
  const { store } = openStore()
  for (let page = 0; page < 12_000; page += 1) store.visits.add(`/apparaty/${page}`, page + 1)
  savePopularPages(store, file)
  const before = JSON.parse(await readFile(file, 'utf8'))
  expect([before.length, before[0]]).toEqual([200, ['/apparaty/11999', 12_000]])
  expect(store.visits.ranked().length).toBeLessThanOrEqual(5000)
  for (let time = 0; time < 40; time += 1) store.visits.fade()
  store.visits.add('/news', 300)
  savePopularPages(store, file)
  expect(JSON.parse(await readFile(file, 'utf8'))[0]).toEqual(['/news', 300])
})

it('is written now and then too: not every process ends as it should', async () => {
  vi.useFakeTimers()
  const { store } = openStore()
  const exit = process.listeners('exit')
  persistPopularPages(store, file)
  store.visits.add('/kk', 10)
  vi.advanceTimersByTime(300_000)
  vi.useRealTimers()
  expect(JSON.parse(await readFile(file, 'utf8'))).toEqual([['/kk', 10]])
  expect(store.visits.ranked()).toEqual([['/kk', 9]])
  for (const listener of process.listeners('exit')) if (!exit.includes(listener)) process.off('exit', listener)
})

it('a place where nothing can be written is told of', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const { store } = openStore()
  store.visits.add('/kk')
  await writeFile(path.join(folder, 'file'), '')
  savePopularPages(store, path.join(folder, 'file/visited.json'))
  expect(warn).toHaveBeenCalledOnce()
  warn.mockRestore()
})

it('a page that fails, a list that nobody can read or that somebody else wrote stop nothing', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  for (const [text, url] of [
    ['[["/broken",2],["/kk/apparaty/demo",1]]', '/kk/apparaty/demo'],
    ['[["/cart', '/kk/reviews'],
    ['[["https://elsewhere.example",1]]', '/kk/reviews'],
    ['["/kk/apparaty/demo"]', '/kk/reviews'],
    // A choice has no place among what everybody reads.
    ['[["/apparaty?form=ric",1]]', '/kk/reviews'],
  ] as const) {
    const { store, asked } = openStore()
    savePopularPages(store, file)
    await rm(path.dirname(file), { recursive: true, force: true })
    await writeFile(path.join(folder, 'list.json'), text)
    await warmPages(store, path.join(folder, 'list.json'))
    expect(asked.at(-1)).toBe(url)
  }
  expect(warn).toHaveBeenCalledOnce()
  warn.mockRestore()
})
