import type { SearchHit, SearchKind } from './search-result.ts'

export type HitGroup = { kind: SearchKind; hits: SearchHit[] }

/** Groups ranked hits by kind: groups in the order of their best hit, hits as they were ranked. */
export function groupHits(hits: readonly SearchHit[]): HitGroup[] {
  const groups: HitGroup[] = []
  for (const hit of hits) {
    const group = groups.find(({ kind }) => kind === hit.kind)
    if (group) group.hits.push(hit)
    else groups.push({ kind: hit.kind, hits: [hit] })
  }
  return groups
}
