import { type Locale, splitLocalePath } from '@estu/domain/locale/locales'

/** How to reach us, as the page that failed had it. */
export type WayToReach = { href: string; text: string }

export type FaultSurroundings = {
  locale: Locale
  ways: readonly WayToReach[]
  /** The reader's settings, as they stand on the root element: size of letters, theme. */
  settings: Readonly<Record<string, string>>
}

const wanted = ['a[href^="tel:"]', 'a[href^="https://wa.me/7"]']

/** What can still be read of the page that is about to go; a fault that the server meets has no page yet. */
export function faultSurroundings(): FaultSurroundings {
  if (typeof document === 'undefined') return { locale: 'ru', ways: [], settings: {} }
  const { locale } = splitLocalePath(location.pathname)
  const ways = wanted.flatMap((selector) => {
    const link = document.querySelector<HTMLAnchorElement>(selector)
    const text = link?.textContent?.trim()
    return link && text ? [{ href: link.href, text }] : []
  })
  const attributes = [...document.documentElement.attributes].filter(({ name }) => name.startsWith('data-'))
  return { locale, ways, settings: Object.fromEntries(attributes.map(({ name, value }) => [name, value])) }
}
