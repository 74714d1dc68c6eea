/**
 * The same documents in several languages, each language walked by id, side by side: what a document is in each
 * language that has it. Of each walk one document is held at a time.
 */
export async function* mergeById<K extends string, T extends { id: string }>(
  walks: Readonly<Record<K, AsyncIterable<T>>>,
): AsyncGenerator<Partial<Record<K, T>>, void, undefined> {
  const open = (Object.entries(walks) as [K, AsyncIterable<T>][]).map(([name, walk]) => ({
    name,
    walk: walk[Symbol.asyncIterator](),
  }))
  try {
    const heads = await Promise.all(open.map(async (one) => ({ ...one, head: await one.walk.next() })))
    for (;;) {
      const [least] = heads.flatMap(({ head }) => (head.done ? [] : [head.value.id])).toSorted()
      if (least === undefined) return
      const document: Partial<Record<K, T>> = {}
      for (const one of heads) {
        if (one.head.done || one.head.value.id !== least) continue
        document[one.name] = one.head.value
        one.head = await one.walk.next()
      }
      yield document
    }
  } finally {
    await Promise.all(open.map(({ walk }) => walk.return?.()))
  }
}
