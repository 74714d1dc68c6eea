import { createHash } from 'node:crypto'
import { textAsTree } from '@estu/domain/text/blocks/block-tree'

type Node = { type?: string; text?: string; children?: unknown[]; root?: unknown }

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

/** What a value says, without its look: running text as lines, one for each paragraph, heading, item or cell. */
export function plainText(value: unknown): string {
  if (typeof value === 'string') return value.trim()
  const tree = textAsTree(value)
  if (!isNode(tree) || !isNode(tree.root)) return ''
  return blockLines(tree.root).join('\n').trim()
}

function blockLines(node: Node): string[] {
  const children = (node.children ?? []).filter(isNode)
  if (children.some((child) => isInline(child))) return [inlineText(node)]
  return children.flatMap(blockLines)
}

const isInline = ({ type }: Node) => type === 'text' || type === 'link' || type === 'autolink' || type === 'linebreak'

function inlineText(node: Node): string {
  if (node.type === 'text') return node.text ?? ''
  if (node.type === 'linebreak') return '\n'
  return (node.children ?? []).filter(isNode).map(inlineText).join('')
}

/** A short mark of a text, to notice that it changed. */
export const markOf = (text: string): string =>
  createHash('sha256').update(text.normalize('NFC')).digest('base64url').slice(0, 22)
