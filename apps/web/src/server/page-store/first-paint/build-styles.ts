import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type Part, readStylesheet } from './stylesheet.ts'
import { usedStyles } from './used-styles.ts'

/**
 * The sheets of a build, each read once.
 * @param dir the app's folder
 * @returns what of the named sheets says anything of a page
 */
export function buildStyles(dir: string): (hrefs: readonly string[], html: string) => string {
  const sheets = new Map<string, readonly Part[]>()
  const partsOf = (href: string) => {
    const known = sheets.get(href)
    if (known) return known
    const parts = readStylesheet(readFileSync(path.join(dir, href.replace('/_next/', '.next/')), 'utf8'), href)
    sheets.set(href, parts)
    return parts
  }
  return (hrefs, html) => hrefs.map((href) => usedStyles(partsOf(href), html)).join('')
}
