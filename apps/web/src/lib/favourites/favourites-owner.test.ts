import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../../../../..')
const sources = ['apps/web/src', 'packages/domain/src', 'packages/ui/src']

const filesWith = (pattern: RegExp): string[] =>
  sources
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => pattern.test(readFileSync(path, 'utf8')))
    .map((path) => relative(root, path))
    .sort()

it('lets nobody but the store name where the browser keeps the favourites', () => {
  const store = 'apps/web/src/lib/favourites/favourites-store.ts'
  expect(filesWith(/\bfavouritesKey\b/)).toEqual([store, 'packages/domain/src/favourites/favourites.ts'])
  expect(filesWith(/\bsyncedKey\b/)).toEqual([store, 'packages/domain/src/favourites/favourites-sync.ts'])
  expect(filesWith(/['"`.]favorites/)).toEqual([
    'packages/domain/src/favourites/favourites-sync.ts',
    'packages/domain/src/favourites/favourites.ts',
  ])
})
