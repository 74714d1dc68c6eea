import { type Inline, type Tag, wordsOf } from './inline.ts'

/** A tag of which a tool has kept the number alone. */
export const lostKind = 'x-lost'

/**
 * A file's pieces with every lost tag as it stands in the document.
 * @param fresh what the document's source looks like as pieces now; its numbers mean the same while its words do.
 * @returns null when a tag cannot be found again.
 */
export function findLostTags(
  inline: readonly Inline[],
  said: readonly Inline[],
  fresh: readonly Inline[],
): Inline[] | null {
  if (!tagsIn(inline).some(isLost)) return [...inline]
  if (wordsOf(said) !== wordsOf(fresh)) return null
  const tags = new Map(tagsIn(fresh).map((tag) => [tag.id, tag]))
  if (tagsIn(inline).some((tag) => isLost(tag) && !tags.has(tag.id))) return null
  return restore(inline, tags)
}

const isLost = ({ kind }: Tag) => kind === lostKind

/** Every tag, the outer before the inner. */
export const tagsIn = (inline: readonly Inline[]): Tag[] =>
  inline.flatMap((piece) => (typeof piece === 'string' ? [] : [piece, ...tagsIn(piece.children ?? [])]))

const restore = (inline: readonly Inline[], tags: ReadonlyMap<string, Tag>): Inline[] =>
  inline.map((piece) => {
    if (typeof piece === 'string') return piece
    const { kind, node } = (isLost(piece) && tags.get(piece.id)) || piece
    return { id: piece.id, kind, node, children: piece.children && restore(piece.children, tags) }
  })
