import { type Locale, locales, localisePath } from '@estu/domain/locale/locales'
import { pageKinds } from '../pages/page-kinds.ts'

/** Every width that is promised; a change is checked by axe in two of them. */
export const everyWidth = [320, 360, 768, 1280, 1440] as const
export const widths = [360, 1280] as const
export const themes = ['light', 'dark', 'contrast'] as const
export type Look = { width: (typeof everyWidth)[number]; theme: (typeof themes)[number] }
export type Visit = { kind: string; path: string; locale: Locale; address: string; looks: Look[] }

const kinds = Object.keys(pageKinds)

/**
 * The looks of an address, so that its kind meets each theme, both languages and both widths. A kind of one address does
 * so in three runs; of two or three, in one a language; a longer list takes turns in its language too.
 */
function looksOf(kind: string, path: string, locale: Locale): Look[] {
  const language = locales.indexOf(locale)
  const kin = pageKinds[kind] ?? []
  const index = kin.indexOf(path)
  if (kin.length > 3) return (index + language) % 2 === 0 ? [look(index, Math.floor(index / 2))] : []
  if (kin.length > 1) return [look(index + language, index + language)]
  const number = kinds.indexOf(kind)
  const turns = [0, 1, 2].filter((turn) => (turn + number) % 2 === language)
  return turns.map((turn) => look(turn, (turn === number % 3 ? 0 : 1) + Math.floor(number / 3)))
}

const look = (theme: number, width: number): Look => ({
  theme: themes[theme % themes.length] ?? 'light',
  width: widths[width % widths.length] ?? 360,
})

const everyLook = everyWidth.flatMap((width) => themes.map((theme) => ({ width, theme })))

/**
 * What is looked at: each address of each kind of page once in each language. Any two of kind, language, theme and width
 * meet; `full` is every look of every address.
 */
export const visits = (full: boolean): Visit[] =>
  Object.entries(pageKinds).flatMap(([kind, paths]) =>
    paths.flatMap((path) =>
      locales.map((locale) => ({
        kind,
        path,
        locale,
        address: localisePath(locale, path),
        looks: full ? everyLook : looksOf(kind, path, locale),
      })),
    ),
  )

/** Those of some kinds, with commas between their names, or a part as `2/4`; all where nothing is asked for. */
export function chosenOf(all: readonly Visit[], asked: string): readonly Visit[] {
  if (asked === '') return all
  const [, part, parts] = /^(\d+)\/(\d+)$/.exec(asked) ?? []
  if (part && parts) return all.filter((_, index) => index % Number(parts) === Number(part) - 1)
  const names = asked.split(',')
  const unknown = names.filter((name) => !kinds.includes(name))
  if (unknown.length > 0) throw new Error(`no page is of the kind ${unknown.join(', ')}; kinds: ${kinds.join(', ')}`)
  return all.filter(({ kind }) => names.includes(kind))
}

/** How many times the walks through the site call axe. All in all a change is checked by no more than 160 runs. */
export const runsOfWalks = 18
