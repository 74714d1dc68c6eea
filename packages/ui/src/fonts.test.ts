import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import subsetFont from 'subset-font'
import { expect, it } from 'vitest'
import { readLetters } from '../scripts/merge-fonts/parse-font.ts'

const folder = path.resolve(import.meta.dirname, 'fonts')
const needed = 'АаЯяЁё ӘәҒғҚқҢңӨөҰұҮүҺһІі ₸ № « » — – · − × 0129 AZaz'

it('is small enough for each file to come with a server’s first answer', async () => {
  const sizes = await Promise.all(
    (await readdir(folder)).map(async (name) => (await stat(path.join(folder, name))).size),
  )
  expect(sizes).toHaveLength(6)
  expect(Math.max(...sizes)).toBeLessThanOrEqual(14_000)
})

it.each(['golos-text', 'noto-sans', 'noto-serif'].flatMap((typeface) => [`${typeface}-text`, `${typeface}-strong`]))(
  'has every letter and sign of both languages in %s',
  async (name) => {
    const file = await readFile(path.join(folder, `${name}.woff2`))
    const sfnt = await subsetFont(file, needed, { targetFormat: 'sfnt' })
    const letters = readLetters(sfnt)
    expect([...needed].filter((letter) => !letters.has(letter.codePointAt(0) ?? 0))).toEqual([])
  },
)

it('names a file of each weight for every letter and sign of both languages', async () => {
  const css = await readFile(path.resolve(import.meta.dirname, 'styles/fonts.css'), 'utf8')
  const ofFaces = [...css.matchAll(/unicode-range:([^;]+);/g)].map(([, ranges = '']) => rangesOf(ranges))
  expect(ofFaces).toHaveLength(2)
  for (const ranges of ofFaces) {
    const covered = (code: number) => ranges.some(([from, to]) => code >= from && code <= to)
    expect([...needed].filter((letter) => !covered(letter.codePointAt(0) ?? 0))).toEqual([])
  }
})

const rangesOf = (css: string): [number, number][] =>
  [...css.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(([, from = '', to]) => [
    Number.parseInt(from, 16),
    Number.parseInt(to ?? from, 16),
  ])

const faces = async () => {
  const sheets = ['arial', 'roboto', 'dejavu'].map((name) =>
    readFile(path.resolve(import.meta.dirname, `styles/stand-in-fonts/${name}.css`), 'utf8'),
  )
  const css = (await Promise.all(sheets)).join('')
  return [...css.matchAll(/@font-face \{([^}]+)\}/g)].map(([, body = '']) => {
    const said = (name: string) => new RegExp(`\\b${name}:\\s+([^;]+);`).exec(body)?.[1] ?? ''
    return {
      family: said('font-family'),
      weight: said('font-weight'),
      range: said('unicode-range'),
      size: Number.parseFloat(said('size-adjust')),
      ascent: Number.parseFloat(said('ascent-override')),
      descent: Number.parseFloat(said('descent-override')),
    }
  })
}

it('lets a line of every stand-in stand as high as one of Golos Text', async () => {
  const spaces = (await faces()).filter(({ range }) => range.startsWith('U+0020'))
  expect(spaces).toHaveLength(6)
  for (const { size, ascent, descent } of spaces) {
    expect((size * ascent) / 100).toBeCloseTo(98, 1)
    expect((size * descent) / 100).toBeCloseTo(22, 1)
  }
})

it('gives every stand-in its scripts in both weights, all before their parts, and names it to the page', async () => {
  const tokens = await readFile(path.resolve(import.meta.dirname, 'styles/tokens.css'), 'utf8')
  const all = await faces()
  const families = [...new Set(all.map(({ family }) => family))]
  expect(families).toHaveLength(3)
  const parts = ['U+0041-005A, U+0061-007A', 'U+0030-0039', 'U+0020, U+00A0']
  for (const family of families) {
    for (const weight of ['400', '500 700']) {
      const ranges = all.filter((face) => face.family === family && face.weight === weight).map(({ range }) => range)
      expect(ranges[0]).toBe('')
      expect(ranges.slice(-3)).toEqual(parts)
    }
    expect(tokens).toContain(`${family}, `)
  }
})
