import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Step } from '@estu/http/pipeline'
import { normalizeQuery } from '../normalize-query.ts'

/** In octets, the question behind the path included: more than any link or form of the site makes. */
const longest = 2048

const isTooLong = ({ url = '/' }: IncomingMessage): boolean => url.length > longest

/**
 * An address that no page of ours could write leads nowhere, whatever is asked for and however. A question to the search
 * alone is somebody's own words: it is cut to what is read of it.
 * @param missing says that an address leads nowhere
 */
export const limitAddresses =
  (missing: (req: IncomingMessage, res: ServerResponse) => void): Step =>
  (req, res, pass) => {
    if (isTooLong(req)) normalizeQuery(req)
    if (isTooLong(req)) missing(req, res)
    else pass()
  }
