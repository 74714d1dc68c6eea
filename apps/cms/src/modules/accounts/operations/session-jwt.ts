import { SignJWT } from 'jose'
import type { Customer } from './customer-session.ts'

const lifetimeSeconds = 15 * 60

/**
 * What the browser's own code keeps to know who is signed in. It opens nothing: the server believes its cookie alone,
 * and nothing here ever verifies this token.
 */
export async function sessionJwt(secret: string, customer: Customer, now = Date.now()): Promise<string> {
  return new SignJWT({ name: customer.name })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuer('estu')
    .setAudience('estu-browser')
    .setSubject(customer.id)
    .setIssuedAt(Math.floor(now / 1000))
    .setExpirationTime(Math.floor(now / 1000) + lifetimeSeconds)
    .sign(new TextEncoder().encode(`browser-session:${secret}`))
}
