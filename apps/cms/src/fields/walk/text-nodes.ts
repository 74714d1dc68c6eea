import { type Data, isData } from './document-data.ts'

/** Every node of a running text, however deep, from the outermost. */
export function* textNodes(value: unknown): Generator<Data> {
  if (!isData(value)) return
  yield value
  const inner = isData(value.root) ? [value.root] : Array.isArray(value.children) ? value.children : []
  for (const child of inner) yield* textNodes(child)
}
