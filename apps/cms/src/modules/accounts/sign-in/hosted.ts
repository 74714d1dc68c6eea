import { randomBytes } from 'node:crypto'
import { sdkErrorOf } from '@estu/domain/accounts/sign-in-errors'
import { err, ok, type Result } from '@estu/domain/result'
import type { Payload } from 'payload'
import type { HostedSettings } from '../../../env.ts'
import { findCustomer } from '../operations/find-customer.ts'
import { openHosted } from './hosted-sdk.ts'
import type { CheckRefusal, PasswordRefusal, RegisterRefusal, ServiceRefusal, SignInService } from './port.ts'

/**
 * The hosted Identity Toolkit service, through its official SDKs. Both run on the server, where the form arrives: so it
 * works without JavaScript, and no page carries the SDK. A password passes through and is kept nowhere here.
 */
export const hostedSignIn = (payload: Payload, settings: HostedSettings): SignInService => ({
  register: async ({ email, password }) => {
    try {
      const { uid } = await (await openHosted(settings)).create(email, password)
      return ok({ password: randomBytes(32).toString('base64url'), hostedId: uid })
    } catch (error) {
      const code = sdkErrorOf(error)
      return err<RegisterRefusal>(code === 'email-already-in-use' ? code : passwordRefusal(code))
    }
  },
  check: async (email, password) => {
    try {
      const identity = await (await openHosted(settings)).signIn(email, password)
      const id = await customerOf(payload, identity)
      return id ? ok({ id }) : err('invalid-credential')
    } catch (error) {
      return err(checkRefusal(sdkErrorOf(error)))
    }
  },
  setPassword: async ({ id, hostedId, email }, password) => {
    try {
      const service = await openHosted(settings)
      if (hostedId) {
        await service.setPassword(hostedId, password)
        return ok(null)
      }
      // An account from before the hosted service was chosen: whoever has the letter owns the address.
      const uid = await service.setPasswordAt(email, password)
      await payload.update({
        collection: 'customers',
        id,
        data: { hostedId: uid },
        depth: 0,
        overrideAccess: true,
      })
      return ok(null)
    } catch (error) {
      return err(passwordRefusal(sdkErrorOf(error)))
    }
  },
  mayStay: async ({ hostedId }) => {
    try {
      return ok(hostedId ? await (await openHosted(settings)).isOpen(hostedId) : true)
    } catch (error) {
      return err(serviceRefusal(sdkErrorOf(error)))
    }
  },
  remove: ({ hostedId }) =>
    attempt(async () => {
      if (hostedId) await (await openHosted(settings)).remove(hostedId)
    }),
})

type Identity = { uid: string; email: string; emailVerified: boolean; name: string }

/**
 * The customer of a hosted identity. One with the same address but another way of signing in is joined to it only
 * where the service has verified that address: else whoever registers first would take the account over.
 */
async function customerOf(payload: Payload, { uid, email, emailVerified, name }: Identity): Promise<string | null> {
  const known = await findCustomer(payload, { hostedId: uid })
  if (known) return known.id
  const sameAddress = await findCustomer(payload, { email })
  if (sameAddress && (sameAddress.hostedId || !emailVerified)) return null
  if (sameAddress) {
    await payload.update({
      collection: 'customers',
      id: sameAddress.id,
      data: { hostedId: uid },
      depth: 0,
      overrideAccess: true,
    })
    return sameAddress.id
  }
  const made = await payload.create({
    collection: 'customers',
    data: {
      name: name || email,
      email,
      password: randomBytes(32).toString('base64url'),
      hostedId: uid,
      language: 'ru',
      emailConfirmedAt: emailVerified ? new Date().toISOString() : null,
    },
    depth: 0,
    overrideAccess: true,
  })
  return made.id
}

async function attempt(work: () => Promise<void>): Promise<Result<null, ServiceRefusal>> {
  try {
    await work()
    return ok(null)
  } catch (error) {
    return err(serviceRefusal(sdkErrorOf(error)))
  }
}

const serviceRefusal = (code: string): ServiceRefusal =>
  code === 'too-many-requests' ? 'too-many-requests' : 'network-request-failed'

const passwordRefusal = (code: string): PasswordRefusal => (code === 'weak-password' ? code : serviceRefusal(code))

/** A wrong password and an unknown address are one answer. */
function checkRefusal(code: string): CheckRefusal {
  if (['wrong-password', 'user-not-found', 'invalid-credential'].includes(code)) return 'invalid-credential'
  return code === 'user-disabled' ? code : serviceRefusal(code)
}
