import { sectionAt } from '@estu/domain/catalogue/listing/listing-path'
import { type Locale, localisePath, splitLocalePath } from '@estu/domain/locale/locales'
import { isPreviewedGlobal, type PreviewedGlobal } from '@estu/domain/preview/previewed-globals'
import { routes } from '@estu/domain/routing/routes'
import { documentsAt } from '@/content/addresses/documents-at'

const lists: readonly string[] = [
  routes.articles.path,
  routes.expertArticles.path,
  routes.promotions.path,
  routes.branches.path,
  routes.reviews.path,
  routes.landingPages.path,
]
const fixed: readonly string[] = Object.values(routes).map(({ path }) => path)

/** Pages that a release is looked at on. Forms, the cart and what belongs to somebody are the site's own. @param path as in Russian */
export const isPreviewedPath = (path: string): boolean =>
  path === routes.home.path ||
  isPreviewedList(path) ||
  globalAt(path) !== null ||
  (documentsAt(path) !== null && !fixed.includes(path))

export const isPreviewedList = (path: string): boolean => lists.includes(path) || sectionAt(path.slice(1)) !== undefined

/** Where a single document is looked at that no one page shows, within the preview alone. */
export const globalPath = (global: PreviewedGlobal): string => `/globals/${global}`

export function globalAt(path: string): PreviewedGlobal | null {
  const slug = /^\/globals\/([a-z]+)$/.exec(path)?.[1] ?? ''
  return isPreviewedGlobal(slug) ? slug : null
}

/** The address of a page within the preview of a release. @param path as in Russian, its query included */
export const previewedAddress = (locale: Locale, token: string, path: string): string =>
  localisePath(locale, `/preview/${token}${path === '/' ? '' : path.replace(/^\/(?=[?#])/, '')}`)

/** The token that an address within a preview holds; null for any other address. */
export const tokenAt = (pathname: string): string | null =>
  /^\/preview\/([^/]+)/.exec(splitLocalePath(pathname).path)?.[1] ?? null
