import type { Names } from './selector-names.ts'
import type { Part } from './stylesheet.ts'

/** What of a sheet says anything of a page as it stands there, in the sheet's order. */
export function usedStyles(parts: readonly Part[], html: string): string {
  const page = namesIn(html)
  const isThere = ({ classes, tags }: Names) =>
    classes.every((name) => page.classes.has(name)) && tags.every((name) => page.tags.has(name))
  return textOf(parts, isThere)
}

function textOf(parts: readonly Part[], isThere: (names: Names) => boolean): string {
  let text = ''
  for (const part of parts) {
    if (part.kind === 'always') text += part.text
    else if (part.kind === 'group') text += inBraces(part.head, textOf(part.parts, isThere))
    else if (part.for.some(isThere)) text += part.text
  }
  return text
}

const inBraces = (head: string, text: string): string => (text ? `${head}{${text}}` : '')

/** Reads more than there is where a script or a text has something alike: a rule too many does no harm. */
function namesIn(html: string): { classes: Set<string>; tags: Set<string> } {
  const classes = new Set([...html.matchAll(/\sclass="([^"]+)"/g)].flatMap(([, names = '']) => names.split(/\s+/)))
  const tags = new Set([...html.matchAll(/<([a-z][a-z0-9-]*)/g)].map(([, name = '']) => name))
  return { classes, tags }
}
