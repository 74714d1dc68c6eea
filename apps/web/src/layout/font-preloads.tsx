import cyrillic from '@estu/ui/fonts/golos-text-cyrillic.woff2'
import latin from '@estu/ui/fonts/golos-text-latin.woff2'

/**
 * The letters a page is written with, in either language: Latin are its digits, spaces and brands. The stylesheet names
 * the same files, but a browser asks for those when it draws, too late for the first paint. Elements, not `preload()`:
 * that speaks by a header, which the page of a missing address does not have.
 */
export function FontPreloads() {
  return [cyrillic, latin].map((href) => (
    <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
  ))
}
