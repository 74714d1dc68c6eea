/** All that is written in parts, at once. */
export async function bytesOf(parts: AsyncIterable<string | Uint8Array>): Promise<Buffer> {
  const seen: Uint8Array[] = []
  for await (const part of parts) seen.push(typeof part === 'string' ? Buffer.from(part) : part)
  return Buffer.concat(seen)
}
