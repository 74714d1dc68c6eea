import type { TypedUser } from 'payload'

/**
 * What somebody whose password was right still owes: the code of their second factor, setting one up, or (`unknown`) it
 * could not be told. Kept on the user of the request, beside the session it is about.
 */
export type Waiting = 'code' | 'set-up' | 'unknown'

const property = '_waiting'

export function keepWaiting(user: TypedUser, waiting: Waiting | null): void {
  Object.assign(user, { [property]: waiting })
}

export function waitingOf(user: object | null | undefined): Waiting | null {
  if (!user || !(property in user)) return null
  const waiting = user[property]
  return waiting === 'code' || waiting === 'set-up' || waiting === 'unknown' ? waiting : null
}
