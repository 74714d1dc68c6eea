/** Trap: Next bundles this file too, and the server reads it beside that: both have one state. */
const key = Symbol.for('estu.freshness.ready')
type State = PromiseWithResolvers<void> & { isReady: boolean }
const shared = globalThis as { [key]?: State }

const state = (): State => {
  shared[key] ??= { ...Promise.withResolvers<void>(), isReady: false }
  return shared[key]
}

/** Set once the first replay is done: until then this process might show what it should have forgotten. */
export function markReady(): void {
  state().isReady = true
  state().resolve()
}

export const isReady = (): boolean => state().isReady

export const whenReady = (): Promise<void> => state().promise
