/** Names under which pages are cached and forgotten, shared by the CMS that announces and the storefront that forgets. */

export const documentTag = (collection: string, id: string): string => `document:${collection}:${id}`

/** Addresses are ASCII and at most 96 characters, so a tag stays below the limit of 256. */
export const slugTag = (collection: string, slug: string): string => `slug:${collection}:${slug.slice(0, 96)}`

export const listTag = (collection: string): string => `list:${collection}`

export const globalTag = (slug: string): string => `global:${slug}`
