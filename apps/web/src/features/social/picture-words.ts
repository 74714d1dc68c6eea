import type { Locale } from '@estu/domain/locale/locales'

/** All that a drawn picture shows: two pages with the same words share one. */
export type PictureWords = {
  title: string
  summary: string
  name: string
  /** Of the shop's light theme. */
  colours: { paper: string; accent: string }
  locale: Locale
  /** What it costs, of what is sold. */
  price: string
  /** The file of the page's own picture; see `ownPicture`. */
  picture: string | null
  /** The picture alone on white, square, as searches for goods show them: they refuse one with words on it. */
  isWordless: boolean
}

export type Picture = { png: Uint8Array<ArrayBuffer>; etag: string }
