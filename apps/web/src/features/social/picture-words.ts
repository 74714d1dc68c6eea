import type { Locale } from '@estu/domain/locale/locales'

/** All that a drawn picture shows: two pages with the same words share one. */
export type PictureWords = { title: string; summary: string; name: string; locale: Locale }

export type Picture = { png: Uint8Array<ArrayBuffer>; etag: string }
