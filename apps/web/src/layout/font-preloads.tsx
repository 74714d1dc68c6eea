import type { Typeface } from '@estu/domain/brand/typefaces'
import { brandFonts } from '@/lib/brand/brand-fonts'

/**
 * What a page is written with, in either language. The stylesheet names the same files, but a browser asks for those when
 * it draws, too late for the first paint. Elements, not `preload()`: that speaks by a header, which the page of a missing
 * address does not have.
 */
export function FontPreloads({ typeface }: { typeface: Typeface }) {
  const { text, strong } = brandFonts[typeface]
  return [text, strong].map((href) => (
    <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
  ))
}
