import { LRUCache } from 'lru-cache'

/** In names that were asked for once. */
const remembered = 1000

/**
 * Whether something was asked for before, lately. Trap: most choices in a listing are made once; were each of them kept,
 * whoever walks through all of them would push out those that many make.
 */
export function askedBefore(most = remembered): (name: string) => boolean {
  const lately = new LRUCache<string, true>({ max: most })
  return (name) => {
    const isKnown = lately.get(name) === true
    if (!isKnown) lately.set(name, true)
    return isKnown
  }
}
