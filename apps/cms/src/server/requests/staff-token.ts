import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { jwtVerify } from 'jose'

/** Payload signs with a digest of the secret it is given. */
const keyOf = (payloadSecret: string) =>
  new TextEncoder().encode(createHash('sha256').update(payloadSecret).digest('hex').slice(0, 32))

/** Lists the tokens a request carries, in its `Authorization` header or its cookies, verified or not. */
function tokensOf({ authorization, cookie = '' }: IncomingHttpHeaders): string[] {
  const inCookies = [...cookie.matchAll(/(?:^|;)\s*payload-token=([^;]*)/g)].map(([, token = '']) => token.trim())
  return authorization === undefined ? inCookies : [authorization.replace(/^\w+ /, ''), ...inCookies]
}

/** Tells whether a request claims a session at all. */
export const claimsSession = (headers: IncomingHttpHeaders): boolean => tokensOf(headers).length > 0

/**
 * Returns a check of the session tokens of a request: true when one is signed by this CMS for a member of the staff and
 * has not expired. Whether its session was ended meanwhile is asked of the database later, by Payload.
 */
export function staffTokenCheck(payloadSecret: string): (headers: IncomingHttpHeaders) => Promise<boolean> {
  const key = keyOf(payloadSecret)
  const isValid = async (token: string): Promise<boolean> => {
    try {
      const { payload } = await jwtVerify(token, key, { algorithms: ['HS256'], requiredClaims: ['exp'] })
      return payload.collection === 'staff'
    } catch {
      return false
    }
  }
  return async (headers) => {
    for (const token of tokensOf(headers)) if (await isValid(token)) return true
    return false
  }
}
