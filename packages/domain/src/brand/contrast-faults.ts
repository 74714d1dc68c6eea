import type { BrandColour, BrandTheme, ThemeColours } from './brand-colours.ts'
import { contrastOf } from './contrast.ts'
import { type Token, themeInk, themeTokens } from './theme-tokens.ts'

/** The least contrast of text and what stands behind it (WCAG 2.2, AAA). */
export const leastContrast = 7

type Text = keyof (typeof themeInk)['light'] | Token
type Pair = { text: Text; behind: Token; of: BrandColour }

/** Which text stands on which surface, and the chosen colour that has to give way. */
const pairs: readonly Pair[] = [
  ...(['paper', 'raised', 'plate', 'sunk'] as const).flatMap((behind): Pair[] => [
    { text: 'ink', behind, of: 'paper' },
    { text: 'ink2', behind, of: 'paper' },
    { text: 'action', behind, of: 'accent' },
  ]),
  { text: 'action-hover', behind: 'paper', of: 'accent' },
  { text: 'ink', behind: 'wash', of: 'accent' },
  { text: 'action', behind: 'wash', of: 'accent' },
  { text: 'on-action', behind: 'action', of: 'accentText' },
  { text: 'on-action', behind: 'action-hover', of: 'accentText' },
  { text: 'onDeep', behind: 'deep', of: 'deep' },
  { text: 'onDeep2', behind: 'deep', of: 'deep' },
  { text: 'onDeep', behind: 'deep-field', of: 'deep' },
  { text: 'onAmber', behind: 'amber', of: 'highlight' },
  { text: 'ink', behind: 'amber-wash', of: 'highlight' },
]

export type ContrastFault = Pair & { theme: BrandTheme; ratio: number }

/** Returns the pairs of one theme that are harder to read than the law of this site allows, the worst first. */
export function contrastFaults(theme: BrandTheme, colours: ThemeColours): ContrastFault[] {
  const shades: Record<string, string> = { ...themeTokens(theme, colours), ...themeInk[theme] }
  return pairs
    .map((pair) => ({ ...pair, theme, ratio: contrastOf(shades[pair.text] ?? '', shades[pair.behind] ?? '') }))
    .filter(({ ratio }) => ratio < leastContrast)
    .toSorted((one, other) => one.ratio - other.ratio)
}
