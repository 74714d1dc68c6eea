import { decodeJwt } from 'jose'
import type { CollectionAfterLoginHook } from 'payload'
import { markSession } from '../sessions/session-marks.ts'

/** Whoever has just given a password is believed for a while; where the session is, its owner may want to know. */
export const markOpenedSession: CollectionAfterLoginHook = async ({ req, token, user }) => {
  const { sid } = decodeJwt(token)
  if (typeof sid === 'string')
    await markSession(req, { sessionId: sid, staffId: user.id, browser: req.headers?.get('user-agent') ?? null })
  return user
}
