import type { Metadata } from 'next'

/** Stands behind the title of each page of Payload's, before the shop's name. */
export const titleSuffix = '·'

/** Puts the shop's name behind a page's title: Payload's own suffix is decided before there is a database. */
export function withShopName(metadata: Metadata, shop: string): Metadata {
  const { title, openGraph } = metadata
  const named = typeof title === 'string' && title.endsWith(titleSuffix) ? `${title} ${shop}` : title
  return { ...metadata, ...(named ? { title: named } : {}), openGraph: { ...openGraph, title: shop, siteName: shop } }
}
