const yearInSeconds = 31_536_000

/** What every answer says, whatever it is. */
export const securityHeaders = (isHttps: boolean): Readonly<Record<string, string>> => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  // A page may ask where its visitor is, and the visitor is asked in turn: a policy is the document's and stays as pages
  // are swapped in it, so it cannot differ from page to page.
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  ...(isHttps ? { 'strict-transport-security': `max-age=${yearInSeconds}; includeSubDomains` } : {}),
})
