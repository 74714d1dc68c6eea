import type { Locale } from '@estu/domain/locale/locales'
import cyrillic from '@estu/ui/fonts/golos-text-cyrillic.woff2'
import kazakh from '@estu/ui/fonts/golos-text-cyrillic-ext.woff2'
import latin from '@estu/ui/fonts/golos-text-latin.woff2'

const files: Record<Locale, string[]> = { ru: [cyrillic, latin], kk: [cyrillic, kazakh, latin] }

/**
 * The letters a page is written with. The stylesheet names the same files, but a browser asks for those when it draws,
 * too late for the first paint. Elements, not `preload()`: that speaks by a header, which the page of a missing address
 * does not have.
 */
export function FontPreloads({ locale }: { locale: Locale }) {
  return files[locale].map((href) => (
    <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
  ))
}
