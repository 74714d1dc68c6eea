export { beforeEach, expect, test } from 'vitest'

/** Does a part of a test; a fault of it says which part it was. */
export async function step<T>(name: string, work: () => Promise<T> | T): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Error) error.message = `${name}: ${error.message}`
    throw error
  }
}
