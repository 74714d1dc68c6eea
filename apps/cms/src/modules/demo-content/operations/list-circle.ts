import pMap from 'p-map'
import type { PayloadRequest } from 'payload'
import { findUses, targetOf } from '../../where-used/index.ts'
import type { Piece } from './list-pieces.ts'

/** A piece that more documents show is taken for needed. */
const mostUsers = 200
const atOnce = 4

const keyOf = (entity: string, id: string) => `${entity}:${id}`

/**
 * Of pieces that cannot go because visitors see them on a page, returns those that are shown by one another alone: an
 * article and a page that lead to each other would keep each other for ever.
 */
export async function listCircle(req: PayloadRequest, kept: readonly Piece[]): Promise<Piece[]> {
  const shown = await pMap(kept, async (piece) => ({ piece, users: await usersOf(req, piece) }), {
    concurrency: atOnce,
  })
  let circle = shown.filter(({ users }) => users !== null)
  for (;;) {
    const within = new Set(circle.map(({ piece }) => keyOf(piece.kind, piece.id)))
    const left = circle.filter(({ users }) => users?.every((user) => within.has(user)))
    if (left.length === circle.length) return left.map(({ piece }) => piece)
    circle = left
  }
}

async function usersOf(req: PayloadRequest, { kind, id }: Piece): Promise<string[] | null> {
  const target = await targetOf(req, kind, id)
  const uses = await findUses(req, target, { limit: mostUsers, effects: ['breaks'], liveOnly: true })
  return uses.length < mostUsers ? uses.map((use) => keyOf(use.entity, use.id)) : null
}
