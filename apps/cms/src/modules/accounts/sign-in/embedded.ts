import { err, ok } from '@estu/domain/result'
import type { Payload } from 'payload'
import { findCustomer } from '../operations/find-customer.ts'
import { checkPassword } from '../passwords/check-password.ts'
import type { SignInService } from './port.ts'

/** Payload's own accounts. */
export const embeddedSignIn = (payload: Payload): SignInService => ({
  register: async ({ email, password }) =>
    (await findCustomer(payload, { email })) ? err('email-already-in-use') : ok({ password, hostedId: null }),
  check: async (email, password, knownDevice = false) => {
    const checked = await checkPassword(payload, email, password, knownDevice)
    if (checked === 'busy') return err('too-many-requests')
    return checked === 'wrong' ? err('invalid-credential') : ok(checked)
  },
  setPassword: async ({ id }, password) => {
    await payload.update({ collection: 'customers', id, data: { password }, depth: 0, overrideAccess: true })
    return ok(null)
  },
  mayStay: async () => ok(true),
  // The password goes with the customer's row.
  remove: async () => ok(null),
})
