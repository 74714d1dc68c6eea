import { createHash } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { databaseOf } from '../../../database/of-request.ts'

/** Tries that cost nothing: people mistype. An address may be that of many people. */
const freeTries = { account: 5, address: 30 }
type Counted = keyof typeof freeTries

/** Recovery codes are counted apart: they are the way in past whatever keeps the codes of the app out. */
export type CodeKind = 'app' | 'recovery'

const firstPause = 30
const longestPause = 3600
/** What clocks are set right by every day. */
const clockSkew = '1 minute'

function keyOf(by: CodeKind, kind: Counted, who: string): string {
  const name = by === 'app' ? kind : `recovery:${kind}`
  return createHash('sha256').update(`${name}:${who}`).digest('base64url')
}

/**
 * Counts one try, before its code is looked at. After the free ones each makes the pause twice as long, up to an hour;
 * a day without any begins anew. One statement: tries at the same moment wait for each other at the row. Trap: whoever
 * waited there has an earlier `now()` than whoever went before, so a free try leaves no time behind.
 * A pause that began in the future is none: the clock ran ahead then, and was set back.
 * @returns seconds to wait; 0 where the code may be looked at
 */
async function countTry(req: PayloadRequest, key: string, free: number): Promise<number> {
  const db = await databaseOf(req)
  const counted = await db.execute(sql`
    insert into staff_code_tries as t (who, tries, next_at) values (${key}, 1, '-infinity')
    on conflict (who) do update set
      tries = case when t.tried_at < now() - interval '1 day' then 1 else t.tries + 1 end,
      tried_at = now(),
      next_at = case when t.tries + 1 < ${free} or t.tried_at < now() - interval '1 day' then '-infinity'
        else now() + make_interval(secs => least(${longestPause}, ${firstPause} * 2 ^ least(t.tries + 1 - ${free}, 20)))
      end
    where t.next_at <= now() or t.tried_at > clock_timestamp() + ${clockSkew}::interval returning 1
  `)
  if (counted.rows.length > 0) return 0
  const { rows } = await db.execute(sql`
    select ceil(extract(epoch from next_at - now()))::int as seconds from staff_code_tries where who = ${key}
  `)
  return Math.max(1, Number(rows[0]?.seconds ?? 1))
}

export type CodeAsker = { staffId: string; client: string; isKnown: boolean }

/** A browser that the owner has signed in from counts apart: somebody with the password alone cannot keep them out. */
const accountOf = ({ staffId, isKnown }: CodeAsker) => `${staffId}:${isKnown ? 'known' : 'strangers'}`

/** @returns seconds to wait; 0 where the code may be looked at */
export async function mayTryCode(req: PayloadRequest, asker: CodeAsker, by: CodeKind): Promise<number> {
  const atAccount = await countTry(req, keyOf(by, 'account', accountOf(asker)), freeTries.account)
  if (atAccount > 0) return atAccount
  const fromAddress = await countTry(req, keyOf(by, 'address', asker.client), freeTries.address)
  return asker.isKnown ? 0 : fromAddress
}

/** Whoever has given a right code begins anew. */
export async function forgetCodeTries(req: PayloadRequest, asker: CodeAsker, by: CodeKind): Promise<void> {
  const db = await databaseOf(req)
  for (const kind of ['app', 'recovery'] as const)
    await db.execute(sql`delete from staff_code_tries where who = ${keyOf(kind, 'account', accountOf(asker))}`)
  await db.execute(sql`
    update staff_code_tries set tries = greatest(tries - 1, 0) where who = ${keyOf(by, 'address', asker.client)}
  `)
}
