import type { Locale } from '@estu/domain/locale/locales'
import type { Result } from '@estu/domain/result'

/** Who signs in with what is one service's business; accounts, sessions, letters and limits are ours either way. */
export type SignInService = {
  /** @returns what the customer's row keeps: the password for our own hash, or the hosted service's key. */
  register: (account: NewAccount) => Promise<Result<Credentials, RegisterRefusal>>
  /** A browser the owner has used before does not wait behind strangers. @returns the customer's id. */
  check: (email: string, password: string, knownDevice?: boolean) => Promise<Result<{ id: string }, CheckRefusal>>
  setPassword: (customer: Owner, password: string) => Promise<Result<null, PasswordRefusal>>
  /** Whether the service still lets this customer in; asked now and then while they are signed in. */
  mayStay: (customer: Owner) => Promise<Result<boolean, ServiceRefusal>>
  /** Removing what is gone succeeds. */
  remove: (customer: Owner) => Promise<Result<null, ServiceRefusal>>
}

export type NewAccount = { name: string; email: string; password: string; language: Locale }
export type Owner = { id: string; hostedId: string | null; email: string }
export type Credentials = { password: string; hostedId: string | null }

export type ServiceRefusal = 'too-many-requests' | 'network-request-failed'
/** `weak-password`: the service asks more of a password than we do. */
export type PasswordRefusal = ServiceRefusal | 'weak-password'
export type RegisterRefusal = PasswordRefusal | 'email-already-in-use'
export type CheckRefusal = ServiceRefusal | 'invalid-credential' | 'user-disabled'
