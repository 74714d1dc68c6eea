import type { Payload } from 'payload'
import { signInService } from '../sign-in/sign-in-service.ts'
import { closeAllSessions } from './customer-session.ts'

/**
 * Whether whoever is signed in still may be: a customer whom the sign-in service has disabled or deleted is signed out
 * everywhere. A service that cannot be asked signs nobody out. Source: the specification's error catalogue.
 */
export async function isSessionAllowed(payload: Payload, customerId: string): Promise<boolean> {
  const owner = await payload.findByID({ collection: 'customers', id: customerId, depth: 0, overrideAccess: true })
  const { id, email, hostedId } = owner
  const asked = await signInService(payload).mayStay({ id, email, hostedId: hostedId ?? null })
  if (!asked.ok || asked.value) return true
  await closeAllSessions(payload, customerId)
  return false
}
