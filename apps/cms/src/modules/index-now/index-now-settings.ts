/** Whom changed pages are told to, and by which key: the storefront serves it, which proves that the site is ours. */
export type IndexNow = { key: string; endpoint: string; webUrl: string }

/** Where the storefront serves the key; at the root, or it would speak for a part of the site alone. */
export const keyPath = '/indexnow.txt'
