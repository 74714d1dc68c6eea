import { type Locale, locales, localisePath } from '../locale/locales.ts'
import { routes } from '../routing/routes.ts'

/** The page shown for whatever is not kept, and the one shown for the cart; as in Russian. */
export const offlinePath = '/offline'
export const offlineCartPath = '/offline/cart'

/** Kept from the first visit on, in both languages; as in Russian. */
const corePaths = [offlinePath, offlineCartPath, routes.branches.path, routes.favourites.path, routes.home.path]

/** Their addresses. */
export const coreAddresses: readonly string[] = locales.flatMap((locale) =>
  corePaths.map((path) => localisePath(locale, path)),
)

/** The page that stands in, without a network, for one that is not kept. `path` is as in Russian. */
export const standInFor = (locale: Locale, path: string): string =>
  localisePath(locale, path === routes.cart.path ? offlineCartPath : offlinePath)
