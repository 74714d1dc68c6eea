import { type Locale, locales, localisePath } from '@estu/domain/locale/locales'
import { pageKinds } from '../pages/page-kinds.ts'

/** Every width that is promised; a change is checked by axe in two of them. */
export const everyWidth = [320, 360, 768, 1280, 1440] as const
export const widths = [360, 1280] as const
export const themes = ['light', 'dark', 'contrast'] as const
export type Look = { width: (typeof everyWidth)[number]; theme: (typeof themes)[number] }
export type Visit = { kind: string; path: string; locale: Locale; address: string; looks: Look[] }

const kinds = Object.keys(pageKinds)

const look = (theme: number, width: number): Look => ({
  theme: themes[theme % themes.length] ?? 'light',
  width: widths[width % widths.length] ?? 360,
})

const everyLook = everyWidth.flatMap((width) => themes.map((theme) => ({ width, theme })))

/**
 * Lists what is looked at. The full tier takes every address in each language and every look. The gate takes one address
 * of each kind of page, in one language and one look, so that any two of language, theme and width meet.
 */
export const visits = (full: boolean): Visit[] => (full ? everyVisit() : kinds.map(sampledVisit))

const everyVisit = (): Visit[] =>
  Object.entries(pageKinds).flatMap(([kind, paths]) =>
    paths.flatMap((path) =>
      locales.map((locale) => ({ kind, path, locale, address: localisePath(locale, path), looks: everyLook })),
    ),
  )

/** Twelve kinds in a row meet each combination of language, theme and width once. */
function sampledVisit(kind: string, index: number): Visit {
  const locale = locales[index % locales.length] ?? 'ru'
  const path = pageKinds[kind]?.[0] ?? '/'
  return {
    kind,
    path,
    locale,
    address: localisePath(locale, path),
    looks: [look(Math.floor(index / 2), Math.floor(index / 6))],
  }
}

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
