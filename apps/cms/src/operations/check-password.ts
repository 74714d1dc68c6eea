import { pbkdf2, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { sql } from '@payloadcms/db-postgres'
import { AuthenticationError, createLocalReq, type Payload } from 'payload'
import { databaseOf } from '../database/of-request.ts'

/** As Payload 3.90 hashes passwords (PBKDF2, SHA-256); a check costs about a third of a second of one core. */
const iterations = 600_000
const derive = promisify(pbkdf2)

/** How many checks may run and wait at once. More than that would take the cores away from the shop. */
const atOnce = 1
const mostWaiting = 12
let running = 0
const lanes: Record<'known' | 'strangers', (() => void)[]> = { known: [], strangers: [] }

/**
 * Does work that costs a core its third of a second, one piece at a time. Owners on a browser of theirs go first and
 * wait in a lane of their own, which no stranger can fill.
 * @returns null when too many wait already.
 */
export async function inTurn<T>(work: () => Promise<T>, known = false): Promise<T | null> {
  const lane = known ? lanes.known : lanes.strangers
  if (running >= atOnce) {
    if (lane.length >= mostWaiting) return null
    await new Promise<void>((resolve) => lane.push(resolve))
  }
  running += 1
  try {
    return await work()
  } finally {
    running -= 1
    const next = lanes.known.shift() ?? lanes.strangers.shift()
    next?.()
  }
}

export type PasswordCheck = { id: string } | 'wrong' | 'busy'

/**
 * Checks a password through Payload's own sign-in. Where there is no such account the same work is done for nothing,
 * so that the time tells nobody who has an account.
 */
export async function checkPassword(
  payload: Payload,
  email: string,
  password: string,
  knownDevice = false,
): Promise<PasswordCheck> {
  const db = await databaseOf(await createLocalReq({}, payload))
  const known = await db.execute(sql`select id from customers where email = ${email}`)
  const result = await inTurn<PasswordCheck>(async () => {
    if (known.rows.length === 0) {
      await wasteTheSameTime(password)
      return 'wrong'
    }
    try {
      const { user } = await payload.login({ collection: 'customers', data: { email, password }, overrideAccess: true })
      return user ? { id: String(user.id) } : 'wrong'
    } catch (error) {
      if (error instanceof AuthenticationError) return 'wrong'
      throw error
    }
  }, knownDevice)
  return result ?? 'busy'
}

export async function wasteTheSameTime(password: string): Promise<void> {
  await derive(password, randomBytes(32).toString('hex'), iterations, 32, 'sha256')
}
