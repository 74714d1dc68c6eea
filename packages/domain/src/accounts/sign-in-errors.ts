/** What can go wrong at signing in, in the sign-in service's own words. Source: the specification's error catalogue. */
const codes = [
  'email-already-in-use',
  'wrong-password',
  'user-not-found',
  'invalid-credential',
  'too-many-requests',
  'user-token-expired',
  'user-disabled',
  'weak-password',
  'network-request-failed',
] as const

export type SignInError = (typeof codes)[number]

/** Our code for an error of the official SDKs (`auth/…`); whatever they do not name is a failed request. */
export function sdkErrorOf(error: unknown): SignInError {
  const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''
  // What the project's password policy refuses has a name of its own in the newer SDKs.
  if (code === 'auth/password-does-not-meet-requirements' || code === 'auth/invalid-password') return 'weak-password'
  return codes.find((known) => code === `auth/${known}`) ?? 'network-request-failed'
}
