export const brandThemes = ['light', 'dark', 'contrast'] as const
export type BrandTheme = (typeof brandThemes)[number]

/**
 * The colours that a shop chooses for each theme; every other shade is derived from these (`theme-tokens.ts`).
 * `accent` is that of buttons and links, `paper` the page, `deep` the bands and the footer, `highlight` marks.
 */
export const brandColours = ['accent', 'accentText', 'paper', 'deep', 'highlight'] as const
export type BrandColour = (typeof brandColours)[number]

export type ThemeColours = Readonly<Record<BrandColour, string>>
export type BrandColours = Readonly<Record<BrandTheme, ThemeColours>>

/** What a shop looks like that has chosen nothing. The same values stand in `packages/ui/src/styles/tokens.css`. */
export const defaultColours: BrandColours = {
  light: { accent: '#0b5351', accentText: '#fffdf9', paper: '#faf6ee', deep: '#0c3a3a', highlight: '#e0a43a' },
  dark: { accent: '#86d3c8', accentText: '#07201f', paper: '#161412', deep: '#0f2b2a', highlight: '#e9b14c' },
  contrast: { accent: '#ffe94a', accentText: '#000000', paper: '#000000', deep: '#000000', highlight: '#ffe94a' },
}

export const isSameColours = (one: BrandColours, other: BrandColours): boolean =>
  brandThemes.every((theme) => brandColours.every((name) => one[theme][name] === other[theme][name]))
