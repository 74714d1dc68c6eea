const key = Symbol.for('estu.pages.generation')
const state = globalThis as { [key]?: number }

/**
 * How often anything was announced to this process. What was asked of Next under an older number may be older than what
 * Next would answer now. Shared by the pages' bundle and the server around it, which are one process.
 */
export const currentGeneration = (): number => state[key] ?? 0

/** To be called once Next has forgotten what an announcement named, never before: what is asked from now on is new. */
export const raiseGeneration = (): void => {
  state[key] = currentGeneration() + 1
}
