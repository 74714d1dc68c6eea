import 'server-only'
import { localisePath, splitLocalePath } from '@estu/domain/locale'
import { readWebEnv } from '@/env'
import { type CookieChange, type Outcome, refused, type Submission, type Typed } from './form-outcome'
import { formOf } from './forms/registry'
import { isOwnOrigin } from './own-origin'
import { readCookies } from './read-cookies'
import { readTyped } from './read-typed'
import { showAgain } from './show-again'

/**
 * Answers a posted form: a redirect (303) once it has been taken, so that going back or reloading sends nothing twice,
 * or the same page once more with what was typed and what is wrong.
 */
export async function handleForm(request: Request): Promise<Response> {
  const page = request.headers.get('x-estu-page') ?? ''
  const { locale, path } = splitLocalePath(page)
  const form = formOf(path)
  if (!form) return new Response('Not found', { status: 404 })
  const typed = await readTyped(request)
  if (!typed) return new Response('Payload too large', { status: 413 })
  const outcome = await outcomeOf(request, { locale, path, typed }, form)
  if ('go' in outcome) return redirectTo(localisePath(locale, outcome.go), outcome.cookies)
  return answerAgain(request, page, outcome)
}

async function outcomeOf(
  request: Request,
  { locale, path, typed }: Pick<Submission, 'locale' | 'path' | 'typed'>,
  form: NonNullable<ReturnType<typeof formOf>>,
): Promise<Outcome> {
  if (!isOwnOrigin(request.headers)) return refused({}, { problem: 'foreign-origin' })
  const client = request.headers.get('x-estu-client') ?? 'unknown'
  try {
    return await form({ locale, path, typed, cookies: readCookies(request.headers), client })
  } catch (error) {
    console.error(`form ${path.split('/')[1]}: ${error instanceof Error ? error.message.slice(0, 200) : 'failed'}`)
    return refused(typed, { problem: 'unavailable' })
  }
}

function redirectTo(location: string, cookies: readonly CookieChange[] = []): Response {
  const headers = new Headers({ location, 'cache-control': 'no-store' })
  for (const cookie of cookies) headers.append('set-cookie', written(cookie))
  return new Response(null, { status: 303, headers })
}

/** The page once more, never with a password that was typed. */
async function answerAgain(
  request: Request,
  page: string,
  outcome: Extract<Outcome, { again: unknown }>,
): Promise<Response> {
  const again = { ...outcome.again, typed: withoutSecrets(outcome.again.typed) }
  const shown = await showAgain(request, page, again)
  const headers = new Headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
  for (const change of outcome.cookies ?? []) headers.append('set-cookie', written(change))
  return new Response(shown.html, { status: shown.status === 200 ? outcome.status : shown.status, headers })
}

/** Passwords are typed again; they never travel back. */
const withoutSecrets = (typed: Typed): Typed =>
  Object.fromEntries(Object.entries(typed).filter(([name]) => !/password/i.test(name)))

function written({ name, value, maxAgeSeconds, httpOnly }: CookieChange): string {
  const secure = readWebEnv().webUrl.startsWith('https:') ? '; Secure' : ''
  const hidden = httpOnly ? '; HttpOnly' : ''
  return `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax${hidden}${secure}`
}
