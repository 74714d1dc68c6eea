/** The sign-in service's own codes and ours. Source: the specification's error catalogue. */
const table = {
  EMAIL_EXISTS: 'email-already-in-use',
  INVALID_PASSWORD: 'wrong-password',
  EMAIL_NOT_FOUND: 'user-not-found',
  INVALID_LOGIN_CREDENTIALS: 'invalid-credential',
  TOO_MANY_ATTEMPTS_TRY_LATER: 'too-many-requests',
  TOKEN_EXPIRED: 'user-token-expired',
} as const

export type SignInError =
  | (typeof table)[keyof typeof table]
  | 'user-disabled'
  | 'weak-password'
  | 'network-request-failed'

const isKnown = (code: string): code is keyof typeof table => Object.hasOwn(table, code)

/** Our code for a code of the sign-in service; a time-out or an unknown failure is a failed request. */
export const signInErrorOf = (code: string): SignInError =>
  code === 'USER_DISABLED' ? 'user-disabled' : isKnown(code) ? table[code] : 'network-request-failed'

const sdkCodes: readonly SignInError[] = [
  ...Object.values(table),
  'user-disabled',
  'weak-password',
  'network-request-failed',
]

/** Our code for an error of the official SDKs (`auth/…`); whatever they do not name is a failed request. */
export function sdkErrorOf(error: unknown): SignInError {
  const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''
  // What the project's password policy refuses has a name of its own in the newer SDKs.
  if (code === 'auth/password-does-not-meet-requirements' || code === 'auth/invalid-password') return 'weak-password'
  return sdkCodes.find((known) => code === `auth/${known}`) ?? 'network-request-failed'
}
