import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import { inTransaction } from '../../../database/in-transaction.ts'
import { databaseOf } from '../../../database/of-request.ts'
import { writeOutbox } from '../../../outbox/write-outbox.ts'
import { readPublished } from '../../search/index.ts'
import type { ListedDocument } from '../items/item-of.ts'
import { listChangeTags } from '../items/list-change-tags.ts'
import { storeItems } from '../items/store-items.ts'
import { lockDocuments } from './lock-documents.ts'

/** By which what waits for the worker is told from names that changed. */
const plansChanged = 'instalments'
const collection = 'devices'
const block = 200

/** Leaves word, in the plans' own transaction, that what each device costs a month is to be told anew. */
export async function queuePlans(req: PayloadRequest): Promise<void> {
  const db = await databaseOf(req)
  await db.execute(sql`insert into search_dependents (collection, document_id) values (${plansChanged}, '')`)
}

/**
 * Writes one block of devices anew after the plans changed; the worker calls it until nothing is left. A process that
 * dies goes on where it was.
 * @returns whether there was anything to do.
 */
export async function followPlans(payload: Payload): Promise<boolean> {
  return inTransaction(payload, 'ru', async (req) => {
    const db = await databaseOf(req)
    const found = await db.execute(sql`
      select id, after from search_dependents where collection = ${plansChanged} order by id limit 1 for update
    `)
    const [first] = found.rows as { id: string; after: string }[]
    if (!first) return false
    const next = await db.execute(sql`
      select id from devices where ${first.after} = '' or id > nullif(${first.after}, '')::uuid order by id limit ${block}
    `)
    const ids = next.rows.map(({ id }) => String(id))
    await relist(req, ids)
    const last = ids.length === block ? ids.at(-1) : undefined
    if (last) await db.execute(sql`update search_dependents set after = ${last} where id = ${first.id}`)
    else await db.execute(sql`delete from search_dependents where id = ${first.id}`)
    return true
  })
}

async function relist(req: PayloadRequest, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await lockDocuments(req, ids)
  const documents = await readPublished(req, collection, ids)
  const inLanguage = (locale: 'ru' | 'kk') =>
    new Map(documents.map(({ documentId, perLocale }) => [documentId, perLocale[locale] as ListedDocument | null]))
  const changes = await storeItems(req, collection, ids, { ru: inLanguage('ru'), kk: inLanguage('kk') })
  await writeOutbox(req, listChangeTags(collection, changes))
}
