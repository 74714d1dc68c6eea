import { type Locale, locales, localisePath } from '@estu/domain/locale/locales'
import { brandPaths, listingPaths, paths, promotionPaths } from './site-routes.ts'

export const widths = [360, 1280] as const
export const themes = ['light', 'dark', 'contrast'] as const
export type Look = { width: (typeof widths)[number]; theme: (typeof themes)[number] }
export type Visit = { path: string; locale: Locale; address: string; looks: Look[] }

/** Addresses whose pages differ in their words, or in what they list, alone: together they meet every look, each of them one a language. */
const alike = [brandPaths, promotionPaths, listingPaths]

/** The looks of a page in turn, so that it meets each theme, both languages and both widths in three runs. */
function looksOf(path: string, locale: Locale): Look[] {
  const language = locales.indexOf(locale)
  const kin = alike.find((list) => list.includes(path))
  const index = (kin ?? paths).indexOf(path)
  if (kin) return [look(index + language, index + language)]
  const turns = [0, 1, 2].filter((turn) => (turn + index) % 2 === language)
  return turns.map((turn) => look(turn, (turn === index % 3 ? 0 : 1) + Math.floor(index / 3)))
}

const look = (theme: number, width: number): Look => ({
  theme: themes[theme % themes.length] ?? 'light',
  width: widths[width % widths.length] ?? 360,
})

const everyLook = widths.flatMap((width) => themes.map((theme) => ({ width, theme })))

/**
 * What is looked at: each address of the site once in each language. Any two of address, language, theme and width
 * meet; `full` is every look of every address.
 */
export const visits = (full: boolean): Visit[] =>
  paths.flatMap((path) =>
    locales.map((locale) => ({
      path,
      locale,
      address: localisePath(locale, path),
      looks: full ? everyLook : looksOf(path, locale),
    })),
  )

/** A page for pairing: pages that are alike count as one. */
export const kindOf = (path: string): string => alike.find((list) => list.includes(path))?.[0] ?? path
