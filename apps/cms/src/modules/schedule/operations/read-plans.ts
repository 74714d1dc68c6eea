import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { databaseOf } from '../../../database/of-request.ts'
import type { Plan } from '../plan.ts'
import { isAhead, planColumns, planOf } from './plan-rows.ts'

/** More than anybody plans for one document. */
const mostShown = 50

/** What is planned for a document, in both languages, the next first. */
export async function readPlans(req: PayloadRequest, collection: string, documentId: string): Promise<Plan[]> {
  const db = await databaseOf(req)
  const found = await db.execute(sql`
    select ${planColumns} from payload_jobs
    where ${isAhead} and input #>> '{doc,relationTo}' = ${collection} and input #>> '{doc,value}' = ${documentId}
    order by at, id limit ${mostShown}
  `)
  return found.rows.map(planOf)
}
