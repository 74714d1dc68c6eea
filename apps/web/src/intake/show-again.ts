import 'server-only'
import { localisePath, splitLocalePath } from '@estu/domain/locale'
import { readWebEnv } from '@/env'
import { isEmptyShell } from '@/lib/empty-shell'
import { againHeader, keepForm } from './form-memory'
import type { Again, Shown } from './form-outcome'
import { preparedRefusal } from './prepared-refusals'

/** Shown instead of the form's own page when that page cannot be had: what was typed, ready to be sent again. */
const unsentPath = '/unsent-form'
const patience = 10_000

/** The page itself, asked of this very process with the refused form in its memory. */
export async function showAgain(request: Request, page: string, again: Again): Promise<Shown> {
  const cookie = request.headers.get('cookie')
  const prepared = await preparedRefusal(page, again, (blank) => askPage(page, blank, null))
  if (prepared) return prepared
  const own = await askPage(page, again, cookie)
  if (own) return own
  const { locale } = splitLocalePath(page)
  const search = new URLSearchParams({ to: page })
  const unsent = await askPage(`${localisePath(locale, unsentPath)}?${search}`, again, null)
  return { html: unsent?.html ?? '', status: 503 }
}

/** @returns null for a page that cannot be had */
async function askPage(page: string, again: Again, cookie: string | null): Promise<Shown | null> {
  const headers = new Headers({ [againHeader]: keepForm(again), 'x-estu-page': '1' })
  if (cookie) headers.set('cookie', cookie)
  try {
    const answer = await fetch(`http://127.0.0.1:${readWebEnv().port}${page}`, {
      headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(patience),
    })
    const html = await answer.text()
    return answer.status >= 500 || isEmptyShell(html) ? null : { html, status: answer.status }
  } catch {
    return null
  }
}
