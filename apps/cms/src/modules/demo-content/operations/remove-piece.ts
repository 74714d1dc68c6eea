import { sql } from '@payloadcms/db-postgres'
import { APIError, createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { inTransaction } from '../../../database/in-transaction.ts'
import { databaseOf } from '../../../database/of-request.ts'
import type { Piece } from './list-pieces.ts'
import { writeNeutralGlobal } from './neutral-global.ts'

/** `used`: a page of one's own that visitors see would lose it. */
export type Removal = 'removed' | 'used'

/**
 * Removes one piece, in as many transactions as it has steps: one that was cut off goes on where it stopped. What orders
 * and appointments name stays in the trash, so that their lines keep it. Each step refreshes the pages by its outbox.
 */
export async function removePiece(payload: Payload, piece: Piece): Promise<Removal> {
  if (piece.kind === 'globals') return resetGlobal(payload, piece)
  const { kind: collection, id } = piece
  const shared = { collection: collection as 'articles', id, overrideAccess: true, depth: 0 } as const
  const state = await readState(payload, collection, id)
  if (state === 'live') {
    const trashed = await unlessRefused(() =>
      payload.update({ ...shared, locale: 'ru', data: { deletedAt: new Date().toISOString() } }),
    )
    if (!trashed) return 'used'
  }
  if (state !== 'gone') {
    await payload.delete({ collection: 'stock', where: { 'product.value': { equals: id } }, overrideAccess: true })
    await unlessRefused(() => payload.delete({ ...shared, trash: true }))
  }
  await inTransaction(payload, 'ru', (req) => mark(req, piece))
  return 'removed'
}

/** Takes a piece off the site in both languages; what has no drafts stays as it is. */
export async function withdrawPiece(payload: Payload, { kind, id }: Piece): Promise<void> {
  const collection = kind as 'articles'
  if (!payload.collections[collection].config.versions?.drafts) return
  const data = { _status: 'draft' as const }
  await payload.update({
    collection,
    id,
    locale: 'ru',
    data,
    unpublishAllLocales: true,
    depth: 0,
    overrideAccess: true,
  })
}

async function readState(payload: Payload, collection: string, id: string): Promise<'live' | 'trashed' | 'gone'> {
  const db = await databaseOf(await createLocalReq({}, payload))
  const { rows } = await db.execute(sql`
    select deleted_at from ${sql.identifier(collection)} where id = ${id}::uuid
  `)
  const [row] = rows
  return row === undefined ? 'gone' : row.deleted_at ? 'trashed' : 'live'
}

/** Whether the rules of the trash let it through; a fault is thrown on. */
async function unlessRefused(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work()
    return true
  } catch (error) {
    if (error instanceof APIError && error.status < 500) return false
    throw error
  }
}

/** Both languages and the mark at once. */
async function resetGlobal(payload: Payload, piece: Piece): Promise<Removal> {
  await inTransaction(payload, 'ru', async (req) => {
    await writeNeutralGlobal(req, piece.id)
    await mark(req, piece)
  })
  return 'removed'
}

async function mark(req: PayloadRequest, { key }: Piece): Promise<void> {
  const db = await databaseOf(req)
  await db.execute(sql`update seed_entries set removed_at = now() where key = ${key}`)
}
