import { LRUCache } from 'lru-cache'
import Negotiator from 'negotiator'

export type Encoding = 'br' | 'gzip' | 'identity'

const chosen = new LRUCache<string, Encoding>({ max: 500 })
const longestHeader = 200

/** The encoding that this browser reads and that is smallest. */
export function encodingOf(accepted: string | undefined): Encoding {
  if (!accepted || accepted.length > longestHeader) return 'identity'
  const known = chosen.get(accepted)
  if (known) return known
  const best = new Negotiator({ headers: { 'accept-encoding': accepted } }).encoding(
    // Trap: its types are older than it; without the second list it keeps the browser's own order.
    ...([['br', 'gzip', 'identity'], { preferred: ['br', 'gzip'] }] as unknown as [string[]]),
  )
  const encoding = best === 'br' || best === 'gzip' ? best : 'identity'
  chosen.set(accepted, encoding)
  return encoding
}
