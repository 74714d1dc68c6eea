import { ok, type Result } from '@estu/domain/result'
import type { Payload } from 'payload'
import type { FirstEditor } from '../modules/staff/index.ts'
import { isClockApart, isClockBehind } from './checks/check-clock.ts'
import { readDatabaseState } from './checks/check-database.ts'
import { ifSetupLock } from './checks/setup-lock.ts'
import type { Owner } from './owner/owner.ts'
import type { SetupRefusal } from './say-setup-refusal.ts'
import { writeShop } from './write-shop.ts'

/** Looks whether a shop may be made here: reads only. @returns why not, or null */
export async function findSetupRefusal(
  payload: Payload,
  migrations: readonly string[],
  now: Date,
): Promise<SetupRefusal | null> {
  if (isClockBehind(now, migrations)) return { code: 'clock-behind', now }
  const { rows } = await payload.db.pool.query<{ now: Date }>('select now() as now')
  const ofDatabase = rows[0]?.now ?? now
  if (isClockApart(now, ofDatabase)) return { code: 'clock-apart', now, ofDatabase }
  const state = await readDatabaseState(payload.db.pool, migrations)
  if (state.kind === 'shop') return { code: 'shop-there', name: state.name, isDemo: state.isDemo }
  if (state.kind === 'foreign') return { code: 'foreign-tables', tables: state.tables }
  return state.kind === 'newer' ? { code: 'newer-database' } : null
}

export type SetupParts = {
  payload: Payload
  /** The migrations of this release, by name. */
  migrations: readonly string[]
  now: () => Date
}

/**
 * Makes the owner's shop: tables first, then all of its content at once. Run again after it was cut off, it goes on. Where
 * a shop, or tables of somebody else, stand in the database it writes nothing.
 */
export async function setUpShop(parts: SetupParts, owner: Owner): Promise<Result<FirstEditor, never> | Refused> {
  const { payload, migrations, now } = parts
  const done = await ifSetupLock(payload, async () => {
    const refusal = await findSetupRefusal(payload, migrations, now())
    if (refusal) return { ok: false as const, error: refusal }
    await payload.db.migrate()
    return ok(await writeShop(payload, owner))
  })
  return done ?? { ok: false, error: { code: 'busy' } }
}

type Refused = { ok: false; error: SetupRefusal }
