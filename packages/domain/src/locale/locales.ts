export const locales = ['ru', 'kk'] as const
export type Locale = (typeof locales)[number]
export const defaultLocale: Locale = 'ru'

export const isLocale = (value: unknown): value is Locale => locales.some((locale) => locale === value)

export const otherLocale = (locale: Locale): Locale => (locale === 'ru' ? 'kk' : 'ru')

/** Language and country as search engines want them. */
export const hreflangOf = (locale: Locale) => `${locale}-KZ` as const

/** Language and country as Open Graph wants them. */
export const ogLocaleOf = (locale: Locale) => `${locale}_KZ` as const

/** Remembers the language a visitor chose; written on that choice alone. */
export const localeCookie = { name: 'i18n_redirected', maxAgeSeconds: 365 * 24 * 60 * 60, path: '/' } as const

/**
 * Browsers read `//host`, `/\host` and `/<tab>/host` as another site, so an address that begins with several
 * slashes, tabs or line ends begins with one slash instead.
 */
const onThisSite = (path: string) => path.replace(/^[/\\][/\\\t\n\r]*/, '/')

/** A path as in Russian (`/x?y#z`) in the given language: Russian has no prefix, Kazakh has `/kk`. */
export function localisePath(locale: Locale, path: string): string {
  const safe = onThisSite(path)
  if (locale === defaultLocale) return safe
  if (/^\/(?=$|[?#])/.test(safe)) return `/${locale}${safe.slice(1)}`
  return `/${locale}${safe}`
}

/** The opposite of `localisePath`: the language of an address and its path as in Russian. `/kkx` is Russian. */
export function splitLocalePath(address: string): { locale: Locale; path: string } {
  const safe = onThisSite(address)
  const rest = /^\/kk(?=$|[/\\?#])(.*)$/s.exec(safe)?.[1]
  if (rest === undefined) return { locale: defaultLocale, path: safe }
  return { locale: 'kk', path: onThisSite(/^[/\\]/.test(rest) ? rest : `/${rest}`) }
}
