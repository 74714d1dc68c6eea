import type { IncomingMessage } from 'node:http'
import { removeClientHeaders } from '@estu/http/requests/client-headers'

/** Further words of Next's own parts to each other; no page of the shop has a server action. */
const further = /^(x-next-.*|next-action|next-test-.*)$/

/** What asks for the data of a page instead of the page. */
const navigation = /^(rsc|next-router-.*|next-url)$/
/** The mark that Next’s router puts into every address of such data. */
const addressOfData = /[?&]_rsc(=|&|$)/

/**
 * Takes out of a request what no client may say. Data is asked for by its own address alone: at a page’s address it would
 * be stored as the page by a cache between that knows no `Vary`.
 */
export function removeInternalHeaders(req: IncomingMessage, ownSecret: string): void {
  const isData = addressOfData.test(req.url ?? '')
  removeClientHeaders(req, ownSecret, (name) => further.test(name) || (!isData && navigation.test(name)))
}
