import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { withoutKerning } from './without-kerning.ts'

/** Beside the storefront, where it is started: a bundler would turn a resolved module into a number. */
const folder = path.join(process.cwd(), 'node_modules/@fontsource/golos-text/files')
/** Kazakh letters are in `cyrillic-ext`, ₸ in `latin-ext`. */
const subsets = ['cyrillic', 'cyrillic-ext', 'latin', 'latin-ext']
const weights = [400, 700] as const

/**
 * One family for each subset: of several files under one name the drawing library takes the first alone, and Kazakh
 * letters come out as boxes.
 */
const familyOf = (subset: string) => `Golos ${subset}`

export const socialFamilies = subsets.map(familyOf).join(', ')

let reading: Promise<Awaited<ReturnType<typeof read>>[]> | null = null

/** Golos Text for drawn pictures, read from disk once. The drawing library knows WOFF, not WOFF2. */
export function socialFonts() {
  reading ??= Promise.all(weights.flatMap((weight) => subsets.map((subset) => read(subset, weight))))
  return reading
}

async function read(subset: string, weight: (typeof weights)[number]) {
  const file = await readFile(path.join(folder, `golos-text-${subset}-${weight}-normal.woff`))
  return { name: familyOf(subset), data: withoutKerning(file), weight, style: 'normal' as const }
}
