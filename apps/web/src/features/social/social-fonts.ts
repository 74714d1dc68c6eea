import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'

const require = createRequire(import.meta.url)
/** Kazakh letters are in `cyrillic-ext`, ₸ in `latin-ext`. */
const subsets = ['cyrillic', 'cyrillic-ext', 'latin', 'latin-ext']
const weights = [400, 700] as const

let reading: Promise<Awaited<ReturnType<typeof read>>[]> | null = null

/** Golos Text for drawn pictures, read from disk once. The drawing library knows WOFF, not WOFF2. */
export function socialFonts() {
  reading ??= Promise.all(weights.flatMap((weight) => subsets.map((subset) => read(subset, weight))))
  return reading
}

async function read(subset: string, weight: (typeof weights)[number]) {
  const folder = path.dirname(require.resolve('@fontsource/golos-text/package.json'))
  const data = await readFile(path.join(folder, 'files', `golos-text-${subset}-${weight}-normal.woff`))
  return { name: 'Golos Text', data, weight, style: 'normal' as const }
}
