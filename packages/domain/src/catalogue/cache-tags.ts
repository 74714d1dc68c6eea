/** Names under which pages are cached and forgotten, shared by the CMS that announces and the storefront that forgets. */

export const documentTag = (collection: string, id: string): string => `document:${collection}:${id}`

/** Addresses are ASCII and at most 96 characters, so a tag stays below the limit of 256. */
export const slugTag = (collection: string, slug: string): string => `slug:${collection}:${slug.slice(0, 96)}`

export const listTag = (collection: string): string => `list:${collection}`

export const globalTag = (slug: string): string => `global:${slug}`

/**
 * Any change of any document of a collection. Where lists are kept apart, `list:` tells of these alone: a product whose
 * description changed leaves them as they are.
 */
export const anyTag = (collection: string): string => `any:${collection}`

/** Which goods fit a product; `all` where a change concerns too many to be named. */
export const fitsTag = (id: string): string => `fits:${id}`

/** Changes whenever what any product of a collection fits does. */
export const anyFitsTag = (collection: string): string => `fits:any:${collection}`

/** Batteries of a size: which there are is told to the pages of all that run on them. */
export const batteryTag = (size: string): string => `fits:battery:${size.slice(0, 32)}`

/** How many items each facet value has, counted a moment after the documents change. */
export const countsTag = (collection: string): string => `counts:${collection}`
