import { randomInt } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { databaseOf } from '../../../database/of-request.ts'
import { languageOf } from '../../../i18n/translate.ts'
import { readBrandName } from '../../brand/index.ts'
import { keyUri, newSecret, period, skew, stepOfCode } from './one-time-codes.ts'
import { decryptFor, encryptFor, recoveryHash } from './secret-cipher.ts'

const codeCount = 10
export const recoveryDigits = 12

type Person = { id: string; email: string }

/** Makes a secret and shows it; the one in force stays until a code of the new one is given. */
export async function offerSecret(req: PayloadRequest, { id, email }: Person): Promise<{ key: string; uri: string }> {
  const key = newSecret()
  const offered = encryptFor(req.payload.secret, id, key)
  const db = await databaseOf(req)
  await db.execute(sql`
    insert into staff_second_factors (staff_id, offered) values (${id}::uuid, ${offered})
    on conflict (staff_id) do update set offered = excluded.offered
  `)
  return { key, uri: keyUri(key, await readBrandName(req.payload, languageOf(req), req), email) }
}

/** @returns whether the code is of the offered secret, which is in force from now on */
export async function takeOffered(req: PayloadRequest, id: string, code: string): Promise<boolean> {
  const known = await readFactor(req, id)
  const key = known?.offered && decryptFor(req.payload.secret, id, known.offered)
  const step = key ? stepOfCode(key, code, known.now) : null
  if (!known?.offered || step === null) return false
  const db = await databaseOf(req)
  const taken = await db.execute(sql`
    update staff_second_factors
    set secret = offered, offered = null, last_step = ${step}, confirmed_at = now()
    where staff_id = ${id}::uuid and offered = ${known.offered} returning 1
  `)
  return taken.rows.length > 0
}

/**
 * Takes a code of the app. The latest step that was taken is moved on by one statement, so of two requests with one
 * code, at whatever moment, one is refused. A latest step of which no code is taken yet is that of a clock that ran
 * ahead and was set back: believed, it would keep the owner out until that moment.
 */
export async function takeAppCode(req: PayloadRequest, id: string, code: string): Promise<boolean> {
  const known = await readFactor(req, id)
  const key = known?.secret && decryptFor(req.payload.secret, id, known.secret)
  const step = key ? stepOfCode(key, code, known.now) : null
  if (!known?.secret || step === null) return false
  const db = await databaseOf(req)
  const taken = await db.execute(sql`
    update staff_second_factors set last_step = ${step}
    where staff_id = ${id}::uuid and secret = ${known.secret}
      and (last_step < ${step} or last_step > floor(extract(epoch from clock_timestamp()) / ${period}) + ${skew})
    returning 1
  `)
  return taken.rows.length > 0
}

/** Takes a recovery code: its row goes, so there is no second time. */
export async function takeRecoveryCode(req: PayloadRequest, id: string, code: string): Promise<boolean> {
  const db = await databaseOf(req)
  const taken = await db.execute(sql`
    delete from staff_recovery_codes
    where staff_id = ${id}::uuid and code_hash = ${recoveryHash(req.payload.secret, id, code)} returning 1
  `)
  return taken.rows.length > 0
}

/** Ten new codes in place of those that are left. Kept as digests: they are shown this once. */
export async function renewRecoveryCodes(req: PayloadRequest, id: string): Promise<string[]> {
  const codes = Array.from({ length: codeCount }, () =>
    Array.from({ length: recoveryDigits }, () => randomInt(10)).join(''),
  )
  const db = await databaseOf(req)
  await db.execute(sql`delete from staff_recovery_codes where staff_id = ${id}::uuid`)
  const rows = codes.map((code) => sql`(${id}::uuid, ${recoveryHash(req.payload.secret, id, code)})`)
  await db.execute(sql`insert into staff_recovery_codes (staff_id, code_hash) values ${sql.join(rows, sql`, `)}`)
  return codes
}

export async function forgetFactor(req: PayloadRequest, id: string): Promise<void> {
  const db = await databaseOf(req)
  await db.execute(sql`delete from staff_recovery_codes where staff_id = ${id}::uuid`)
  await db.execute(sql`delete from staff_second_factors where staff_id = ${id}::uuid`)
}

/** Whether a factor is in force, since when, and how many recovery codes are left. */
export async function describeFactor(req: PayloadRequest, id: string): Promise<{ since: Date | null; left: number }> {
  const db = await databaseOf(req)
  const { rows } = await db.execute(sql`
    select confirmed_at, (select count(*)::int from staff_recovery_codes c where c.staff_id = f.staff_id) as left
    from staff_second_factors f where staff_id = ${id}::uuid and secret is not null
  `)
  const [row] = rows
  return { since: row ? new Date(String(row.confirmed_at)) : null, left: Number(row?.left ?? 0) }
}

type Stored = { secret: string | null; offered: string | null; now: Date }

/** With the time of the database: it is one for all processes. */
async function readFactor(req: PayloadRequest, id: string): Promise<Stored | null> {
  const db = await databaseOf(req)
  const { rows } = await db.execute(sql`
    select secret, offered, (extract(epoch from clock_timestamp()) * 1000)::bigint as now
    from staff_second_factors where staff_id = ${id}::uuid
  `)
  const [row] = rows
  if (!row) return null
  return { secret: row.secret as string | null, offered: row.offered as string | null, now: new Date(Number(row.now)) }
}
