import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import subsetFont from 'subset-font'

/**
 * Cuts Golos Text down to what Russian, Kazakh and our signs need, weights 400–650, and writes it to `src/fonts`.
 * Run by hand after a new release of the font: `node scripts/subset-fonts.ts`.
 */
const require = createRequire(import.meta.url)
const source = path.dirname(require.resolve('@fontsource-variable/golos-text/package.json'))
const target = path.resolve(import.meta.dirname, '../src/fonts')

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('')

/** Which letters each of the font's files keeps: the files are split by script at their source. */
const kept = {
  cyrillic: `${range(0x410, 0x44f)}ЁёІіҰұ№`,
  'cyrillic-ext': 'ӘәҒғҚқҢңӨөҮүҺһ',
  latin: `${range(0x20, 0x7e)}\u00a0«»–—·−×°±²…„“”‘’•→←↑↓©é`,
  'latin-ext': '₸≥≤',
}

for (const [name, text] of Object.entries(kept)) {
  const file = path.join(source, 'files', `golos-text-${name}-wght-normal.woff2`)
  const subset = await subsetFont(await readFile(file), text, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 650 } },
  })
  await writeFile(path.join(target, `golos-text-${name}.woff2`), subset)
  console.log(`${name}: ${subset.length} bytes`)
}
