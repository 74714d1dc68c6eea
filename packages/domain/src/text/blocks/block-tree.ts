type Node = Record<string, unknown>

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Properties of a block that hold words; every other one says what the block is. */
const worded = new Set(['caption', 'text'])

const wordsKind = 'block-words'
const listKind = 'block-list'
const rowKind = 'block-row'

const textNode = (text: string) => ({ type: 'text', text, detail: 0, format: 0, mode: 'normal', style: '', version: 1 })

/**
 * A block of running text (a table) keeps its words as fields of a form; all other words stand in nodes with children.
 * As a tree of such nodes a block is walked, counted, translated and mended as any paragraph. Other nodes stay as they are.
 */
export function blockAsTree(node: Node): Node {
  if (node.type !== 'block' || !isNode(node.fields)) return node
  const [fields, children] = split(node.fields)
  return { ...node, fields, children }
}

/** Words before lists, as a caption is read before its table. Trap: the database keeps properties in an order of its own. */
function split(fields: Node): [rest: Node, children: Node[]] {
  const rest: Node = {}
  const words: Node[] = []
  const lists: Node[] = []
  for (const [key, value] of Object.entries(fields)) {
    if (worded.has(key) && typeof value === 'string')
      words.push({ type: wordsKind, key, children: value === '' ? [] : [textNode(value)] })
    else if (Array.isArray(value) && value.every(isNode)) lists.push({ type: listKind, key, children: value.map(row) })
    else rest[key] = value
  }
  return [rest, [...words, ...lists]]
}

function row(value: Node): Node {
  const [fields, children] = split(value)
  return { type: rowKind, fields, children }
}

/** The block again that `blockAsTree` was given, with the words that the tree has now. */
export function treeAsBlock(node: Node): Node {
  if (node.type !== 'block' || !Array.isArray(node.children)) return node
  const { children, ...rest } = node
  return { ...rest, fields: joined(node.fields, children) }
}

function joined(fields: unknown, children: readonly unknown[]): Node {
  const result: Node = isNode(fields) ? { ...fields } : {}
  for (const child of children) {
    if (!isNode(child) || typeof child.key !== 'string' || !Array.isArray(child.children)) continue
    result[child.key] =
      child.type === wordsKind
        ? child.children.map(wordsOf).join('')
        : child.children
            .filter(isNode)
            .map((one) => joined(one.fields, Array.isArray(one.children) ? one.children : []))
  }
  return result
}

function wordsOf(node: unknown): string {
  if (!isNode(node)) return ''
  if (typeof node.text === 'string') return node.text
  return Array.isArray(node.children) ? node.children.map(wordsOf).join('') : ''
}

/** A node whose children are words, as a paragraph's are: also where there are none yet. */
export const isWordsNode = (node: Node): boolean => node.type === wordsKind

/** Running text with each block as a tree. */
export const textAsTree = <T>(value: T): T => through(value, blockAsTree)

/** Running text as the editor stores it, from one with trees. */
export const treeAsText = <T>(value: T): T => through(value, treeAsBlock)

function through<T>(value: T, change: (node: Node) => Node): T {
  if (!isNode(value) || !isNode(value.root)) return value
  const root = value.root
  if (!hasBlocks(root)) return value
  return { ...value, root: changed(root, change) }
}

const hasBlocks = (node: unknown): boolean =>
  isNode(node) && (node.type === 'block' || (Array.isArray(node.children) && node.children.some(hasBlocks)))

function changed(node: Node, change: (node: Node) => Node): Node {
  if (node.type === 'block') return change(node)
  if (!Array.isArray(node.children)) return node
  return { ...node, children: node.children.map((child) => (isNode(child) ? changed(child, change) : child)) }
}
