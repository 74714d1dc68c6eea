/** Written at once: large enough that compressing and sending each costs little. In characters. */
const chunkSize = 64 * 1024

/** Short parts joined to chunks, but for the first: whoever asked hears at once that an answer is under way. */
export async function* inChunks(parts: AsyncIterable<string>): AsyncGenerator<string, void, undefined> {
  let chunk = ''
  let first = true
  for await (const part of parts) {
    chunk += part
    if (!first && chunk.length < chunkSize) continue
    first = false
    yield chunk
    chunk = ''
  }
  if (chunk) yield chunk
}

/**
 * A text as long as it gets, made while it is read and no faster. When making it fails midway the connection breaks:
 * what was cut off never looks whole.
 */
export function streamText(parts: AsyncIterable<string>): ReadableStream<Uint8Array<ArrayBuffer>> {
  const chunks = inChunks(parts)
  const encoder = new TextEncoder()
  return new ReadableStream({
    async pull(controller) {
      const next = await chunks.next()
      if (next.done) controller.close()
      else controller.enqueue(encoder.encode(next.value))
    },
    cancel: async () => {
      await chunks.return()
    },
  })
}

type Streamed = { type: string; etag: string }

/** The same as an answer that shared caches keep for a second; nothing of it is made for one who has it already. */
export function streamResponse(
  request: Request,
  parts: () => AsyncIterable<string>,
  { type, etag }: Streamed,
): Response {
  const headers = { etag, 'cache-control': 'public, max-age=0, s-maxage=1', 'content-type': type }
  const known = (request.headers.get('if-none-match') ?? '').split(',').map((tag) => tag.trim())
  if (known.includes(etag)) return new Response(null, { status: 304, headers })
  return new Response(streamText(parts()), { headers })
}
