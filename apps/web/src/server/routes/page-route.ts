import { listingKeys } from '@estu/domain/catalogue/listing/listing-keys'
import { sectionAt } from '@estu/domain/catalogue/listing/listing-path'
import { splitLocalePath } from '@estu/domain/locale/locales'
import { routes } from '@estu/domain/routing/routes'

/** First parts of addresses that are files or machinery, not pages of a language; a preview's token Next leads on itself. */
const notPages = new Set(
  '.well-known _next api drawings media og llms.txt icon.svg robots.txt sitemap.xml sitemap feeds indexnow.txt favicon.ico apple-touch-icon.png sw.js app brand preview'.split(
    ' ',
  ),
)
/** Lists that have further pages, as in Russian. */
export const paged: readonly string[] = [
  routes.articles.path,
  routes.expertArticles.path,
  routes.promotions.path,
  routes.reviews.path,
]
/** By what the list of reviews is narrowed. */
const reviewKeys = ['rating', 'of']
const pageNumber = /^[1-9]\d{0,3}$/

/**
 * Where the page of an address stands among the build's pages, `/ru/cart` for `/cart`; null for what is no page or
 * stands where its address says. Russian has no prefix (ADR 0002). Further pages of lists are pages of their own, each
 * kept like any other; a listing has a page for all and, where an address asks for anything of its, one that is made
 * when it is asked for. What else an address carries, `utm_source`, changes nothing.
 */
export function pageRoute(url: string): string | null {
  const [pathname = '/', query = ''] = url.split('#')[0]?.split('?') ?? []
  const { locale, path } = splitLocalePath(pathname)
  const [, first = '', ...rest] = path.split('/')
  const isPrefixed = pathname !== path
  const page = rest.length === 0 ? listPage(path, query) : null
  if (page) return `/${locale}${page}`
  if (isPrefixed || first === 'ru' || notPages.has(first)) return null
  return path === '/' ? '/ru' : `/ru${path}`
}

function listPage(path: string, query: string): string | null {
  const section = sectionAt(path.slice(1))
  if (section) return `/listing${path}${choosesInListing(path, query) ? '/chosen' : ''}`
  if (choosesReviews(path, query)) return `/listing${path}`
  const page = pageAsked(path, query)
  return page === null ? null : `${path}/page/${page}`
}

/** The page of a list, of several the last, as Next reads them; null for the first, and for what no list has. */
export function pageAsked(path: string, query: string): string | null {
  if (!paged.includes(path)) return null
  const asked = new URLSearchParams(query).getAll('page').at(-1) ?? ''
  return pageNumber.test(asked) ? asked : null
}

/** Whether an address asks for some of the reviews alone. @param path as in Russian */
export const choosesReviews = (path: string, query: string): boolean =>
  path === routes.reviews.path && query !== '' && reviewKeys.some((name) => new URLSearchParams(query).has(name))

/** Whether an address asks for anything that a listing can be asked for. @param path as in Russian */
export const choosesInListing = (path: string, query: string): boolean =>
  query !== '' &&
  sectionAt(path.slice(1)) !== undefined &&
  [...new URLSearchParams(query).keys()].some((name) => listingKeys.includes(name))
