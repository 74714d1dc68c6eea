import { lateFilesId, lateFilesScript } from '../../../lib/inline-scripts/late-files.ts'
import { brandStyles } from './brand-styles.ts'

export type PaintedPage = { html: string; styles: string[] }

type StylesOf = (hrefs: readonly string[], html: string) => string

const sheetLink = /<link rel="stylesheet" href="(\/_next\/static\/[\w./~@%+-]+\.css)" data-precedence="next"\/>/g
const asyncScript = /<script src="(\/_next\/static\/[\w./~@%+-]+\.js)"(?: id="(\w+)")? async=""><\/script>/g
const manifestLink = /<link rel="manifest" href="([^"]+)"\/>/g
const scriptPreload = /<link rel="preload" as="script"[^>]*\/>/g

/**
 * Puts into a page the rules that it is drawn with at first, so that nothing has to be fetched before it is; its whole
 * sheet, its scripts and what only an installed app needs are fetched after that. Trap: React takes a sheet for its own, and puts others behind it, where
 * `data-precedence` says so.
 * @param stylesOf the rules of the build's sheets that a page needs.
 */
export const firstPaint =
  (stylesOf: StylesOf) =>
  (html: string): PaintedPage => {
    const sheets = [...html.matchAll(sheetLink)].map(([, href = '']) => href)
    if (sheets.length === 0 || !viewport.test(html)) return { html, styles: [] }
    const style = stylesOf(sheets, html)
    const scripts = [...html.matchAll(asyncScript)].map(([, src = '', id]) => ({ src, async: '', ...(id && { id }) }))
    const links = [...html.matchAll(manifestLink)].map(([, href = '']) => ({ rel: 'manifest', href }))
    const brand = brandStyles(html)
    const late = [sheetLink, asyncScript, scriptPreload, manifestLink, ...(brand ? [brand.link] : [])]
    const bare = late.reduce((text, file) => text.replaceAll(file, ''), html)
    const head = `${firstStyles(style, sheets)}${brand?.element ?? ''}${lateFiles({ sheets, scripts, links })}`
    // First of all but what says how the page is written: nothing in a head is worth waiting for more.
    return { html: bare.replace(viewport, (meta) => meta + head), styles: brand ? [style, brand.style] : [style] }
  }

const viewport = /<meta name="viewport"[^>]*\/>/

/** Without script nobody asks for the whole sheet later. */
const firstStyles = (style: string, sheets: readonly string[]): string =>
  `<style data-precedence="next" data-href="first">${style}</style><noscript>${sheets.map(plainLink).join('')}</noscript>`

const plainLink = (href: string): string => `<link rel="stylesheet" href="${href}"/>`

type LateFiles = { sheets: readonly string[]; scripts: readonly object[]; links: readonly object[] }

function lateFiles({ sheets, scripts, links }: LateFiles): string {
  const styles = sheets.map((href) => ({ rel: 'stylesheet', href, 'data-precedence': 'next' }))
  const files = JSON.stringify({ styles, scripts, links })
  return `<script type="application/json" id="${lateFilesId}">${files}</script><script>${lateFilesScript}</script>`
}
