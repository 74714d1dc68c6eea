type Work<T> = (signal: AbortSignal) => Promise<T>

/**
 * Does two works at once. The first that fails, or `stopped`, stops the other; nothing is left running when the fault
 * is thrown.
 * @throws what failed first; the reason of `stopped` where that came first.
 */
export async function sideBySide<A, B>(
  [first, second]: readonly [Work<A>, Work<B>],
  stopped?: Promise<Error>,
): Promise<[A, B]> {
  const control = new AbortController()
  void stopped?.then((reason) => control.abort(reason))
  const running = [begin(first, control), begin(second, control)] as const
  await Promise.allSettled(running)
  control.signal.throwIfAborted()
  return Promise.all(running)
}

async function begin<T>(work: Work<T>, control: AbortController): Promise<T> {
  try {
    return await work(control.signal)
  } catch (error) {
    control.abort(error)
    throw error
  }
}
