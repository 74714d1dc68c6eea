import type { IncomingMessage, ServerResponse } from 'node:http'

const reading = ['GET', 'HEAD', 'OPTIONS']
/** By what an address begins with. The admin's pages send what an editor does to the page itself. */
const sections: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^\/api(\/|$)/, [...reading, 'POST', 'PUT', 'PATCH', 'DELETE']],
  [/^\/admin(\/|$)/, [...reading, 'POST']],
  [/^\/_next\/static\//, reading],
  [/^\/(ready|health)$/, ['GET', 'HEAD']],
]
/** While the apps are changed Next serves more of its own. */
const developing: typeof sections = [[/^\/(_next|__next)/, [...reading, 'POST']]]

/**
 * The CMS has few addresses, and each is asked in few ways. Whoever asks otherwise is told so, and Next is not asked.
 * @returns a step that is true when the request was answered
 */
export const limitMethods =
  (development: boolean) =>
  (req: IncomingMessage, res: ServerResponse): boolean => {
    const { method = 'GET', url = '/' } = req
    // `*`, or another server's address: nothing of ours is named so.
    if (!url.startsWith('/')) return answer(res, 400)
    const path = url.split('?')[0] ?? '/'
    if (!isReadable(path)) return answer(res, 400)
    const known = development ? [...developing, ...sections] : sections
    const methods = known.find(([section]) => section.test(path))?.[1]
    if (!methods) return answer(res, 404)
    const isKnown = methods.includes(method)
    if (isKnown && method !== 'OPTIONS') return false
    res.setHeader('allow', methods.join(', '))
    return answer(res, isKnown ? 204 : 405)
  }

/** Trap: Next makes a fault of a percent sign that stands for nothing. */
function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

function answer(res: ServerResponse, status: number): true {
  res.writeHead(status).end()
  return true
}
