import 'server-only'
import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import { readWebEnv } from '@/env'

/** Names the browser that holds a time while its form is filled; gone when the hold is. */
const holderCookie = 'hold'

const sign = (id: string) =>
  createHmac('sha256', readWebEnv().payloadSecret).update(`holder:${id}`).digest('base64url').slice(0, 22)

/** A new holder, sealed: each holds one time, so nobody may invent as many as they like. */
export function issueSlotHold(): string {
  const id = randomUUID()
  return `${id}.${sign(id)}`
}

/** The holder this browser is, or null where it is none or made one up. */
export function slotHoldOf(cookies: ReadonlyMap<string, string>): string | null {
  const holder = cookies.get(holderCookie) ?? ''
  const [id = '', seal = ''] = holder.split('.')
  const [given, expected] = [Buffer.from(seal), Buffer.from(sign(id))]
  return given.length === expected.length && timingSafeEqual(given, expected) ? holder : null
}

export const slotHoldCookie = (holder: string, minutes: number) => ({
  name: holderCookie,
  value: holder,
  maxAgeSeconds: minutes * 60,
  httpOnly: true,
})
