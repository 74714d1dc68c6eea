const key = Symbol.for('estu.faults.told')
const state = globalThis as { [key]?: Map<string, unknown> }

/** Faults that nobody asks for, of requests whose visitor left, give way to newer ones. */
const most = 100

/**
 * What requests failed by, by their names, until the server around the pages writes it down. Shared by the pages' bundle
 * and that server, which are one process.
 */
export function recordRequestError(id: string | string[] | undefined, error: unknown): void {
  if (typeof id !== 'string') return
  state[key] ??= new Map()
  const told = state[key]
  told.set(id, error)
  const [first] = told.keys()
  if (told.size > most && first !== undefined) told.delete(first)
}

/** @returns what was told of a request, once; undefined where nothing was */
export function takeRequestError(id: string): unknown {
  const error = state[key]?.get(id)
  state[key]?.delete(id)
  return error
}
