import { type Data, isData } from '../../fields/walk/document-data.ts'
import { isInline } from './node-rules.ts'

const around = { direction: null, format: '', indent: 0, version: 1 }
const paragraph = (children: unknown[]): Data => ({ ...around, type: 'paragraph', children })
const listItem = (children: unknown[]): Data => ({ ...around, type: 'listitem', value: 1, children })
const list = (children: unknown[]): Data => ({
  ...around,
  type: 'list',
  listType: 'bullet',
  tag: 'ul',
  start: 1,
  children,
})

/** A text with all of its words, of which none stands outside a paragraph or an item; what else is wrong stays so. */
export function repairText(value: unknown): unknown {
  if (!isData(value) || !isData(value.root)) return value
  const children = childrenOf(value.root)
  const gathered = gather(gather(children, isItem, list), isInline, paragraph).map(repairNode)
  return { ...value, root: { ...value.root, children: gathered.length > 0 ? gathered : [paragraph([])] } }
}

function repairNode(node: unknown): unknown {
  if (!isData(node) || !Array.isArray(node.children)) return node
  const children = node.type === 'list' ? gather(node.children, isInline, listItem) : node.children
  return { ...node, children: children.map(repairNode) }
}

const childrenOf = ({ children }: Data): unknown[] => (Array.isArray(children) ? children : [])
const isItem = (node: unknown) => isData(node) && node.type === 'listitem'

/** Puts each run of neighbours that stand outside into one node around them. */
function gather(nodes: readonly unknown[], isOutside: (node: unknown) => boolean, wrap: (run: unknown[]) => Data) {
  const result: unknown[] = []
  let run: unknown[] = []
  const flush = () => {
    if (run.length > 0) result.push(wrap(run))
    run = []
  }
  for (const node of nodes) {
    if (isOutside(node)) run.push(node)
    else {
      flush()
      result.push(node)
    }
  }
  flush()
  return result
}
