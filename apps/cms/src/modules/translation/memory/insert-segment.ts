import { isWordsNode, textAsTree, treeAsText } from '@estu/domain/text/blocks/block-tree'

type Node = Record<string, unknown> & { type?: string; children?: unknown[] }

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value)

/** A line among lines: put where its source stands. */
export function insertLine(own: string, place: number, words: string): string {
  const lines = own === '' ? [] : own.split('\n')
  while (lines.length < place) lines.push('')
  lines[place] = words
  return lines.join('\n').trimStart()
}

/**
 * A paragraph among paragraphs of running text, with the kind of its source's block (a heading, an item): it takes the
 * place of what stands there, or comes last.
 */
export function insertParagraph(own: unknown, source: unknown, place: number, words: string): unknown {
  const block = blocksOf(textAsTree(source))[place]
  if (!isNode(source) || !isNode(source.root) || !block) return own
  const copy =
    isNode(own) && isNode(own.root) ? structuredClone(textAsTree(own)) : { root: { ...source.root, children: [] } }
  const written = { ...block.node, children: [textNode(words)] }
  const taken = blocksOf(copy)[place]
  // A cell has its place in a table that is there; one of its own it cannot have.
  if (!taken && isWordsNode(block.node)) return own
  if (taken) taken.node.children = written.children
  else (copy.root as Node).children?.push(block.around ? { ...block.around, children: [written] } : written)
  return treeAsText(copy)
}

type Block = { node: Node; around: Node | null }

/** Paragraphs, headings and items that say something, in the order in which the text is read. */
const blocksOf = (value: unknown): Block[] => (isNode(value) && isNode(value.root) ? blocksIn(value.root, null) : [])

function blocksIn(node: Node, around: Node | null): Block[] {
  const inner = (node.children ?? []).filter(isNode)
  if (inner.some(({ type }) => inline.has(String(type)))) return isSaid(node) ? [{ node, around }] : []
  return inner.flatMap((child) => blocksIn(child, node.type === 'root' ? null : node))
}

const inline = new Set(['text', 'link', 'autolink', 'linebreak'])

const isSaid = (node: Node): boolean =>
  typeof node.text === 'string' ? node.text.trim() !== '' : (node.children ?? []).filter(isNode).some(isSaid)

const textNode = (text: string) => ({ type: 'text', text, detail: 0, format: 0, mode: 'normal', style: '', version: 1 })
