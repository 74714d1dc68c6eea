/**
 * Does several works at once. The first that fails, or `stopped`, stops the others; nothing is left running when the
 * fault is thrown.
 * @throws what failed first; the reason of `stopped` where that came first.
 */
export async function sideBySide<T extends readonly unknown[]>(
  works: { [K in keyof T]: (signal: AbortSignal) => Promise<T[K]> },
  stopped?: Promise<Error>,
): Promise<T> {
  const control = new AbortController()
  void stopped?.then((reason) => control.abort(reason))
  const running = works.map(async (work) => {
    try {
      return await work(control.signal)
    } catch (error) {
      control.abort(error)
      throw error
    }
  })
  const ended = await Promise.allSettled(running)
  control.signal.throwIfAborted()
  return ended.map((result) => (result.status === 'fulfilled' ? result.value : undefined)) as unknown as T
}
