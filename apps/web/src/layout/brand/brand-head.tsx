import { defaultLook, isDefaultLook } from '@estu/domain/brand/brand-look'
import { themeTokens } from '@estu/domain/brand/theme-tokens'
import type { SiteBrand } from '@/content/brand/get-site-brand'
import { iconAddress } from '@/lib/brand/icon-address'
import { FontPreloads } from '../font-preloads'
import { BrandSheet } from './brand-sheet-link'

/** What of a page's head follows the brand; the default look is that of the site's own stylesheet. */
export function BrandHead({ brand }: { brand: SiteBrand | null }) {
  const { colours, typeface } = brand?.look ?? defaultLook
  return (
    <>
      <FontPreloads typeface={typeface} />
      {brand && !isDefaultLook(brand.look) && <BrandSheet look={brand.look} />}
      {/* Here and not as metadata: Next would put these together anew for each page that is made for a visit. */}
      <meta
        name="theme-color"
        media="(prefers-color-scheme: light)"
        content={themeTokens('light', colours.light).sunk}
      />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={themeTokens('dark', colours.dark).sunk} />
    </>
  )
}

/** The icons of the tab and of a phone's first screen. */
export function BrandIcons({ icon }: Pick<SiteBrand, 'icon'>) {
  if (!icon)
    return (
      <>
        <link rel="icon" href="/favicon.ico" sizes="48x48" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" sizes="any" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      </>
    )
  return (
    <>
      <link rel="icon" href={iconAddress(icon.version, 'icon-48')} sizes="48x48" type="image/png" />
      <link rel="icon" href={iconAddress(icon.version, 'icon-192')} sizes="192x192" type="image/png" />
      <link rel="apple-touch-icon" href={iconAddress(icon.version, 'icon-180')} />
    </>
  )
}
