import { hreflangOf, type Locale, localisePath } from '@estu/domain/locale/locales'
import { routes } from '@estu/domain/routing/routes'
import { translator } from '@/i18n/translator'

const icon = (purpose: 'any' | 'maskable', size: number) => ({
  src: `/app/${purpose === 'any' ? 'icon' : 'maskable'}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

/** The colours of the light theme: a manifest knows one of each. */
const paper = '#faf6ee'
const sunk = '#f1eadc'

/** The web app manifest of a language. Both apps hold the whole site, so that the language can be changed in either. */
export function webManifest(locale: Locale) {
  const t = translator(locale)
  const home = localisePath(locale, '/')
  const shortcut = (name: string, path: string) => ({
    name,
    url: localisePath(locale, path),
    icons: [icon('any', 192)],
  })
  return {
    id: home,
    start_url: home,
    scope: '/',
    name: t('webApp.name'),
    short_name: t('site.name'),
    description: t('webApp.description'),
    lang: hreflangOf(locale),
    dir: 'ltr',
    display: 'standalone',
    background_color: paper,
    theme_color: sunk,
    categories: ['health', 'shopping'],
    icons: [icon('any', 192), icon('any', 512), icon('maskable', 192), icon('maskable', 512)],
    shortcuts: [
      shortcut(t('branches.title'), routes.branches.path),
      shortcut(t('site.bookLong'), routes.appointment.path),
      shortcut(t('site.favourites'), routes.favourites.path),
      shortcut(t('cart.title'), routes.cart.path),
    ],
    screenshots: [
      screenshot(locale, 'home', 'narrow', t('webApp.screenshotHome')),
      screenshot(locale, 'devices', 'narrow', t('webApp.screenshotDevices')),
      screenshot(locale, 'home', 'wide', t('webApp.screenshotHome')),
    ],
  }
}

const screenshot = (locale: Locale, page: 'home' | 'devices', shape: 'narrow' | 'wide', label: string) => ({
  src: `/app/${page}-${shape}-${locale}.webp`,
  sizes: shape === 'narrow' ? '720x1480' : '1280x800',
  type: 'image/webp',
  form_factor: shape,
  label,
})
