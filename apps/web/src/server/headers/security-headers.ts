const yearInSeconds = 31_536_000

/** What every answer says, whatever it is. */
export const securityHeaders = (isHttps: boolean): Readonly<Record<string, string>> => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  ...(isHttps ? { 'strict-transport-security': `max-age=${yearInSeconds}; includeSubDomains` } : {}),
})
