import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'

const folder = path.resolve(import.meta.dirname, 'fonts')
const needed = 'АаЯяЁё ӘәҒғҚқҢңӨөҰұҮүҺһІі ₸ № « » — – · − × 0129 AZaz'

it('weighs at most 60 KiB in all', async () => {
  const sizes = await Promise.all(
    (await readdir(folder)).map(async (name) => (await stat(path.join(folder, name))).size),
  )
  expect(sizes.length).toBeGreaterThan(0)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(60 * 1024)
})

it('names a file for every letter and sign of both languages', async () => {
  const css = await readFile(path.resolve(import.meta.dirname, 'styles/fonts.css'), 'utf8')
  const ranges = [...css.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(([, from = '', to]) => [
    Number.parseInt(from, 16),
    Number.parseInt(to ?? from, 16),
  ])
  const covered = (code: number) => ranges.some(([from = 0, to = 0]) => code >= from && code <= to)
  expect([...needed].filter((letter) => !covered(letter.codePointAt(0) ?? 0))).toEqual([])
})
