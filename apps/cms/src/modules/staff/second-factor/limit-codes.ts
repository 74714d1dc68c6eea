import { createHash } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { databaseOf } from '../../../database/of-request.ts'

/** Tries that cost nothing: people mistype. An address may be that of many people. */
const freeTries = { account: 5, address: 30 }
type Counted = keyof typeof freeTries

const firstPause = 30
const longestPause = 3600
const keyOf = (kind: Counted, who: string) => createHash('sha256').update(`${kind}:${who}`).digest('base64url')

/**
 * Counts one try, before its code is looked at. After the free ones each makes the pause twice as long, up to an hour;
 * a day without any begins anew. One statement: tries at the same moment wait for each other at the row. Trap: whoever
 * waited there has an earlier `now()` than whoever went before, so a free try leaves no time behind.
 * @returns seconds to wait; 0 where the code may be looked at
 */
async function countTry(req: PayloadRequest, kind: Counted, who: string): Promise<number> {
  const db = await databaseOf(req)
  const counted = await db.execute(sql`
    insert into staff_code_tries as t (who, tries, next_at) values (${keyOf(kind, who)}, 1, '-infinity')
    on conflict (who) do update set
      tries = case when t.tried_at < now() - interval '1 day' then 1 else t.tries + 1 end,
      tried_at = now(),
      next_at = case when t.tries + 1 < ${freeTries[kind]} or t.tried_at < now() - interval '1 day' then '-infinity'
        else now() + make_interval(secs => least(${longestPause}, ${firstPause} * 2 ^ least(t.tries + 1 - ${freeTries[kind]}, 20)))
      end
    where t.next_at <= now() returning 1
  `)
  if (counted.rows.length > 0) return 0
  const { rows } = await db.execute(sql`
    select ceil(extract(epoch from next_at - now()))::int as seconds from staff_code_tries where who = ${keyOf(kind, who)}
  `)
  return Math.max(1, Number(rows[0]?.seconds ?? 1))
}

export type CodeAsker = { staffId: string; client: string; isKnown: boolean }

/** A browser that the owner has signed in from counts apart: somebody with the password alone cannot keep them out. */
const accountOf = ({ staffId, isKnown }: CodeAsker) => `${staffId}:${isKnown ? 'known' : 'strangers'}`

/** @returns seconds to wait; 0 where the code may be looked at */
export async function mayTryCode(req: PayloadRequest, asker: CodeAsker): Promise<number> {
  const atAccount = await countTry(req, 'account', accountOf(asker))
  if (atAccount > 0) return atAccount
  const fromAddress = await countTry(req, 'address', asker.client)
  return asker.isKnown ? 0 : fromAddress
}

/** Whoever has given a right code begins anew. */
export async function forgetCodeTries(req: PayloadRequest, asker: CodeAsker): Promise<void> {
  const db = await databaseOf(req)
  await db.execute(sql`delete from staff_code_tries where who = ${keyOf('account', accountOf(asker))}`)
  await db.execute(sql`
    update staff_code_tries set tries = greatest(tries - 1, 0) where who = ${keyOf('address', asker.client)}
  `)
}
