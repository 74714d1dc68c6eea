import type { Locale } from '@estu/domain/locale'
import type { Result } from '@estu/domain/result'

/** Who signs in with what is one service's business; accounts, sessions, letters and limits are ours either way. */
export type SignInService = {
  /** @returns what the customer's row keeps: the password for our own hash, or the hosted service's key. */
  register: (account: NewAccount) => Promise<Result<Credentials, RegisterRefusal>>
  /** @returns the customer's id. */
  check: (email: string, password: string) => Promise<Result<{ id: string }, CheckRefusal>>
  setPassword: (customer: Owner, password: string) => Promise<Result<null, ServiceRefusal>>
  /** Removing what is gone succeeds. */
  remove: (customer: Owner) => Promise<Result<null, ServiceRefusal>>
}

export type NewAccount = { name: string; email: string; password: string; language: Locale }
export type Owner = { id: string; hostedId: string | null }
export type Credentials = { password: string; hostedId: string | null }

export type ServiceRefusal = 'too-many-requests' | 'network-request-failed'
export type RegisterRefusal = ServiceRefusal | 'email-already-in-use'
export type CheckRefusal = ServiceRefusal | 'invalid-credential' | 'user-disabled'

/** The hosted service's public settings; its own credentials come from the platform's usual place. */
export type HostedSettings = { apiKey: string; projectId: string; emulatorHost: string | null }
