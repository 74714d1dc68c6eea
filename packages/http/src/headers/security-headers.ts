const yearInSeconds = 31_536_000

/** What an app says of its own beside the rest. */
type OwnHeaders = Readonly<Record<'referrer-policy' | 'permissions-policy', string> & Record<string, string>>

/**
 * Lists what every answer says, whatever it is.
 * @param isHttps visitors come by HTTPS, and are told to come by nothing else for a year
 */
export const securityHeaders = (isHttps: boolean, own: OwnHeaders): Readonly<Record<string, string>> => ({
  'x-content-type-options': 'nosniff',
  ...own,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  ...(isHttps ? { 'strict-transport-security': `max-age=${yearInSeconds}; includeSubDomains` } : {}),
})
