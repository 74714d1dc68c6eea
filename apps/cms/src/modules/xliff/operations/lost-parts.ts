import { type Inline, type Tag, wordsOf } from './inline.ts'
import { tagsIn } from './lost-tags.ts'

/** What running text can lose on its way through a tool, beside words. */
export type LostPart = 'link' | 'paragraph' | 'mark' | 'insert'

const links = new Set(['x-link', 'x-autolink'])
const paragraphs = new Set(['x-paragraph', 'x-heading', 'x-listitem', 'x-quote'])
const inserts = new Set(['x-upload', 'x-block', 'x-horizontalrule'])
/** What holds other nodes alone: blank space between them is how a tool laid its file out. */
const holders = new Set(['x-root', 'x-list', 'x-block', 'x-block-list', 'x-block-row'])

const hasWords = ({ children }: Tag) => wordsOf(children ?? []).trim() !== ''

function partOf(tag: Tag): LostPart | null {
  if (inserts.has(tag.kind)) return 'insert'
  if (!hasWords(tag)) return null
  if (links.has(tag.kind)) return 'link'
  if (paragraphs.has(tag.kind)) return 'paragraph'
  const { format } = (tag.node ?? {}) as { format?: unknown }
  return tag.kind === 'x-text' && typeof format === 'number' && format > 0 ? 'mark' : null
}

function count(inline: readonly Inline[]): Map<LostPart, number> {
  const counts = new Map<LostPart, number>()
  for (const tag of tagsIn(inline)) {
    const part = partOf(tag)
    if (part) counts.set(part, (counts.get(part) ?? 0) + 1)
  }
  return counts
}

/** Kinds of parts of which the second text has fewer than the first. */
export function lostParts(before: readonly Inline[], after: readonly Inline[]): LostPart[] {
  const left = count(after)
  return [...count(before)].filter(([part, number]) => (left.get(part) ?? 0) < number).map(([part]) => part)
}

/** A text without the blank space that a tool put between its paragraphs, and without links that nobody could press. */
export const withoutLayout = (inline: readonly Inline[]): Inline[] =>
  inline.flatMap((piece): Inline[] => {
    if (typeof piece === 'string' || !piece.children) return [piece]
    if (links.has(piece.kind) && !hasWords(piece)) return []
    const children = holders.has(piece.kind)
      ? piece.children.filter((child) => typeof child !== 'string' || child.trim() !== '')
      : piece.children
    return [{ ...piece, children: withoutLayout(children) }]
  })
