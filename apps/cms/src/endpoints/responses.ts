const noStore = { 'cache-control': 'no-store' }

/** Somebody without the right to ask: the same answer as for an address that does not exist. */
export const refuse = () => Response.json({ error: 'not-found' }, { status: 404, headers: noStore })

/** A question that makes no sense. */
export const wrong = (error = 'bad-request') => Response.json({ error }, { status: 400, headers: noStore })

/** A file to be saved. */
export const download = (body: BodyInit, name: string, type: string) =>
  new Response(body, {
    headers: {
      ...noStore,
      'content-type': type,
      'content-disposition': `attachment; filename="${name.replace(/[^\w.-]/g, '_')}"`,
    },
  })

/** The same, made while it is sent and no faster. When making it fails midway the connection breaks off. */
export const downloadParts = (
  parts: AsyncGenerator<string | Uint8Array, void, undefined>,
  name: string,
  type: string,
) => download(streamOf(parts), name, type)

function streamOf(parts: AsyncGenerator<string | Uint8Array, void, undefined>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    async pull(controller) {
      const next = await parts.next()
      if (next.done) controller.close()
      else controller.enqueue(typeof next.value === 'string' ? encoder.encode(next.value) : next.value)
    },
    cancel: async () => {
      await parts.return()
    },
  })
}
