const yearInSeconds = 31_536_000

/** What every answer of the CMS says, whatever it is. No search engine and no other site has anything to do here. */
export const securityHeaders = (isHttps: boolean): Readonly<Record<string, string>> => ({
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
  'x-robots-tag': 'noindex, nofollow',
  // Trap: under `no-referrer` browsers send a form of the page without its origin.
  'referrer-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  ...(isHttps ? { 'strict-transport-security': `max-age=${yearInSeconds}; includeSubDomains` } : {}),
})
