/** Source: the constants of the hosted sign-in service, specification §9; they hold for both ways of signing in. */
export const sessionTiming = {
  refreshBeforeMs: 5 * 60_000,
  firstBackoffMs: 30_000,
  longestBackoffMs: 960_000,
  requestTimeoutMs: 30_000,
  mobileTimeoutMs: 60_000,
  offlineTimeoutMs: 5_000,
} as const

/**
 * How long to wait before a token is renewed: until five minutes before it runs out; after failures half a minute,
 * twice as long each time, sixteen minutes at most. All in milliseconds.
 */
export function renewalDelay(expiresAt: number, now: number, failures: number): number {
  if (failures > 0) {
    return Math.min(sessionTiming.longestBackoffMs, sessionTiming.firstBackoffMs * 2 ** (failures - 1))
  }
  return Math.max(0, expiresAt - sessionTiming.refreshBeforeMs - now)
}

type Device = { online: boolean; mobile: boolean }

/** How long a request to the sign-in service may take; without a network nobody waits longer than five seconds. */
export function requestTimeout({ online, mobile }: Device): number {
  const usual = mobile ? sessionTiming.mobileTimeoutMs : sessionTiming.requestTimeoutMs
  return online ? usual : Math.min(usual, sessionTiming.offlineTimeoutMs)
}
