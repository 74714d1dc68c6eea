/** Trap: Next bundles this file too, and the server reads it beside that: both have one state. */
const key = Symbol.for('estu.freshness.listening')
type State = { isListening: boolean; onForgotten: (seconds: number) => void }
const shared = globalThis as { [key]?: State }

const state = (): State => {
  shared[key] ??= { isListening: false, onForgotten: () => undefined }
  return shared[key]
}

export function setListening(isListening: boolean): void {
  state().isListening = isListening
}

/** Whether this process hears what is announced at this moment. */
export const isListening = (): boolean => state().isListening

/** Tells that an announcement is done with. @param seconds since it was written down */
export const tellForgotten = (seconds: number): void => state().onForgotten(seconds)

export function onForgotten(told: State['onForgotten']): void {
  state().onForgotten = told
}
