import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'

export const requestIdHeader = 'x-request-id'

/** Trap: Next runs its part of this process in a bundle of its own, which shares no module with the server before it. */
const key = Symbol.for('estu.request-context')
const shared = globalThis as { [key]?: AsyncLocalStorage<string> }

function context(): AsyncLocalStorage<string> {
  shared[key] ??= new AsyncLocalStorage()
  return shared[key]
}

/** The name that the proxy gave the request, or one of our own: what is no plain name stands in no log. */
export const requestIdOf = (given: string | string[] | undefined): string =>
  typeof given === 'string' && /^[A-Za-z0-9-]{1,64}$/.test(given) ? given : randomUUID()

export const withinRequest = (id: string, work: () => void): void => context().run(id, work)

/** Undefined where nobody asked: at the start, in the worker. */
export const currentRequestId = (): string | undefined => context().getStore()
