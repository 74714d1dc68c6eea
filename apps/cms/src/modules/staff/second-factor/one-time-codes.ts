import { Secret, TOTP } from 'otpauth'

/** Seconds that one code is good for, as every authenticator app assumes. */
export const period = 30
/** Steps that clocks may differ by. */
export const skew = 1
const secretBytes = 20

const totpOf = (base32: string, issuer = '', email = '') =>
  new TOTP({ issuer, label: email, secret: Secret.fromBase32(base32), digits: 6, period, algorithm: 'SHA1' })

export const newSecret = (): string => new Secret({ size: secretBytes }).base32

/** What the app reads from the picture. @param issuer the shop, by which its owner finds the code */
export const keyUri = (base32: string, issuer: string, email: string): string =>
  totpOf(base32, issuer, email).toString()

export const stepAt = (now: Date): number => Math.floor(now.getTime() / 1000 / period)

/** @returns the time step whose code this is: the present one, or one beside it, for clocks that differ; else null */
export function stepOfCode(base32: string, code: string, now: Date): number | null {
  const delta = totpOf(base32).validate({ token: code, timestamp: now.getTime(), window: skew })
  return delta === null ? null : stepAt(now) + delta
}
