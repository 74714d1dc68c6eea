import type { Locale } from '@estu/domain/locale/locales'

/** Where a link leads: to a document of ours, to a path of this site, or to another site. */
export type LinkTarget = { collection: string; id: string } | { path: string } | { url: string }

export type InternalTarget = Exclude<LinkTarget, { url: string }>

/** The language of whoever follows a link; `both` where it is enough that one of them arrives. */
export type Reader = Locale | 'both'

/** No page answers at a longer one. */
const longestPath = 500
/** In bytes: longer ones find no place in an index. */
const longestUrl = 2000

/**
 * Where an address that an editor wrote leads. @param origin the site's own, `https://estu.example`: an address that
 * begins with it is a path. @returns null for a mail, a telephone, a place within the page and what is no address.
 */
export function targetOfAddress(address: string, origin: string): InternalTarget | { url: string } | null {
  const written = address.trim()
  if (written.startsWith('/')) return written.length <= longestPath ? { path: written } : { path: '/…' }
  if (!/^https?:\/\//i.test(written) || Buffer.byteLength(written) > longestUrl) return null
  const url = URL.parse(written)
  if (!url) return { url: written }
  return url.origin === URL.parse(origin)?.origin ? targetOfAddress(url.pathname, origin) : { url: written }
}

/** `/kk/…` is Kazakh, whoever follows it. */
export const readerOf = (path: string, reader: Reader): Reader => (/^\/kk(?:[/?#]|$)/.test(path) ? 'kk' : reader)
