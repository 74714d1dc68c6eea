import type { IncomingMessage, ServerResponse } from 'node:http'

/** Fifty a second: a messenger asks for one, and whoever asks for thousands must not hold up the shop's pages. */
const everyMs = 20
/** Four seconds of waiting; nobody who asks for a preview stays longer. */
const longestLine = 200

/**
 * Lets requests for social pictures through one after another, with a pause between two, however many clients ask: even a
 * picture that is ready costs the one thread that pages are answered on as much as a page does. The first of a calm
 * moment waits for nothing; one whose turn is too far off is told to come again (503).
 */
export function throttleImages(): (req: IncomingMessage, res: ServerResponse, pass: () => void) => void {
  let free = 0
  let waiting = 0
  return (req, res, pass) => {
    if (!req.url?.startsWith('/og/')) return pass()
    if (waiting >= longestLine) return comeAgain(res)
    const now = performance.now()
    const turn = Math.max(free, now)
    free = turn + everyMs
    if (turn === now) return pass()
    waiting += 1
    setTimeout(() => {
      waiting -= 1
      if (!res.destroyed) pass()
    }, turn - now)
  }
}

function comeAgain(res: ServerResponse): void {
  res.statusCode = 503
  res.setHeader('retry-after', '5')
  res.setHeader('cache-control', 'no-store')
  res.end()
}
