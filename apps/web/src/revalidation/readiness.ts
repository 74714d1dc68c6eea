const key = Symbol.for('estu.freshness.ready')
const state = globalThis as { [key]?: boolean }

/** Set once the first replay is done: until then this process might show what it should have forgotten. */
export const markReady = (): void => {
  state[key] = true
}

export const isReady = (): boolean => state[key] === true
