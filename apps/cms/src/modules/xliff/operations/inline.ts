import { blockAsTree, treeAsBlock } from '@estu/domain/text/blocks/block-tree'
import { escapeAttribute, escapeText, isImpossible } from './escape.ts'

/** A piece of a translation unit: words, or a tag that stands for a node of running text. */
export type Inline = string | { id: string; kind: string; node: unknown; children: Inline[] | null }

type Node = Record<string, unknown> & { type?: string; text?: string; children?: unknown[] }

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value)

/** What a text without any look is; it needs no tag around it. */
const bare = { type: 'text', detail: 0, format: 0, mode: 'normal', style: '', version: 1 }

const isBare = (node: Node) => {
  const { text: _, ...rest } = node
  const names = Object.keys(rest)
  return (
    names.length === Object.keys(bare).length && names.every((name) => rest[name] === bare[name as keyof typeof bare])
  )
}

/** A value of a text field as pieces: running text node by node, plain words as they are. */
export function toInline(value: unknown): Inline[] {
  const count = { last: 0 }
  if (typeof value === 'string') return pieces(value, count)
  return isNode(value) && isNode(value.root) ? [nodeToInline(value.root, count)] : []
}

type Count = { last: number }
const nextId = (count: Count) => {
  count.last += 1
  return String(count.last)
}

/** Only a text node's words stand between tags: a tab's `text` is part of what it is and stays in its attribute. */
function nodeToInline(given: Node, count: Count): Inline {
  const id = nextId(count)
  const node: Node = blockAsTree(given)
  if (Array.isArray(node.children)) {
    const { children, ...rest } = node
    return { id, kind: kindOf(node), node: rest, children: childrenToInline(node.children, count) }
  }
  if (node.type !== 'text' || typeof node.text !== 'string') return { id, kind: kindOf(node), node, children: null }
  const { text, ...rest } = node
  return { id, kind: textKind, node: rest, children: pieces(node.text, count) }
}

const textKind = 'x-text'

const kindOf = ({ type }: Node) => (typeof type === 'string' && type !== 'text' ? `x-${type}` : 'x-node')

function childrenToInline(children: unknown[], count: Count): Inline[] {
  const inline: Inline[] = []
  for (const child of children) {
    const last = inline.at(-1)
    const joins = typeof last === 'string' || (typeof last === 'object' && isChar(last))
    if (isNode(child) && isBare(child) && typeof child.text === 'string' && child.text !== '' && !joins) {
      inline.push(...pieces(child.text, count))
      continue
    }
    inline.push(
      isNode(child) ? nodeToInline(child, count) : { id: nextId(count), kind: 'x-value', node: child, children: null },
    )
  }
  return inline
}

/** Words, with a tag for each sign that XML cannot hold; a half of a pair stands alone when a text is walked. */
function pieces(text: string, count: Count): Inline[] {
  const found: Inline[] = []
  let words = ''
  for (const letter of text) {
    if (!isImpossible(letter)) {
      words += letter
      continue
    }
    if (words) found.push(words)
    words = ''
    found.push({ id: nextId(count), kind: 'x-char', node: letter.charCodeAt(0), children: null })
  }
  return words ? [...found, words] : found
}

/** The value that `toInline` was given. @param rich whether the field holds running text. */
export function fromInline(inline: readonly Inline[], rich: boolean): unknown {
  if (!rich) return wordsOf(inline)
  const root = inline.find((piece) => typeof piece === 'object')
  return root ? { root: nodeOf(root as Tag) } : null
}

export const wordsOf = (inline: readonly Inline[]): string =>
  inline.map((piece) => (typeof piece === 'string' ? piece : charOf(piece))).join('')

export type Tag = Exclude<Inline, string>

/** A node of a type named `char` has an object for its node. */
const isChar = ({ kind, node }: Tag) => kind === 'x-char' && typeof node === 'number'

const charOf = (piece: Tag) => (isChar(piece) ? String.fromCharCode(Number(piece.node)) : wordsOf(piece.children ?? []))

function nodeOf({ kind, node, children }: Tag): unknown {
  if (children === null) return node
  const own = node as Record<string, unknown>
  if (kind === textKind) return { ...own, text: wordsOf(children) }
  return treeAsBlock({ ...own, children: nodesOf(children) })
}

/** Words between tags become one text without any look. */
function nodesOf(inline: readonly Inline[]): unknown[] {
  const nodes: unknown[] = []
  let words: string | null = null
  const flush = () => {
    if (words !== null) nodes.push({ ...bare, text: words })
    words = null
  }
  for (const piece of inline) {
    if (typeof piece === 'string') words = (words ?? '') + piece
    else if (isChar(piece)) words = (words ?? '') + charOf(piece)
    else {
      flush()
      nodes.push(nodeOf(piece))
    }
  }
  flush()
  return nodes
}

/** JSON escapes every sign that XML cannot hold but these two. */
const jsonOf = (node: unknown) =>
  JSON.stringify(node).replace(/[\ufffe\uffff]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16)}`)

/** Pieces as XLIFF: `<g>` around words, `<x/>` where there are none. */
export const writeInline = (inline: readonly Inline[]): string =>
  inline
    .map((piece) => {
      if (typeof piece === 'string') return escapeText(piece)
      const head = `id="${piece.id}" ctype="${escapeAttribute(piece.kind)}" estu:node="${escapeAttribute(jsonOf(piece.node))}"`
      return piece.children === null ? `<x ${head}/>` : `<g ${head}>${writeInline(piece.children)}</g>`
    })
    .join('')
