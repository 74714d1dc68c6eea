import { AsyncLocalStorage } from 'node:async_hooks'

type Known = Map<string, Promise<unknown>>

/** Trap: the server around Next and the pages' bundle have two copies of this file, and one memory. */
const key = Symbol.for('estu.visit-memory')
const shared = globalThis as { [key]?: AsyncLocalStorage<Known> }
const memory = (): AsyncLocalStorage<Known> => {
  shared[key] ??= new AsyncLocalStorage()
  return shared[key]
}

/** Whatever runs from here on, the guard and then the page, reads the same thing once. For visits that change nothing. */
export const withRequestCache = <T>(run: () => T): T => memory().run(new Map(), run)

/** @param name of what is read, with all that it depends on. What failed is read again. */
export function cachePerRequest<T>(name: string, read: () => Promise<T>): Promise<T> {
  const known = memory().getStore()
  if (!known) return read()
  const found = known.get(name) as Promise<T> | undefined
  if (found) return found
  const reading = read()
  known.set(name, reading)
  reading.catch(() => known.delete(name))
  return reading
}
