import { textAsTree, treeAsText } from '../blocks/block-tree.ts'
import { mendPiece } from './mend-typography.ts'
import { mendQuotes } from './rules/quotes.ts'
import type { TypographySlip } from './rules/rule.ts'

type Node = { [key: string]: unknown }
type TextNode = Node & { text: string }

/** @property before, after the pieces that changed */
export type MendedRichText<T> = { value: T; slips: TypographySlip[]; changes: { before: string; after: string }[] }

/** Running text as the editor stores it, mended as `mendTypography` does; the value itself where nothing is to be mended. */
export function mendRichText<T>(value: T): MendedRichText<T> {
  const tree = textAsTree(value)
  const mended = new Map<Node, MendedPiece>()
  for (const pieces of linesOf(tree)) for (const [node, piece] of mendedPieces(pieces)) mended.set(node, piece)
  if (mended.size === 0) return { value, slips: [], changes: [] }
  return {
    value: treeAsText(withPieces(tree, mended)) as T,
    slips: [...new Set([...mended.values()].flatMap(({ slips }) => slips))],
    changes: [...mended].map(([node, { text }]) => ({ before: node.text as string, after: text })),
  }
}

type MendedPiece = { text: string; slips: TypographySlip[] }

/** The pieces of a paragraph that change. Quotation marks are paired across bold words and links. */
function mendedPieces(pieces: readonly TextNode[]): [TextNode, MendedPiece][] {
  const quoted = mendQuotes(pieces.map(({ text }) => text).join(''))
  let start = 0
  return pieces.flatMap((node): [TextNode, MendedPiece][] => {
    const own = quoted.slice(start, start + node.text.length)
    start += node.text.length
    const { text, slips } = mendPiece(own)
    if (text === node.text) return []
    return [[node, { text, slips: own === node.text ? slips : ['quotes', ...slips] }]]
  })
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value)
const isText = (node: Node): node is TextNode => typeof node.text === 'string'
const childrenOf = (node: Node): Node[] => (Array.isArray(node.children) ? node.children.filter(isNode) : [])

/** Paragraphs, headings and items: what holds text, with the text in links within. */
function linesOf(value: unknown): TextNode[][] {
  if (!isNode(value)) return []
  if (isNode(value.root)) return linesOf(value.root)
  const children = childrenOf(value)
  if (!children.some(isText)) return children.flatMap(linesOf)
  return [children.flatMap(textsOf)]
}

const textsOf = (node: Node): TextNode[] => (isText(node) ? [node] : childrenOf(node).flatMap(textsOf))

function withPieces(value: unknown, mended: ReadonlyMap<Node, MendedPiece>): unknown {
  if (Array.isArray(value)) return value.map((one) => withPieces(one, mended))
  if (!isNode(value)) return value
  const piece = mended.get(value)
  if (piece) return { ...value, text: piece.text }
  const rest = Object.entries(value).map(([key, one]) => [
    key,
    key === 'root' || key === 'children' ? withPieces(one, mended) : one,
  ])
  return Object.fromEntries(rest)
}
