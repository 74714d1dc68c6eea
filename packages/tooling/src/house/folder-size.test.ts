import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../env.ts'

/** What one looks through before one has found a file. */
const most = 20

/** Read by number or by date, one after another, not looked through. */
const series = ['apps/cms/src/migrations', 'docs/adr']

const places = ['apps', 'packages', 'docs'] as const
/** What is made by tools, and pictures by the hundred that nobody looks through. */
const made = new Set(['node_modules', '.next', '.turbo', 'dist', 'public', 'test-results', 'drawings'])

const full = (folder: string, read = entriesOf): string[] => {
  const entries = read(folder).filter(({ name }) => !made.has(name))
  const below = entries.filter((entry) => entry.isFolder).flatMap(({ name }) => full(`${folder}/${name}`, read))
  const isFull = entries.filter((entry) => !entry.isFolder).length > most && !series.includes(folder)
  return isFull ? [folder, ...below] : below
}

type Entry = { name: string; isFolder: boolean }

const entriesOf = (folder: string): Entry[] =>
  readdirSync(path.join(root, folder), { withFileTypes: true }).map((entry) => ({
    name: entry.name,
    isFolder: entry.isDirectory(),
  }))

it('no folder holds more files than one looks through', () => {
  expect(places.flatMap((place) => full(place))).toEqual([])
})

it('knows a full folder when it sees one', () => {
  const files = Array.from({ length: most + 1 }, (_, n) => ({ name: `${n}.ts`, isFolder: false }))
  const read = (entries: Entry[]) => (folder: string) => (folder === 'apps' ? [{ name: 'a', isFolder: true }] : entries)
  expect(full('apps', read(files))).toEqual(['apps/a'])
  expect(full('apps', read(files.slice(1)))).toEqual([])
})
