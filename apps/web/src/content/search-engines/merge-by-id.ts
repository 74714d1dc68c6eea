/**
 * What is known of the same documents in several places, each walked by id, side by side: of each document what every
 * place has that knows it. Of each walk one piece is held at a time.
 */
export async function* mergeById<Known extends Record<string, { id: string }>>(
  walks: {
    readonly [Name in keyof Known]: AsyncIterable<Known[Name]>
  },
): AsyncGenerator<Partial<Known>, void, undefined> {
  const open = (Object.entries(walks) as [keyof Known, AsyncIterable<Known[keyof Known]>][]).map(([name, walk]) => ({
    name,
    walk: walk[Symbol.asyncIterator](),
  }))
  try {
    const heads = await Promise.all(open.map(async (one) => ({ ...one, head: await one.walk.next() })))
    for (;;) {
      const [least] = heads.flatMap(({ head }) => (head.done ? [] : [head.value.id])).toSorted()
      if (least === undefined) return
      const document: Partial<Known> = {}
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
