import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import subsetFont from 'subset-font'
import { mergeFonts } from './merge-fonts/merge-fonts.ts'

/**
 * Cuts Golos Text down to what Russian, Kazakh and our signs need, weights 400–650, and writes it to `src/fonts`.
 * Run by hand after a new release of the font: `node scripts/subset-fonts.ts`.
 */
const require = createRequire(import.meta.url)
const source = path.dirname(require.resolve('@fontsource-variable/golos-text/package.json'))
const target = path.resolve(import.meta.dirname, '../src/fonts')

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('')

/** Which letters of each of the source's files are kept: they are split by script. */
const kept = {
  cyrillic: `${range(0x410, 0x44f)}ЁёІіҰұ№`,
  'cyrillic-ext': 'ӘәҒғҚқҢңӨөҮүҺһ',
  latin: `${range(0x20, 0x7e)}\u00a0«»–—·−×°±²…„“”‘’•→←↑↓©é`,
  'latin-ext': '₸',
}

/** What becomes one file: a first screen in either language needs both, and nothing else. */
const files: Record<string, [keyof typeof kept, ...(keyof typeof kept)[]]> = {
  cyrillic: ['cyrillic', 'cyrillic-ext', 'latin-ext'],
  latin: ['latin'],
}

const variationAxes = { wght: { min: 400, max: 650 } }

const cut = async (name: keyof typeof kept) =>
  subsetFont(await readFile(path.join(source, 'files', `golos-text-${name}-wght-normal.woff2`)), kept[name], {
    targetFormat: 'sfnt',
    variationAxes,
  })

for (const [name, [first, ...others]] of Object.entries(files)) {
  const whole = mergeFonts([await cut(first), ...(await Promise.all(others.map(cut)))])
  const letters = [first, ...others].map((part) => kept[part]).join('')
  const font = await subsetFont(whole, letters, { targetFormat: 'woff2' })
  await writeFile(path.join(target, `golos-text-${name}.woff2`), font)
  console.log(`${name}: ${font.length} bytes`)
}
