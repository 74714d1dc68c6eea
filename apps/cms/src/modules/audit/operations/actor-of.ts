import type { PayloadRequest } from 'payload'
import { processName } from '../../../operations/log/payload-logger.ts'

export type Actor = { kind: 'staff' | 'shopper' | 'worker' | 'system'; id: string | null; role: string | null }

/** Who does this, by what is known of them now: a role may be another one tomorrow. */
export function actorOf(req: PayloadRequest, context: Record<string, unknown> = req.context): Actor {
  const { user } = req
  if (user?.collection === 'staff') return { kind: 'staff', id: String(user.id), role: user.role }
  if (user) return { kind: 'shopper', id: String(user.id), role: null }
  const kind = context?.author === 'shopper' ? 'shopper' : processName() === 'worker' ? 'worker' : 'system'
  return { kind, id: null, role: null }
}
