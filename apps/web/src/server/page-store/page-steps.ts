import type { Step } from '../pipeline.ts'
import type { PageStore } from './page-store.ts'
import { sendPage } from './send-page.ts'
import { isForEachVisit, storableRequest } from './storable-request.ts'

/** Answers with what is kept; most visits end here. */
export const keptPage =
  (store: PageStore): Step =>
  (req, res, pass) => {
    const request = storableRequest(req)
    const page = request && store.fresh(request.key)
    return page ? sendPage(req, res, page) : pass()
  }

/**
 * Answers with a page that is not kept, or was before something was announced.
 * @param visit called before a page goes on to be made for the one who asks
 */
export const newPage =
  (store: PageStore, visit: (...visit: Parameters<Step>) => void): Step =>
  async (req, res, pass) => {
    const request = storableRequest(req)
    // Under another spelling of its address it may be kept after all.
    const page = request && store.fresh(request.key)
    if (page) return sendPage(req, res, page)
    const found = request ? await store.find(request) : isForEachVisit(req) ? 'visit' : 'uncacheable'
    if (typeof found !== 'string') return sendPage(req, res, found, true)
    if (found === 'visit') visit(req, res, pass)
    else pass()
  }
