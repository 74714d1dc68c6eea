import 'server-only'
import { localisePath, splitLocalePath } from '@estu/domain/locale'
import { readWebEnv } from '@/env'
import { againHeader, keepForm } from './form-memory'
import type { Again } from './form-outcome'

/** Shown instead of the form's own page when that page cannot be had: what was typed, ready to be sent again. */
const unsentPath = '/unsent-form'
const patience = 10_000

/** The page itself, asked of this very process with the refused form in its memory. */
export async function showAgain(request: Request, page: string, again: Again): Promise<Response> {
  const cookie = request.headers.get('cookie')
  const own = await askPage(page, again, cookie)
  if (own && own.status < 500) return own
  const { locale } = splitLocalePath(page)
  const search = new URLSearchParams({ to: page })
  const unsent = await askPage(`${localisePath(locale, unsentPath)}?${search}`, again, null)
  return new Response(unsent?.body ?? null, { status: 503 })
}

async function askPage(page: string, again: Again, cookie: string | null): Promise<Response | null> {
  const headers = new Headers({ [againHeader]: keepForm(again), 'x-estu-page': '1' })
  if (cookie) headers.set('cookie', cookie)
  const signal = AbortSignal.timeout(patience)
  return fetch(`http://127.0.0.1:${readWebEnv().port}${page}`, { headers, redirect: 'manual', signal }).catch(
    () => null,
  )
}
