import 'server-only'
import { textAsTree } from '@estu/domain/text/blocks/block-tree'
import type { RichText } from '@/content/types'

/** Words a minute of careful reading on a screen. */
const pace = 160

/** How long a text takes to read, in whole minutes, one at least. */
export function readingMinutes(text: RichText | null): number {
  return Math.max(1, Math.round(countWords(textAsTree(text)?.root) / pace))
}

function countWords(node: unknown): number {
  if (typeof node !== 'object' || node === null) return 0
  const own = 'text' in node && typeof node.text === 'string' ? node.text.split(/\s+/).filter(Boolean).length : 0
  const children = 'children' in node && Array.isArray(node.children) ? node.children : []
  return children.reduce<number>((sum, child) => sum + countWords(child), own)
}
