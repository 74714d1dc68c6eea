import 'server-only'
import { localisePath, splitLocalePath } from '@estu/domain/locale/locales'
import { formStateHeader, ownRequestHeader } from '@estu/domain/requests/internal-headers'
import { readWebEnv } from '@/env'
import { isEmptyShell } from '@/lib/empty-shell'
import { callInProcess } from '@/lib/process-bridge'
import { withTimeout } from '@/lib/with-timeout'
import { preparedRefusal } from './prepared-refusals'
import { storeFormState } from './state/form-memory'
import type { FormState, RenderedPage } from './state/form-state'

/** Shown instead of the form's own page when that page cannot be had: what was typed, ready to be sent again. */
const unavailablePath = '/form-unavailable'
const patience = 10_000

/** The page itself, asked of this very process with the refused form in its memory. */
export async function renderRefusedForm(request: Request, page: string, state: FormState): Promise<RenderedPage> {
  const cookie = request.headers.get('cookie')
  const prepared = await preparedRefusal(page, state, (blank) => askPage(page, blank, null))
  if (prepared) return prepared
  const own = await askPage(page, state, cookie)
  if (own) return own
  const { locale } = splitLocalePath(page)
  const search = new URLSearchParams({ to: page })
  const unavailable = await askPage(`${localisePath(locale, unavailablePath)}?${search}`, state, null)
  return { html: unavailable?.html ?? '', status: 503 }
}

/** @returns null for a page that cannot be had */
async function askPage(page: string, state: FormState, cookie: string | null): Promise<RenderedPage | null> {
  const headers = {
    [formStateHeader]: storeFormState(state),
    [ownRequestHeader]: readWebEnv().internalSecret,
    ...(cookie && { cookie }),
  }
  try {
    const { status, body } = await withTimeout(callInProcess('askPage', page, headers), patience)
    const html = body.toString()
    return status >= 500 || isEmptyShell(html) ? null : { html, status }
  } catch {
    return null
  }
}
