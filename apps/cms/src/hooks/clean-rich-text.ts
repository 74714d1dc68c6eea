import { leadsSomewhere } from '@estu/domain/routing/link-address'
import type { CollectionBeforeValidateHook } from 'payload'

type Node = Record<string, unknown>

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Takes out of running text what a paste from an office program leaves there: pictures that exist on somebody's disk
 * alone, and links that lead nowhere a reader may go, whose words stay. The editor itself makes such a link: it is there,
 * with a scheme for its address, before anybody types the rest, and stays when its dialog is left.
 */
export const cleanRichText: CollectionBeforeValidateHook = ({ data }) =>
  isNode(data) ? (clean(data) as typeof data) : data

function clean(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(clean)
  if (!isNode(value) || value instanceof Date) return value
  if (isNode(value.root)) return { ...value, root: withParagraph(cleanNode(value.root)) }
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, clean(inner)]))
}

const emptyParagraph = { type: 'paragraph', children: [], direction: null, format: '', indent: 0, version: 1 }

/** Trap: the editor cannot open a text of which nothing is left, not even a paragraph. */
const withParagraph = (root: Node): Node =>
  Array.isArray(root.children) && root.children.length === 0 ? { ...root, children: [emptyParagraph] } : root

function cleanNode(node: Node): Node {
  if (!Array.isArray(node.children)) return node
  return { ...node, children: node.children.flatMap((child) => (isNode(child) ? keep(child) : [])) }
}

function keep(node: Node): Node[] {
  if (node.type === 'upload' && ('pending' in node || !node.value)) return []
  const cleaned = cleanNode(node)
  if (node.type !== 'link' && node.type !== 'autolink') return [cleaned]
  const fields = safeFields(node.fields)
  return fields ? [{ ...cleaned, fields }] : ((cleaned.children as Node[] | undefined) ?? [])
}

/**
 * Where a link leads, of which an address and a document are never both kept: the one that is not shown would wait,
 * unlooked at, for whoever reads it. @returns null where it leads nowhere a reader may go
 */
function safeFields(fields: unknown): Node | null {
  if (!isNode(fields)) return null
  const { url, doc, ...others } = fields
  if (fields.linkType === 'internal') return isNode(doc) && doc.value ? { ...others, doc } : null
  return leadsSomewhere(url) ? { ...others, url } : null
}
