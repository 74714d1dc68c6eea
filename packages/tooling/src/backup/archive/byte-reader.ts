/** Reads a stream by numbers of bytes. */
export type ByteReader = {
  /** Returns so many bytes, fewer only at the end. */
  take: (length: number) => Promise<Buffer>
  /** Yields so many bytes in pieces, fewer only at the end. It has to be read to its end before anything else is. */
  stream: (length: number) => AsyncGenerator<Buffer>
}

export function readBytes(source: AsyncIterable<Buffer>): ByteReader {
  const iterator = source[Symbol.asyncIterator]()
  let left: Buffer = Buffer.alloc(0)
  async function* stream(length: number) {
    for (let missing = length; missing > 0; ) {
      if (left.length === 0) {
        const next = await iterator.next()
        if (next.done) return
        left = next.value
      }
      const piece = left.subarray(0, missing)
      left = left.subarray(piece.length)
      missing -= piece.length
      yield piece
    }
  }
  return { stream, take: async (length) => collectBytes(stream(length)) }
}

export async function collectBytes(source: AsyncIterable<Buffer>): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of source) parts.push(part)
  return Buffer.concat(parts)
}
