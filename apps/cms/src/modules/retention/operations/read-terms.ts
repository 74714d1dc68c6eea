import type { Payload } from 'payload'
import { type RetentionKind, retentionKindCodes, retentionKinds } from '../retention-kinds.ts'

/** How many months each kind is kept: as set, and never less than the law says, whatever is stored. */
export async function readTerms(payload: Payload): Promise<Record<RetentionKind, number>> {
  const stored = await payload.findGlobal({ slug: 'retention', depth: 0, overrideAccess: true })
  const terms = retentionKindCodes.map((kind) => {
    const { least, usual } = retentionKinds[kind]
    return [kind, Math.max(least, stored[kind] ?? usual)] as const
  })
  return Object.fromEntries(terms) as Record<RetentionKind, number>
}
