import type { FieldErrors } from '@estu/domain/forms/parse-form'
import { clientHeader } from '@estu/domain/requests/internal-headers'
import type { PayloadRequest, TypedUser } from 'payload'
import { generateCookie, generatePayloadCookie, parseCookies } from 'payload/shared'
import { waitingOf } from '../../access/waiting.ts'
import type { Browser, SignedInStaff } from './operations/sign-in-staff.ts'
import { fieldErrorInWords, type Listener, pauseInWords, refusalInWords, type StaffRefusal } from './refusal-labels.ts'
import type { CodeRefusal } from './second-factor/take-code.ts'

const knownCookie = 'staff-known'
const yearSeconds = 365 * 24 * 60 * 60
const noStore = { 'cache-control': 'no-store' }

/** Who asks: where from, and whether the account's owner has signed in on this browser before. */
export const browserOf = (req: PayloadRequest): Browser => ({
  client: req.headers.get(clientHeader) ?? 'unknown',
  device: parseCookies(req.headers).get(knownCookie) ?? null,
})

/**
 * Signs the browser in, and lets it be known from now on. Where a code is still to come the browser is not known yet,
 * and is told no more of the account than its address.
 */
export function welcome(req: PayloadRequest, { session, device, needsCode }: SignedInStaff): Response {
  const { auth } = req.payload.collections.staff.config
  const token = generatePayloadCookie({
    collectionAuthConfig: auth,
    cookiePrefix: req.payload.config.cookiePrefix,
    token: session.token ?? '',
  })
  const headers = new Headers(noStore)
  headers.append('set-cookie', String(token))
  if (!needsCode) headers.append('set-cookie', knownBrowserCookie(req, device))
  const { id, email } = session.user ?? {}
  const told = needsCode ? { ...session, user: { id, email, collection: 'staff' } } : session
  return Response.json({ message: req.t('authentication:passed'), ...told }, { headers })
}

/** What marks a browser as its owner's after all that is asked at sign-in. */
export function knownBrowserCookie(req: PayloadRequest, device: string): string {
  const cookie = generateCookie({
    returnCookieAsObject: false,
    name: knownCookie,
    value: device,
    maxAge: yearSeconds,
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: req.payload.collections.staff.config.auth.cookies.secure ?? false,
  })
  return String(cookie)
}

export const done = (message: string) => Response.json({ message }, { headers: noStore })

export const answer = (data: object, cookies: string[] = []) => {
  const headers = new Headers(noStore)
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return Response.json(data, { headers })
}

const statuses: Partial<Record<StaffRefusal, number>> = {
  'too-many-requests': 429,
  'sign-in-stopped': 429,
  'network-request-failed': 503,
  'link-used': 403,
  'invitation-used': 403,
  'must-change-password': 403,
  'code-needed': 403,
  'set-up-needed': 403,
  'code-asked': 400,
  'wrong-code': 400,
  'code-shape': 400,
  'no-factor': 404,
}

/** In the shape that the admin's forms show as a message. */
export const refuse = (req: Listener, refusal: StaffRefusal) =>
  Response.json(
    { errors: [{ name: refusal, message: refusalInWords(req, refusal) }] },
    { status: statuses[refusal] ?? 401, headers: noStore },
  )

/** A wrong code, or too many of them. */
export function refuseCode(req: Listener, refused: CodeRefusal): Response {
  if (refused.refusal === 'wrong-code') return refuse(req, 'wrong-code')
  const message = pauseInWords(req, refused.seconds)
  const headers = { ...noStore, 'retry-after': String(refused.seconds) }
  return Response.json({ errors: [{ name: 'code-pause', message }] }, { status: 429, headers })
}

const confirming = /^\/api\/staff\/confirm-sign-in$/
const replacing = /^\/api\/staff\/change-password$/
const settingUp = /^\/api\/staff\/(second-factor\/(offer|take)|prove)$/

/** The answer to whoever still owes something before anything else opens; null for everybody else. */
export function refuseUntilReady(user: TypedUser, pathname: string): Response | null {
  if (user.collection !== 'staff') return null
  const listener = { i18n: { language: user.interfaceLanguage ?? 'ru' } }
  const waiting = waitingOf(user)
  if (waiting === 'code' || waiting === 'unknown')
    return waiting === 'code' && confirming.test(pathname) ? null : refuse(listener, 'code-needed')
  if (user.mustChangePassword) return replacing.test(pathname) ? null : refuse(listener, 'must-change-password')
  if (waiting === 'set-up') return settingUp.test(pathname) ? null : refuse(listener, 'set-up-needed')
  return null
}

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
