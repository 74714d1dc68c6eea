import type { FieldErrors } from '@estu/domain/forms/parse-form'
import { clientHeader } from '@estu/domain/requests/internal-headers'
import type { PayloadRequest, TypedUser } from 'payload'
import { generateCookie, generatePayloadCookie, parseCookies } from 'payload/shared'
import type { Browser, SignedInStaff } from './operations/sign-in-staff.ts'
import { fieldErrorInWords, type Listener, refusalInWords, type StaffRefusal } from './refusal-labels.ts'

const knownCookie = 'staff-known'
const yearSeconds = 365 * 24 * 60 * 60
const noStore = { 'cache-control': 'no-store' }

/** Who asks: where from, and whether the account's owner has signed in on this browser before. */
export const browserOf = (req: PayloadRequest): Browser => ({
  client: req.headers.get(clientHeader) ?? 'unknown',
  device: parseCookies(req.headers).get(knownCookie) ?? null,
})

/** Signs the browser in, and lets it be known from now on. */
export function welcome(req: PayloadRequest, { session, device }: SignedInStaff): Response {
  const { auth } = req.payload.collections.staff.config
  const token = generatePayloadCookie({
    collectionAuthConfig: auth,
    cookiePrefix: req.payload.config.cookiePrefix,
    token: session.token ?? '',
  })
  const known = generateCookie({
    returnCookieAsObject: false,
    name: knownCookie,
    value: device,
    maxAge: yearSeconds,
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: auth.cookies.secure ?? false,
  })
  const headers = new Headers(noStore)
  for (const cookie of [token, known]) headers.append('set-cookie', String(cookie))
  return Response.json({ message: req.t('authentication:passed'), ...session }, { headers })
}

export const done = (message: string) => Response.json({ message }, { headers: noStore })

const statuses: Partial<Record<StaffRefusal, number>> = {
  'too-many-requests': 429,
  'network-request-failed': 503,
  'link-used': 403,
  'must-change-password': 403,
}

/** In the shape that the admin's forms show as a message. */
export const refuse = (req: Listener, refusal: StaffRefusal) =>
  Response.json(
    { errors: [{ name: refusal, message: refusalInWords(req, refusal) }] },
    { status: statuses[refusal] ?? 401, headers: noStore },
  )

/** The answer to whoever must first replace a temporary password; null for everybody else. */
export const refuseUntilReplaced = (user: TypedUser): Response | null =>
  user.collection === 'staff' && user.mustChangePassword
    ? refuse({ i18n: { language: user.interfaceLanguage ?? 'ru' } }, 'must-change-password')
    : null

/** In the shape that the admin's forms show beside the fields. */
export const refuseFields = (errors: Record<string, string>) =>
  Response.json(
    {
      errors: [
        {
          name: 'ValidationError',
          data: { errors: Object.entries(errors).map(([path, message]) => ({ path, message })) },
        },
      ],
    },
    { status: 400, headers: noStore },
  )

export const fieldsInWords = (req: PayloadRequest, errors: FieldErrors): Record<string, string> =>
  Object.fromEntries(Object.entries(errors).map(([field, error]) => [field, fieldErrorInWords(req, error)]))
