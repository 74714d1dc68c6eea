import { type FavouriteItem, mergeFavourites, slugOf } from './favourites.ts'
import { type FavouriteChanges, type MarkedList, marksOf } from './favourites-sync.ts'

/** Of one product: more come only from browsers that marked it, each on its own, before they signed in. */
const maxMarks = 20

/** What the account needs to know; a browser may hold anything. */
export const onlyNeeded = ({ product: { id, attributes }, categoryPath }: FavouriteItem): FavouriteItem => ({
  product: { id, attributes: { slug: attributes.slug } },
  categoryPath,
})

/** Takes back the marks that were seen, then adds the new ones. */
export function withChanges({ items, marks }: MarkedList, { key, added, removed }: FavouriteChanges): MarkedList {
  const left = Object.entries(marksOf(items, marks))
    .map(
      ([slug, held]) =>
        [slug, held.filter((mark) => !Object.hasOwn(removed, slug) || !removed[slug]?.includes(mark))] as const,
    )
    .filter(([, held]) => held.length > 0)
  const kept = new Map(left)
  const joined = mergeFavourites(
    items.filter((item) => kept.has(slugOf(item))),
    added,
  )
  const fresh = new Set(added.map(slugOf))
  const named = joined.map(slugOf).map((slug) => {
    const held = kept.get(slug) ?? []
    return [slug, fresh.has(slug) && !held.includes(key) ? [...held, key].slice(-maxMarks) : held] as const
  })
  return { items: joined, marks: Object.fromEntries(named) }
}
