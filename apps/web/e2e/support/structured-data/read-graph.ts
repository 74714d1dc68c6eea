import { z } from 'zod'

export type Node = Record<string, unknown>

const graph = z.object({
  '@context': z.literal('https://schema.org'),
  '@graph': z.array(z.record(z.string(), z.unknown())).min(1),
})

/** The structured data of a page; one graph is all that it may have. */
export function graphsIn(html: string): z.infer<typeof graph>[] {
  const scripts = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)]
  return scripts.map(([, json]) => graph.parse(JSON.parse(json ?? '')))
}

/** Every node of a graph, however deep it stands. */
export function nodesIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn)
  if (typeof value !== 'object' || value === null) return []
  return [value as Node, ...Object.values(value).flatMap(nodesIn)]
}
