import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../../env.ts'
import { filesBelow } from '../sources.ts'

const page = readFileSync(path.join(root, 'docs/vocabulary.md'), 'utf8')
const renames = page.slice(page.indexOf('## Renames')).matchAll(/^\| `([^`]+)` +\| `[^`]+` +\|$/gm)
const before = new Set([...renames].map(([, name = '']) => name))
const files = ['apps/web/src', 'apps/cms/src', 'packages'].flatMap((folder) => filesBelow(folder, /\.tsx?$/))

/** The names of a text that are used no more. */
const formerOf = (text: string) => [...new Set(text.match(/[A-Za-z]\w*/g))].filter((word) => before.has(word))

it('no file and nothing in one is called by a name that the vocabulary has replaced', () => {
  expect(before.size).toBeGreaterThan(60)
  expect(files.length).toBeGreaterThan(1500)
  expect(files.filter((file) => before.has(path.basename(file).replace(/\.tsx?$/, '')))).toEqual([])
  const used = files.flatMap((file) =>
    formerOf(readFileSync(path.join(root, file), 'utf8')).map((name) => `${file}: ${name}`),
  )
  expect(used).toEqual([])
})

it('finds a former name', () => {
  expect(formerOf('export const answer = callWithin()')).toEqual(['callWithin'])
})
