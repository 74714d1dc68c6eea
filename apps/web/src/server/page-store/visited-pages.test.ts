import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { pack } from './encodings.ts'
import { PageStore } from './page-store.ts'
import { rememberPages, warmPages } from './visited-pages.ts'

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
  const visit = (key: string, more = {}) => store.find({ key, pathname: key, url: key, headers: {}, ...more })
  return { store, asked, visit }
}

it('what was visited before an end is kept after the next start, and the sections always', async () => {
  const before = openStore()
  await before.visit('/articles?page=2')
  await before.visit('/kk/apparaty/demo')
  await before.store.find({
    key: '/apparaty\nrsc',
    pathname: '/apparaty',
    url: '/apparaty?_rsc',
    headers: { rsc: '1' },
  })
  rememberPages(before.store, file)
  expect(JSON.parse(await readFile(file, 'utf8'))).toEqual(['/kk/apparaty/demo', '/articles?page=2'])

  const after = openStore()
  await warmPages(after.store, file)
  expect(after.asked.slice(0, 2)).toEqual(['/', '/apparaty'])
  expect(after.asked).toContain('/kk/filialy')
  expect(after.asked.slice(-2)).toEqual(['/kk/apparaty/demo', '/articles?page=2'])
  expect(after.store.fresh('/kk/apparaty/demo')).not.toBeNull()
})

it('a page that fails, a list that nobody can read or that somebody else wrote stop nothing', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  for (const [text, url] of [
    ['["/broken","/kk/apparaty/demo"]', '/kk/apparaty/demo'],
    ['["/cart', '/kk/reviews'],
    ['["https://elsewhere.example"]', '/kk/reviews'],
  ] as const) {
    const { store, asked } = openStore()
    rememberPages(store, file)
    await rm(path.dirname(file), { recursive: true, force: true })
    await writeFile(path.join(folder, 'list.json'), text)
    await warmPages(store, path.join(folder, 'list.json'))
    expect(asked.at(-1)).toBe(url)
  }
  expect(warn).toHaveBeenCalledOnce()
  warn.mockRestore()
})
