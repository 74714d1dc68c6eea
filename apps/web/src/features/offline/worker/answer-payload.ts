import { offlineCaches } from '@estu/domain/offline/offline-caches'
import { isStorablePath, pageKey } from '@estu/domain/offline/page-address'
import { find } from './cached-responses'
import { fetchWhole } from './fetch-whole'
import { fetchAndKeep } from './keep-page'

type Visit = { request: Request; url: URL; event: ExtendableEvent }

/**
 * What Next asks for when a link is followed within the site. It is let through whole or not at all: a payload that
 * breaks off would end in an error page, while Next answers a failed request with a visit to the address, and that
 * visit finds what is kept. Payloads themselves are never kept: they fit one build and one page only.
 */
export async function answerPayload({ request, url, event }: Visit): Promise<Response> {
  const response = await fetchWhole(request)
  const isVisit = !request.headers.has('next-router-prefetch')
  if (isVisit && response.ok && !response.redirected) event.waitUntil(keepVisited(url))
  return response
}

/** A page that was reached by a link has never been sent as a document: it is asked for, once. */
async function keepVisited(url: URL): Promise<void> {
  const key = pageKey(url)
  if (!isStorablePath(url.pathname) || (await find(offlineCaches.pages, key))) return
  // What may not be kept, and what cannot be had, is not.
  await fetchAndKeep(offlineCaches.pages, key).catch(() => {})
}
