import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'

/** One request. `line` is ours alone: two requests may be given the same name. */
export type CurrentRequest = { readonly id: string; readonly line: string; readonly at: Date; isUnaudited?: boolean }

/** Trap: Next runs its part of this process in a bundle of its own, which shares no module with the server before it. */
const key = Symbol.for('estu.request-context')
const shared = globalThis as { [key]?: AsyncLocalStorage<CurrentRequest> }

function context(): AsyncLocalStorage<CurrentRequest> {
  shared[key] ??= new AsyncLocalStorage()
  return shared[key]
}

export const withinRequest = <T>(id: string, work: () => T): T =>
  context().run({ id, line: randomUUID(), at: new Date() }, work)

/** Undefined where nobody asked: at the start, in the worker. */
export const currentRequest = (): CurrentRequest | undefined => context().getStore()

export const currentRequestId = (): string | undefined => currentRequest()?.id
