import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type Part, readStylesheet } from './stylesheet.ts'
import { usedStyles } from './used-styles.ts'

export type StyledPage = { html: string; styles: string[] }

const sheetLink = /<link rel="stylesheet" href="(\/_next\/static\/[\w./~@%+-]+\.css)" data-precedence="next"\/>/g

/**
 * Puts the rules that a page needs at first into the page, so that it is drawn as soon as it is there. The whole sheet
 * comes after: React asks for what it finds missing when it wakes, and puts it behind ours (`data-precedence`).
 * @param dir the app's folder; the sheets are those of its build.
 */
export function inlineStyles(dir: string): (html: string) => StyledPage {
  const sheets = new Map<string, readonly Part[]>()
  const partsOf = (href: string) => {
    const known = sheets.get(href)
    if (known) return known
    const css = readFileSync(path.join(dir, href.replace('/_next/', '.next/')), 'utf8')
    const parts = readStylesheet(css, href)
    sheets.set(href, parts)
    return parts
  }
  return (html) => {
    const found = [...html.matchAll(sheetLink)]
    const hrefs = found.map(([, href = '']) => href)
    if (hrefs.length === 0) return { html, styles: [] }
    const style = hrefs.map((href) => usedStyles(partsOf(href), html)).join('')
    const [first = '', ...others] = found.map(([link]) => link)
    const styled = others.reduce((text, link) => text.replace(link, ''), html)
    return {
      html: styled.replace(first, () => element(style, hrefs)).replace('</body>', () => `${early(hrefs)}</body>`),
      styles: [style],
    }
  }
}

/** Without script nobody asks for the whole sheet later. */
const element = (style: string, hrefs: readonly string[]): string =>
  `<style data-precedence="next" data-href="first">${style}</style><noscript>${hrefs.map(link).join('')}</noscript>`

const link = (href: string): string => `<link rel="stylesheet" href="${href}"/>`

/** React takes a sheet that is named so for loaded, and does not wait for it. */
const early = (hrefs: readonly string[]): string =>
  hrefs.map((href) => `<link rel="preload" as="style" fetchPriority="low" href="${href}"/>`).join('')
