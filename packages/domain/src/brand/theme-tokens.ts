import { type BrandColour, type BrandTheme, defaultColours, type ThemeColours } from './brand-colours.ts'
import { mixColours } from './hex-colour.ts'

/** Words of a theme, which no shop chooses: whatever stands behind them is measured against these. */
export const themeInk = {
  light: { ink: '#1d1b17', ink2: '#4a453c', onDeep: '#fbf6ec', onDeep2: '#cfe0da', onAmber: '#1d1b17' },
  dark: { ink: '#f5eee1', ink2: '#cfc6b6', onDeep: '#f5eee1', onDeep2: '#bcd5cf', onAmber: '#1d1b17' },
  contrast: { ink: '#ffffff', ink2: '#ffffff', onDeep: '#ffffff', onDeep2: '#ffffff', onAmber: '#000000' },
} as const satisfies Record<BrandTheme, Record<string, string>>

/** Shades as the stylesheet names them (`--action`), with the colour that each follows. */
const sourceOf = {
  action: 'accent',
  'action-hover': 'accent',
  wash: 'accent',
  'd-led': 'accent',
  'on-action': 'accentText',
  paper: 'paper',
  raised: 'paper',
  plate: 'paper',
  sunk: 'paper',
  line: 'paper',
  deep: 'deep',
  'deep-line': 'deep',
  'deep-field': 'deep',
  amber: 'highlight',
  'amber-wash': 'highlight',
  'd-tab': 'highlight',
} as const satisfies Record<string, BrandColour>

export type Token = keyof typeof sourceOf
export const brandTokens = Object.keys(sourceOf) as Token[]
export type ThemeTokens = Readonly<Record<Token, string>>

/** Shades of the default look that were chosen by eye, not derived. */
const drawnByHand: Record<BrandTheme, Partial<ThemeTokens>> = {
  light: {
    ...{ 'action-hover': '#063b3a', wash: '#e1ece7', raised: '#fffdf9', plate: '#f2ebdf', sunk: '#f1eadc' },
    ...{ line: '#ddd3c2', 'deep-line': '#3f6866', 'deep-field': '#124646', 'amber-wash': '#fbeed3' },
  },
  dark: {
    ...{ 'action-hover': '#a9e4db', wash: '#17302d', raised: '#211e1a', plate: '#24211c', sunk: '#1d1a17' },
    ...{
      line: '#3b362e',
      'deep-line': '#386360',
      'deep-field': '#153837',
      'amber-wash': '#38290f',
      'd-tab': '#c98f2c',
    },
  },
  contrast: { wash: '#1c1a00', 'amber-wash': '#1c1a00' },
}

/** How much of the ink, of white or of the colour itself is mixed in, 0 to 1. */
const shares: Record<BrandTheme, { raised: number; plate: number; sunk: number; line: number; wash: number }> = {
  light: { raised: 0.7, plate: 0.05, sunk: 0.06, line: 0.16, wash: 0.1 },
  dark: { raised: 0.05, plate: 0.07, sunk: 0.03, line: 0.17, wash: 0.12 },
  contrast: { raised: 0, plate: 0, sunk: 0, line: 1, wash: 0.1 },
}

/**
 * Every shade of one theme. The rule: a surface is the paper with a little of the ink (on light paper what is raised is
 * mixed with white), a pressed button the accent with three tenths of the ink, a wash the paper with a little of its
 * colour. A shade whose colour is the default one stays as it was drawn by hand.
 */
export function themeTokens(theme: BrandTheme, colours: ThemeColours): ThemeTokens {
  const derived = derivedTokens(theme, colours)
  const kept = Object.entries(drawnByHand[theme]).filter(([token]) =>
    followedBy(token as Token).every((name) => colours[name] === defaultColours[theme][name]),
  )
  return { ...derived, ...Object.fromEntries(kept) }
}

/** A wash is a mixture of two. */
const followedBy = (token: Token): BrandColour[] =>
  token === 'wash' || token === 'amber-wash' ? [sourceOf[token], 'paper'] : [sourceOf[token]]

function derivedTokens(theme: BrandTheme, { accent, accentText, paper, deep, highlight }: ThemeColours): ThemeTokens {
  const { ink, onDeep } = themeInk[theme]
  const { raised, plate, sunk, line, wash } = shares[theme]
  const isContrast = theme === 'contrast'
  return {
    action: accent,
    'action-hover': isContrast ? ink : mixColours(accent, ink, 0.3),
    wash: mixColours(paper, accent, wash),
    'd-led': accent,
    'on-action': accentText,
    paper,
    raised: mixColours(paper, theme === 'light' ? '#ffffff' : ink, raised),
    plate: mixColours(paper, ink, plate),
    sunk: mixColours(paper, ink, sunk),
    line: mixColours(paper, ink, line),
    deep,
    'deep-line': isContrast ? onDeep : mixColours(deep, onDeep, 0.25),
    'deep-field': isContrast ? deep : mixColours(deep, onDeep, 0.05),
    amber: highlight,
    'amber-wash': mixColours(paper, highlight, wash),
    'd-tab': highlight,
  }
}
