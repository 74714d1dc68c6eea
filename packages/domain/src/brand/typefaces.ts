/** Typefaces that a shop can be set in: each has Kazakh letters and ₸, and stands as two files in `packages/ui/src/fonts`. */
export const typefaces = ['golos-text', 'noto-sans', 'noto-serif'] as const
export type Typeface = (typeof typefaces)[number]

/** What the stylesheet itself is set in. */
export const defaultTypeface: Typeface = 'golos-text'

export const isTypeface = (value: unknown): value is Typeface => typefaces.some((known) => known === value)

type Family = { family: string; standIns: string }

const sans = 'system-ui,-apple-system,"Segoe UI",Roboto,sans-serif'

/** Typefaces that the stylesheet knows nothing of, with what stands in until they arrive. */
export const families: Record<Exclude<Typeface, 'golos-text'>, Family> = {
  'noto-sans': { family: 'Noto Sans', standIns: sans },
  'noto-serif': { family: 'Noto Serif', standIns: 'Georgia,"Times New Roman",serif' },
}
