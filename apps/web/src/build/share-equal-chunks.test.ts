import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { shareEqualChunks } from './share-equal-chunks.ts'

const require = createRequire(import.meta.url)
const filling = `/* ${'long '.repeat(3_000)} */`
const script = (value: string, name: string) =>
  `module.exports = ['${value}']${filling}\n//# sourceMappingURL=${name}.map`
const read = (name: string) => readFile(path.join(folder, name), 'utf8')
let folder: string

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'estu-chunks-'))
  await mkdir(path.join(folder, 'ssr'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

test('of equal scripts one is kept, and the others are the same to whoever loads them', async () => {
  for (const name of ['[root].js', 'ssr/a.js', 'ssr/b.js']) {
    await writeFile(path.join(folder, name), script('equal', path.basename(name)))
    await writeFile(path.join(folder, `${name}.map`), '{}')
  }
  expect(await shareEqualChunks(folder)).toBe(2)
  const loaded = ['[root].js', 'ssr/a.js', 'ssr/b.js'].map((name) => require(path.join(folder, name)))
  expect(loaded[0]).toEqual(['equal'])
  expect(new Set(loaded).size).toBe(1)
  expect((await read('ssr/b.js')).length).toBeLessThan(100)
  expect(existsSync(path.join(folder, 'ssr/b.js.map'))).toBe(false)
  expect(existsSync(path.join(folder, '[root].js.map'))).toBe(true)
})

test('what differs by one letter, or is short, stays as it is; a second time changes nothing', async () => {
  await writeFile(path.join(folder, 'a.js'), script('one', 'a'))
  await writeFile(path.join(folder, 'ssr/b.js'), script('two', 'b'))
  await writeFile(path.join(folder, 'c.js'), 'module.exports = 1')
  await writeFile(path.join(folder, 'd.js'), 'module.exports = 1')
  expect(await shareEqualChunks(folder)).toBe(0)
  expect(await read('ssr/b.js')).toContain('two')
  await writeFile(path.join(folder, 'e.js'), script('one', 'e'))
  expect([await shareEqualChunks(folder), await shareEqualChunks(folder)]).toEqual([1, 0])
  expect(require(path.join(folder, 'e.js'))).toEqual(['one'])
})
