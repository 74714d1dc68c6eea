import { brandSheet } from '@estu/domain/brand/brand-sheet'
import { lookOfAddress } from '@estu/domain/brand/sheet-address'

const sheetLink = /<link rel="stylesheet" href="(\/brand\/[\w.-]+\.css)" data-precedence="brand"\/>/
const fontPreload = /<link rel="preload" as="font" type="font\/woff2" href="(\/_next\/static\/media\/[\w.~-]+)"/g

export type BrandStyles = { link: RegExp; style: string; element: string }

/**
 * Returns the rules of the brand's sheet that a page asks for, to be written into it, so that its first paint has the
 * shop's colours without another request; null for a page of the default look. The address alone says what the rules are:
 * nothing of the page's own text comes into them. React puts the sheet itself behind them when it wakes.
 */
export function brandStyles(html: string): BrandStyles | null {
  const href = sheetLink.exec(html)?.[1] ?? ''
  const look = lookOfAddress(href)
  if (!look) return null
  const [text, strong] = [...html.matchAll(fontPreload)].map(([, file]) => file)
  const style = brandSheet(look, text && strong ? { text, strong } : null)
  return {
    link: new RegExp(sheetLink, 'g'),
    style,
    element: `<style data-precedence="brand" data-href="${href}">${style}</style>`,
  }
}
