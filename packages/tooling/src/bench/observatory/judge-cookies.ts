import type { Outcome } from './scoring.ts'

const session = /(^|_|-)(sess|session|sid|sso|auth|login|token|user)/i

type Cookie = { isSession: boolean; secure: boolean; httpOnly: boolean; sameSite: string | undefined }

/** The worst of a page's cookies. @param isHeld whether the browser was told to ask by https alone */
export function judgeCookies(cookies: readonly string[], isHeld: boolean): Outcome {
  const read = cookies.map(readCookie)
  if (read.length === 0) return 'cookies-none'
  const open = read.filter(({ secure }) => !secure)
  if (open.some(({ isSession }) => isSession)) {
    return isHeld ? 'cookies-session-without-secure-under-hsts' : 'cookies-session-without-secure'
  }
  if (read.some(({ isSession, httpOnly }) => isSession && !httpOnly)) return 'cookies-session-without-http-only'
  if (read.some(({ sameSite }) => sameSite !== undefined && !['strict', 'lax', 'none'].includes(sameSite))) {
    return 'cookies-same-site-invalid'
  }
  if (open.length > 0) return isHeld ? 'cookies-without-secure-under-hsts' : 'cookies-without-secure'
  return read.every(({ sameSite }) => sameSite !== undefined) ? 'cookies-secure-and-same-site' : 'cookies-secure'
}

function readCookie(text: string): Cookie {
  const [pair = '', ...attributes] = text.split(';').map((part) => part.trim())
  const said = new Map(
    attributes.map((part): [string, string] => [
      part.split('=')[0]?.toLowerCase() ?? '',
      part.toLowerCase().split('=')[1] ?? '',
    ]),
  )
  return {
    isSession: session.test(pair.split('=')[0] ?? ''),
    secure: said.has('secure'),
    httpOnly: said.has('httponly'),
    sameSite: said.get('samesite'),
  }
}
