import { themeTokens } from '@estu/domain/brand/theme-tokens'
import { hreflangOf, type Locale, localisePath } from '@estu/domain/locale/locales'
import { routes } from '@estu/domain/routing/routes'
import type { SiteBrand } from '@/content/brand/get-site-brand'
import { type Translate, translator } from '@/i18n/translator'
import { iconAddress } from '@/lib/brand/icon-address'

const icon = ({ icon: own }: ManifestBrand, purpose: 'any' | 'maskable', size: 192 | 512) => ({
  src: own
    ? iconAddress(own.version, `${purpose === 'any' ? 'icon' : 'maskable'}-${size}`)
    : `/app/${purpose === 'any' ? 'icon' : 'maskable'}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

type ManifestBrand = Pick<SiteBrand, 'name' | 'shortName' | 'icon' | 'look'>

/** The web app manifest of a language. Both apps hold the whole site, so that the language can be changed in either. */
export function webManifest(locale: Locale, brand: ManifestBrand) {
  // A manifest knows one of each colour: those of the light theme.
  const { paper, sunk } = themeTokens('light', brand.look.colours.light)
  const icons = (['any', 'maskable'] as const).flatMap((purpose) =>
    ([192, 512] as const).map((size) => icon(brand, purpose, size)),
  )
  const t = translator(locale)
  const home = localisePath(locale, '/')
  const shortcut = (name: string, path: string) => ({
    name,
    url: localisePath(locale, path),
    icons: [icon(brand, 'any', 192)],
  })
  return {
    id: home,
    start_url: home,
    scope: '/',
    name: t('webApp.name', { name: brand.name }),
    short_name: brand.shortName,
    description: t('webApp.description'),
    lang: hreflangOf(locale),
    dir: 'ltr',
    display: 'standalone',
    background_color: paper,
    theme_color: sunk,
    categories: ['health', 'shopping'],
    icons,
    shortcuts: [
      shortcut(t('branches.title'), routes.branches.path),
      shortcut(t('site.bookLong'), routes.appointment.path),
      shortcut(t('site.favourites'), routes.favourites.path),
      shortcut(t('cart.title'), routes.cart.path),
    ],
    screenshots: brand.name === shownShop ? screenshots(locale, t) : [],
  }
}

/** Whose pages the screenshots show: who installs another shop's app is not shown this one. */
const shownShop = 'Есту'

const screenshots = (locale: Locale, t: Translate) => [
  screenshot(locale, 'home', 'narrow', t('webApp.screenshotHome')),
  screenshot(locale, 'devices', 'narrow', t('webApp.screenshotDevices')),
  screenshot(locale, 'home', 'wide', t('webApp.screenshotHome')),
]

const screenshot = (locale: Locale, page: 'home' | 'devices', shape: 'narrow' | 'wide', label: string) => ({
  src: `/app/${page}-${shape}-${locale}.webp`,
  sizes: shape === 'narrow' ? '720x1480' : '1280x800',
  type: 'image/webp',
  form_factor: shape,
  label,
})
