type Node = {
  type?: string
  tag?: string
  listType?: string
  format?: unknown
  text?: string
  fields?: { url?: unknown }
  children?: Node[]
}

export type RichText = { root: Node }

export type RichTexts = {
  /** The same for texts that are built alike, whatever they say. */
  shape: string
  /** The pieces of text in their order. */
  nodes: { text: string }[]
}

export const isRichText = (value: unknown): value is RichText =>
  typeof value === 'object' &&
  value !== null &&
  'root' in value &&
  typeof value.root === 'object' &&
  value.root !== null

/** Running text as pieces of one look each, and how it is built of them. */
export function richTexts({ root }: RichText): RichTexts {
  const nodes: { text: string }[] = []
  const built = structure(root, nodes)
  return { shape: fingerprint(built), nodes }
}

/** The place of a piece among the marked texts: it holds only as long as the text is built the same. */
export const richPath = (path: string, shape: string, index: number): string => `${path}~${shape}~${index}`

function structure(node: Node, nodes: { text: string }[]): string {
  if (typeof node.text === 'string') nodes.push(node as { text: string })
  const inner = (node.children ?? []).map((child) => structure(child, nodes)).join(',')
  // What else a node keeps is put in another order by the database, or is bookkeeping.
  const look = [node.type, node.tag, node.listType, node.format || '', node.fields?.url].map((part) => part ?? '')
  return `${look.join(':')}[${inner}]`
}

/** FNV-1a: short, and the same in a browser as on the server. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0
  return hash.toString(36)
}
