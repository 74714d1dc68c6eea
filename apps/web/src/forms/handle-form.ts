import 'server-only'
import { localisePath, splitLocalePath } from '@estu/domain/locale/locales'
import { clientHeader, formPageHeader } from '@estu/domain/requests/internal-headers'
import { readWebEnv } from '@/env'
import { pagePolicy } from '@/policy/page-policy'
import { policySettingsOf } from '@/policy/policy-settings'
import { isSameOrigin } from '@/session/check-origin'
import { readCookies } from '@/session/read-cookies'
import { answerOf, answerStatus, wantsAnswer } from './answer-browser'
import { cookiesOfOwner } from './form-owner'
import { formOf } from './registry'
import { renderRefusedForm } from './render-refused-form'
import { type CookieChange, type FormValues, refused, type Submission, type SubmitResult } from './state/form-state'
import { readFormValues } from './state/read-form-values'
import { submissionCookies } from './submission-cookies'

/**
 * Answers a posted form: a redirect (303) once it has been taken, so that going back or reloading sends nothing twice,
 * or the same page once more with what was typed and what is wrong. A browser's own code, which sends what waited for a
 * network, is answered in data.
 */
export async function handleForm(request: Request): Promise<Response> {
  const page = request.headers.get(formPageHeader) ?? ''
  const { locale, path } = splitLocalePath(page)
  const form = formOf(path)
  if (!form) return new Response('Not found', { status: 404 })
  const values = await readFormValues(request)
  if (!values) return new Response('Payload too large', { status: 413 })
  const outcome = await outcomeOf(request, { locale, path, values }, form)
  const cookies = [...(outcome.cookies ?? []), ...submissionCookies(outcome, values, readCookies(request.headers))]
  if (wantsAnswer(request)) {
    return Response.json(answerOf(outcome, values, locale), {
      status: answerStatus(outcome),
      headers: withCookies({ 'cache-control': 'private, no-store' }, cookies),
    })
  }
  if ('redirect' in outcome) return redirectTo(localisePath(locale, outcome.redirect), cookies)
  return answerRefused(request, page, outcome)
}

async function outcomeOf(
  request: Request,
  { locale, path, values }: Pick<Submission, 'locale' | 'path' | 'values'>,
  form: NonNullable<ReturnType<typeof formOf>>,
): Promise<SubmitResult> {
  if (!isSameOrigin(request.headers)) return refused({}, { problem: 'foreign-origin' })
  const client = request.headers.get(clientHeader) ?? 'unknown'
  try {
    const cookies = await cookiesOfOwner(values, readCookies(request.headers))
    if (!cookies) return refused(values, { problem: 'signed-out' })
    return await form({ locale, path, values, cookies, client })
  } catch (error) {
    console.error(`form ${path.split('/')[1]}: ${error instanceof Error ? error.message.slice(0, 200) : 'failed'}`)
    return refused(values, { problem: 'unavailable' })
  }
}

const redirectTo = (location: string, cookies: readonly CookieChange[]): Response =>
  new Response(null, { status: 303, headers: withCookies({ location, 'cache-control': 'no-store' }, cookies) })

function withCookies(plain: Record<string, string>, cookies: readonly CookieChange[]): Headers {
  const headers = new Headers(plain)
  for (const cookie of cookies) headers.append('set-cookie', written(cookie))
  return headers
}

/** The page once more, never with a password that was typed. */
async function answerRefused(
  request: Request,
  page: string,
  outcome: Extract<SubmitResult, { state: unknown }>,
): Promise<Response> {
  const state = { ...outcome.state, values: withoutSecrets(outcome.state.values) }
  const shown = await renderRefusedForm(request, page, state)
  const plain = {
    'content-type': 'text/html; charset=utf-8',
    // A step on the way, as the last look at an order, is kept by the browser alone, for Back: without a script one that
    // it may not keep is an error page there. What was refused is kept nowhere.
    'cache-control': outcome.status === 200 ? 'private, no-cache' : 'no-store',
    'content-security-policy': pagePolicy(shown.html, policySettingsOf(readWebEnv())).policy,
  }
  const headers = withCookies(plain, outcome.cookies ?? [])
  return new Response(shown.html, { status: shown.status === 200 ? outcome.status : shown.status, headers })
}

/** Passwords are typed again; they never travel back. */
const withoutSecrets = (typed: FormValues): FormValues =>
  Object.fromEntries(Object.entries(typed).filter(([name]) => !/password/i.test(name)))

function written({ name, value, maxAgeSeconds, httpOnly }: CookieChange): string {
  const secure = readWebEnv().webUrl.startsWith('https:') ? '; Secure' : ''
  const hidden = httpOnly ? '; HttpOnly' : ''
  return `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax${hidden}${secure}`
}
