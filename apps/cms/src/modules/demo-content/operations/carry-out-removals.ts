import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { inTransaction } from '../../../database/in-transaction.ts'
import { databaseOf } from '../../../database/of-request.ts'
import { writeAudit } from '../../audit/index.ts'
import { listCircle } from './list-circle.ts'
import { listPieces, type Piece } from './list-pieces.ts'
import { removePiece, withdrawPiece } from './remove-piece.ts'

const chosenKeys = z.array(z.string())

type Asked = { id: number; staffId: string; chosen: ReadonlySet<string> }

/** Carries out what admins asked for. Run by the worker; one that was cut off is gone on with by the next turn. */
export async function carryOutRemovals(payload: Payload): Promise<void> {
  const asked = await nextAsked(payload)
  if (!asked) return
  await removeAll(payload, asked)
  await finish(payload, asked)
}

async function nextAsked(payload: Payload): Promise<Asked | null> {
  const db = await databaseOf(await createLocalReq({}, payload))
  const { rows } = await db.execute(sql`
    select id, staff_id, chosen from demo_removals where finished_at is null order by id limit 1
  `)
  const [row] = rows
  return row
    ? { id: Number(row.id), staffId: String(row.staff_id), chosen: new Set(chosenKeys.parse(row.chosen)) }
    : null
}

/**
 * What is kept because of a piece that goes later is tried again, until nothing goes any more; pieces that keep one another
 * are withdrawn from the site first, as an editor would.
 */
async function removeAll(payload: Payload, { id, chosen }: Asked): Promise<void> {
  const withdrawn = new Set<string>()
  for (;;) {
    const pieces = await listPieces(await createLocalReq({}, payload))
    const going = pieces.filter(({ key, isChanged }) => !isChanged || chosen.has(key) || withdrawn.has(key))
    const kept: Piece[] = []
    for (const piece of going) if ((await removePiece(payload, piece)) === 'used') kept.push(piece)
    if (kept.length === 0) return
    if (kept.length < going.length) continue
    const circle = await listCircle(await createLocalReq({}, payload), kept)
    const live = circle.filter(({ key }) => !withdrawn.has(key))
    if (live.length === 0) return
    for (const { key } of live) withdrawn.add(key)
    await choose(payload, id, [...withdrawn])
    for (const piece of live) await withdrawPiece(payload, piece)
  }
}

/** A piece that was withdrawn looks changed: a turn that goes on after a cut knows by this that it goes too. */
async function choose(payload: Payload, id: number, keys: readonly string[]): Promise<void> {
  const db = await databaseOf(await createLocalReq({}, payload))
  await db.execute(sql`update demo_removals set chosen = chosen || ${JSON.stringify(keys)}::jsonb where id = ${id}`)
}

/** The one line of the log, with how many of each kind; from here on the shop is its owner's. */
const finish = (payload: Payload, { id, staffId }: Asked): Promise<void> =>
  inTransaction(payload, 'ru', async (req) => {
    const db = await databaseOf(req)
    const since = sql`coalesce((select max(finished_at) from demo_removals where finished_at is not null), '-infinity')`
    const { rows } = await db.execute(sql`
      select collection, count(*)::int as n from seed_entries where removed_at > ${since} group by collection order by 1
    `)
    const found = rows.reduce((sum, { n }) => sum + Number(n), 0)
    const done = await db.execute(sql`
      update demo_removals set finished_at = clock_timestamp(), removed = ${found} where id = ${id} and finished_at is null returning id
    `)
    if (done.rows.length === 0) return
    await db.execute(sql`insert into shop_setup (name) values ('own') on conflict do nothing`)
    if (found === 0) return
    const filter = Object.fromEntries(rows.map(({ collection, n }) => [String(collection), String(n)]))
    await writeAudit(await onBehalfOf(req, staffId), { action: 'delete', collection: 'demo-content', filter, found })
  })

/** The line names who asked; their rights played no part any more. */
async function onBehalfOf(req: PayloadRequest, staffId: string): Promise<PayloadRequest> {
  const { docs } = await req.payload.find({
    collection: 'staff',
    where: { id: { equals: staffId } },
    limit: 1,
    depth: 0,
    overrideAccess: true,
    req,
  })
  const [person] = docs
  return person ? ({ ...req, user: { ...person, collection: 'staff' } } as PayloadRequest) : req
}
