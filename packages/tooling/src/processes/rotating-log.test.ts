import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openLog, setAside } from './rotating-log.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'estu-log-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const modeOf = async (file: string) => (await stat(file)).mode & 0o777

it('is continued, is its owner’s alone, and is set aside when it is large; only so many are kept', async () => {
  const file = path.join(folder, 'cms.log')
  await writeFile(file, 'before\n')
  await chmod(file, 0o644)
  const write = openLog(file, 20)
  for (let line = 0; line < 40; line += 1) write(Buffer.from(`line ${line}\n`))
  const files = (await readdir(folder)).toSorted()
  expect(files).toEqual(['cms.log', ...[1, 2, 3, 4, 5].map((number) => `cms.log.${number}`)])
  for (const name of files) {
    expect(await modeOf(path.join(folder, name)), name).toBe(0o600)
    expect((await stat(path.join(folder, name))).size).toBeLessThanOrEqual(20)
  }
  const oldestFirst = [...files.slice(1).toReversed(), 'cms.log']
  const text = (await Promise.all(oldestFirst.map((name) => readFile(path.join(folder, name), 'utf8')))).join('')
  const all = Array.from({ length: 40 }, (_, line) => `line ${line}\n`).join('')
  expect(all.endsWith(text)).toBe(true)
  expect(text.split('\n').length).toBeGreaterThan(10)
})

it('a line larger than a file is written whole, and a log that cannot be kept ends nothing', async () => {
  const inside = path.join(folder, 'inner.log')
  const write = openLog(inside, 10)
  write(Buffer.from('x'.repeat(50)))
  expect((await stat(inside)).size).toBe(50)
  await rm(folder, { recursive: true })
  expect(() => write(Buffer.from('y'))).not.toThrow()
})

it('what is small stays where it is', () => {
  expect(() => setAside(path.join(folder, 'none.log'), 10)).not.toThrow()
})
