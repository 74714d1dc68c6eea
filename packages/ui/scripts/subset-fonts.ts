import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import subsetFont from 'subset-font'
import { mergeFonts } from './merge-fonts/merge-fonts.ts'
import { parseFont } from './merge-fonts/parse-font.ts'
import { withTabularDigits } from './merge-fonts/tabular-digits.ts'

/**
 * Cuts the typefaces down to what Russian, Kazakh and our signs need, in two weights, and writes them to `src/fonts`: with
 * all weights between them each letter would take three times as many bytes.
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

/** All of a weight is one file: a page in either language is written with two of them, and nothing else. */
const weights = { text: 400, strong: 550 }

const cut = async (name: keyof typeof kept) =>
  parseFont(
    await subsetFont(await readFile(path.join(source, 'files', `golos-text-${name}-wght-normal.woff2`)), kept[name], {
      targetFormat: 'sfnt',
      keepFeatures: ['kern', 'tnum'],
    }),
  )

const letters = Object.values(kept).join('')

// The first keeps its letters at their distances: Russian ones.
const whole = mergeFonts([
  await cut('cyrillic'),
  await cut('cyrillic-ext'),
  await cut('latin-ext'),
  withTabularDigits(await cut('latin')),
])
for (const [name, wght] of Object.entries(weights)) {
  const font = await subsetFont(whole, letters, { targetFormat: 'woff2', variationAxes: { wght } })
  await writeFile(path.join(target, `golos-text-${name}.woff2`), font)
  console.log(`${name}: ${font.length} bytes`)
}

/** Typefaces whose source is a file a weight, of all scripts. Strong words are set in the weight next to that of Golos. */
const ofWeights = { text: '400Regular', strong: '600SemiBold' }
const others = {
  'noto-sans': { name: 'NotoSans', source: require.resolve('@expo-google-fonts/noto-sans/package.json') },
  'noto-serif': { name: 'NotoSerif', source: require.resolve('@expo-google-fonts/noto-serif/package.json') },
}
for (const [typeface, { name, source: packaged }] of Object.entries(others)) {
  const folder = path.dirname(packaged)
  for (const [weight, style] of Object.entries(ofWeights)) {
    const font = await subsetFont(await readFile(path.join(folder, style, `${name}_${style}.ttf`)), letters, {
      targetFormat: 'woff2',
      keepFeatures: ['kern', 'tnum'],
    })
    await writeFile(path.join(target, `${typeface}-${weight}.woff2`), font)
    console.log(`${typeface}-${weight}: ${font.length} bytes`)
  }
}
