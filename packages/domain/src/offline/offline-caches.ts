const dayMs = 24 * 60 * 60 * 1000

/** `most` entries, none older than `maxAgeMs`; the oldest gives way. */
export type CacheLimits = { name: string; most: number; maxAgeMs: number }

/** All that the worker keeps, but for what its library fetches when it is installed. */
export const offlineCaches = {
  /** Pages that open without a network though nobody visited them, and what they need. */
  core: { name: 'estu-core', most: 20, maxAgeMs: 60 * dayMs },
  /** Visited pages. */
  pages: { name: 'estu-pages', most: 120, maxAgeMs: 30 * dayMs },
  /** Scripts, styles and fonts of the build. */
  files: { name: 'estu-files', most: 240, maxAgeMs: 60 * dayMs },
  pictures: { name: 'estu-pictures', most: 120, maxAgeMs: 30 * dayMs },
  /** What the favourites and the cart show of products. */
  cards: { name: 'estu-cards', most: 12, maxAgeMs: 30 * dayMs },
} as const satisfies Record<string, CacheLimits>

/** What tells where somebody was: goes when they sign out or delete their account. */
export const personalCaches: readonly CacheLimits[] = [offlineCaches.pages, offlineCaches.pictures, offlineCaches.cards]

/** How old the pages that nobody visited may become before they are asked for again. */
export const coreMaxAgeMs = dayMs / 2
