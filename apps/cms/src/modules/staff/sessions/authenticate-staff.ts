import { type AuthStrategy, JWTAuthentication, type Payload } from 'payload'
import { keepWaiting } from '../../../access/waiting.ts'
import { readStanding } from './read-standing.ts'
import { sessionOf } from './session-marks.ts'

/** As Payload's own, and beside it what the session still waits for; where that cannot be told it opens nothing. */
const authenticate: AuthStrategy['authenticate'] = async (args) => {
  const found = await JWTAuthentication({ ...args, strategyName: 'local-jwt' })
  const { user } = found
  if (user?.collection !== 'staff') return found
  keepWaiting(user, 'unknown')
  const sessionId = sessionOf(user)
  if (!sessionId) return { user: null }
  keepWaiting(user, await readStanding(args.payload, { staffId: String(user.id), sessionId, role: String(user.role) }))
  return found
}

/**
 * Trap: beside this one Payload's own strategy would be asked next whenever this one fails, and would know nothing of
 * what a session waits for. So it stands in its place.
 */
export function authenticateStaff(payload: Payload): void {
  payload.authStrategies = payload.authStrategies.map((strategy) =>
    strategy.name === 'local-jwt' ? { name: strategy.name, authenticate } : strategy,
  )
}
