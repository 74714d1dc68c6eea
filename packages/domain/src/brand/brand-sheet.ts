import type { BrandTheme } from './brand-colours.ts'
import type { BrandLook } from './brand-look.ts'
import { brandTokens, themeTokens } from './theme-tokens.ts'
import { families } from './typefaces.ts'

/** Addresses of a typeface's two files. */
export type FontFiles = { text: string; strong: string }

/**
 * Returns the stylesheet of a look: the shades of the three themes in place of those of `tokens.css`, and the typeface.
 * Its rules are named more closely than those of the site's sheet, which may come after it; letters that a reader chose
 * in the accessibility panel stay theirs, and paper stays white.
 */
export function brandSheet(look: BrandLook, fonts: FontFiles | null): string {
  const { light, dark, contrast } = {
    light: tokensOf(look, 'light'),
    dark: tokensOf(look, 'dark'),
    contrast: tokensOf(look, 'contrast'),
  }
  return [
    `@media screen{${root}{${light}}${root}[data-theme="dark"]{${dark}}${root}[data-theme="contrast"]{${contrast}}}`,
    // As in `tokens-auto-dark.css`.
    `@media screen and (prefers-color-scheme:dark){${root}:not([data-theme]){${dark}}}`,
    typefaceOf(look, fonts),
  ].join('')
}

const root = ':root:root:root'

function tokensOf({ colours }: BrandLook, theme: BrandTheme): string {
  const tokens = themeTokens(theme, colours[theme])
  return brandTokens.map((token) => `--${token}:${tokens[token]}`).join(';')
}

function typefaceOf({ typeface }: BrandLook, fonts: FontFiles | null): string {
  if (typeface === 'golos-text' || fonts === null) return ''
  const { family, standIns } = families[typeface]
  return [
    face(family, '400 490', fonts.text),
    face(family, '500 700', fonts.strong),
    `:root:not([data-font="plain"]){--font:"${family}",${standIns}}`,
  ].join('')
}

const face = (family: string, weight: string, file: string) =>
  `@font-face{font-family:"${family}";font-weight:${weight};font-display:swap;src:url(${file}) format("woff2")}`
