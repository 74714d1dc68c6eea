import pMap from 'p-map'
import type { PayloadRequest } from 'payload'
import { findUses, keyOf, targetOf, titlesOf } from '../../where-used/index.ts'
import type { Piece } from './list-pieces.ts'

/** What of one's own refers to demo content; `isKept`: the piece stays while it does. */
export type OwnUse = { entity: string; id: string; title: string; pieces: number; isKept: boolean }

const usesOfPiece = 50
const atOnce = 4

/** Returns the documents that are no demo content and refer to a piece of it, each once. */
export async function listOwnUses(req: PayloadRequest, pieces: readonly Piece[]): Promise<OwnUse[]> {
  const demo = new Set(
    pieces.map(({ kind, id }) => `${kind === 'globals' ? id : kind}:${kind === 'globals' ? '' : id}`),
  )
  // What is counted on the shelf goes with its product.
  const isDemo = (entity: string, id: string) =>
    entity === 'stock' || demo.has(`${entity}:${id}`) || demo.has(`${entity}:`)
  const found = new Map<string, OwnUse>()
  const targets = pieces.filter(({ kind }) => kind !== 'globals')
  await pMap(
    targets,
    async ({ kind, id }) => {
      const uses = await findUses(req, await targetOf(req, kind, id), { limit: usesOfPiece })
      for (const use of uses.filter(({ entity, id: user }) => !isDemo(entity, user))) {
        const isKept = use.live.length > 0 && use.fields.some(({ effect }) => effect === 'breaks')
        const known = found.get(keyOf(use)) ?? { entity: use.entity, id: use.id, title: '', pieces: 0, isKept: false }
        found.set(keyOf(use), { ...known, pieces: known.pieces + 1, isKept: known.isKept || isKept })
      }
    },
    { concurrency: atOnce },
  )
  const titles = await titlesOf(req, [...found.values()])
  return [...found.entries()].map(([key, use]) => ({ ...use, title: titles.get(key)?.title ?? '' }))
}
