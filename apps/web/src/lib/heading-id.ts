import { toSlug } from '@estu/domain/routing/slug'
import { withNoBreaks } from '@estu/domain/text/typography/with-no-breaks'

/** All words below a node of running text. */
export function plainText(node: unknown): string {
  if (typeof node !== 'object' || node === null) return ''
  if ('text' in node && typeof node.text === 'string') return node.text
  return 'children' in node && Array.isArray(node.children) ? node.children.map(plainText).join('') : ''
}

/** The anchor of a heading, made from its words. */
export const headingId = (node: unknown): string => toSlug(plainText(node)) || 'section'

/** The second-level headings of a text, for its table of contents. */
export function headingsOf(text: { root: unknown }): { id: string; label: string }[] {
  const { root } = text
  if (typeof root !== 'object' || root === null || !('children' in root) || !Array.isArray(root.children)) return []
  return root.children
    .filter((node: unknown) => typeof node === 'object' && node !== null && 'tag' in node && node.tag === 'h2')
    .map((node: unknown) => ({ id: headingId(node), label: withNoBreaks(plainText(node)) }))
}
