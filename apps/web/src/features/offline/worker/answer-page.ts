import { offlineCaches, personalCaches } from '@estu/domain/offline/offline-caches'
import { isStorablePath, pageKey } from '@estu/domain/offline/page-address'
import { endsSession } from '@estu/domain/offline/session-end'
import { refreshCorePages } from './core-pages'
import { fetchWhole } from './fetch-whole'
import { keepPage, mayKeep } from './keep-page'
import { findPage, showKept, showStandIn } from './show-kept'
import { within } from './within'

type Visit = { request: Request; url: URL; event: ExtendableEvent }

/** How long a page that is kept may be waited for, to its end. */
const patienceMs = 6000
/** What a proxy says while the shop behind it is away. */
const isAway = (status: number) => status >= 502 && status <= 504

/** A visit to a page: the network's answer; without one, the page as it was kept, or the one that stands in for it. */
export async function answerPage({ request, url, event }: Visit): Promise<Response> {
  const kept = isStorablePath(url.pathname) ? await findPage(pageKey(url)) : null
  try {
    const response = await (kept ? within(patienceMs, fetchWhole(request)) : fetch(request))
    if (kept && isAway(response.status)) return showKept(kept)
    // A copy that nobody reads would hold the whole of a download in memory.
    event.waitUntil(afterAnswer(url, mayKeep(url.href, response) ? response.clone() : null))
    return response
  } catch {
    return kept ? showKept(kept) : showStandIn(url)
  }
}

/** A form that is posted: nobody can answer it but the network. */
export async function answerForm({ request, url }: Visit): Promise<Response> {
  try {
    return await fetch(request)
  } catch {
    return showStandIn(url, { unsent: true })
  }
}

async function afterAnswer(url: URL, page: Response | null): Promise<void> {
  if (endsSession(url)) await forgetVisits()
  if (!page) return
  await keepPage(offlineCaches.pages, pageKey(url), page)
  await refreshCorePages()
}

/** Lets go of what tells where somebody was. */
const forgetVisits = () => Promise.all(personalCaches.map(({ name }) => caches.delete(name)))
