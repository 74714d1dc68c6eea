import { lettersByWidth, unitsPerEm } from './arial-widths.ts'

const widths = new Map(
  lettersByWidth.flatMap(([width, letters]) => [...letters].map((letter) => [letter, width] as const)),
)

/** Letters the font lacks, each as wide as the one it is drawn from. */
const drawnFrom: Record<string, string> = {
  ...{ Ә: 'А', Ғ: 'Г', Қ: 'К', Ң: 'Н', Ө: 'О', Ұ: 'У', Ү: 'У', Һ: 'Н', '₸': 'T' },
  ...{ ә: 'а', ғ: 'г', қ: 'к', ң: 'н', ө: 'о', ұ: 'у', ү: 'у', һ: 'н' },
}

/** What a letter outside the table is taken for: a little wider than most. */
const unknownWidth = 1200

/**
 * How much of a search result is shown on a wide screen, in pixels of Arial: titles at 20 px, descriptions at 14 px.
 * Measured on result pages, not a published rule; they cut by width, so counting letters misleads in Cyrillic.
 */
export const resultLimits = {
  title: { fontPx: 20, maxPx: 580 },
  description: { fontPx: 14, maxPx: 920 },
} as const

export type ResultPart = keyof typeof resultLimits

/** The width of a line of Arial in pixels, without kerning. */
export function textWidth(text: string, fontPx: number): number {
  let units = 0
  for (const letter of text.normalize('NFC')) units += widths.get(drawnFrom[letter] ?? letter) ?? unknownWidth
  return Math.round((units * fontPx) / unitsPerEm)
}

/** How wide a title or description is in a search result, and whether it is shown whole. */
export function measureResult(text: string, part: ResultPart): { px: number; maxPx: number; fits: boolean } {
  const { fontPx, maxPx } = resultLimits[part]
  const px = textWidth(text, fontPx)
  return { px, maxPx, fits: px <= maxPx }
}

/** The text as a search result shows it: cut after a whole word, with an ellipsis. */
export function cutToResult(text: string, part: ResultPart): string {
  if (measureResult(text, part).fits) return text
  const { fontPx, maxPx } = resultLimits[part]
  let shown = ''
  for (const word of text.split(/(?<=\s)/)) {
    if (textWidth(`${(shown + word).trimEnd()} …`, fontPx) > maxPx) break
    shown += word
  }
  return `${shown.trimEnd()} …`
}
