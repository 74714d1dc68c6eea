import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { inTransaction } from '../../../database/in-transaction.ts'
import { databaseOf } from '../../../database/of-request.ts'
import { judgeAgain } from './judge-again.ts'

const atOnce = 200

/**
 * One turn of the worker: judges once more the links around what changed. Two that changed at the same moment did not
 * see each other; each of their notes is read after both are there. @returns how many notes were read
 */
export const followLinkChanges = (payload: Payload): Promise<number> =>
  inTransaction(payload, 'ru', async (req) => {
    const db = await databaseOf(req)
    const { rows } = await db.execute(sql`
      delete from link_changes where id in (
        select id from link_changes order by id limit ${atOnce} for update skip locked
      ) returning keys
    `)
    const keys = new Set(rows.flatMap((row) => row.keys as string[]))
    await judgeAgain(req, [...keys], true)
    return rows.length
  })
