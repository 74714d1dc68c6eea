import type { IncomingMessage } from 'node:http'
import type { Step } from '@estu/http/pipeline'
import { type CacheableRequest, cacheableRequest, isPerRequest } from './cache-key.ts'
import type { Found, PageStore } from './page-store.ts'
import { sendPage } from './send-page.ts'
import type { StoredPage } from './stored-page.ts'

/** What everybody reads, and apart from that listings as somebody chose them, which may never push it out. */
export type PageStores = { pages: PageStore; chosen: PageStore }

const storeOf = ({ pages, chosen }: PageStores, { isChosen }: CacheableRequest) => (isChosen ? chosen : pages)

const freshIn = (stores: PageStores, request: CacheableRequest | null): StoredPage | null =>
  request && storeOf(stores, request).fresh(request.key)

/** Answers with what is kept; most visits end here. */
export const keptPage =
  (stores: PageStores): Step =>
  (req, res, pass) => {
    const page = freshIn(stores, cacheableRequest(req))
    return page ? sendPage(req, res, page) : pass()
  }

/**
 * Answers with a page that is not kept, or was before something was announced.
 * @param visit called before a page goes on to be made for the one who asks
 */
export const newPage =
  (stores: PageStores, visit: (...visit: Parameters<Step>) => void): Step =>
  async (req, res, pass) => {
    const request = cacheableRequest(req)
    // Under another spelling of its address it may be kept after all.
    const page = freshIn(stores, request)
    if (page) return sendPage(req, res, page)
    const found = request ? await storeOf(stores, request).find(request) : 'uncacheable'
    if (typeof found !== 'string') return sendPage(req, res, found, true)
    if (isForVisit(found, req)) visit(req, res, pass)
    else pass()
  }

const isForVisit = (found: Extract<Found, string>, req: IncomingMessage) => found === 'visit' || isPerRequest(req)
