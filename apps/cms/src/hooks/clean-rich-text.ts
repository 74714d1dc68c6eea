import type { CollectionBeforeValidateHook } from 'payload'

type Node = Record<string, unknown>

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Where a link in running text may lead: this site, the web, a mail or a telephone. */
const safeAddress = /^(https?:\/\/|mailto:|tel:|\/(?![/\\])|#)/i

/**
 * Takes out of running text what a paste from an office program leaves there: pictures that exist on somebody's disk
 * alone, and links that lead nowhere a reader may go, whose words stay.
 */
export const cleanRichText: CollectionBeforeValidateHook = ({ data }) =>
  isNode(data) ? (clean(data) as typeof data) : data

function clean(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(clean)
  if (!isNode(value) || value instanceof Date) return value
  if (isNode(value.root)) return { ...value, root: cleanNode(value.root) }
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, clean(inner)]))
}

function cleanNode(node: Node): Node {
  if (!Array.isArray(node.children)) return node
  return { ...node, children: node.children.flatMap((child) => (isNode(child) ? keep(child) : [])) }
}

function keep(node: Node): Node[] {
  if (node.type === 'upload' && ('pending' in node || !node.value)) return []
  const cleaned = cleanNode(node)
  return isUnsafeLink(node) ? ((cleaned.children as Node[] | undefined) ?? []) : [cleaned]
}

function isUnsafeLink({ type, fields }: Node): boolean {
  if ((type !== 'link' && type !== 'autolink') || !isNode(fields) || fields.linkType === 'internal') return false
  return typeof fields.url !== 'string' || !safeAddress.test(fields.url)
}
