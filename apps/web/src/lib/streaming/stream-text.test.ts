import { describe, expect, test } from 'vitest'
import { inChunks, streamResponse, streamText } from './stream-text'

async function* counted(count: number, length: number, made: number[] = []) {
  for (let index = 0; index < count; index += 1) {
    made.push(index)
    yield String(index % 10).repeat(length)
  }
}

const all = async (parts: AsyncIterable<string>) => {
  const seen: string[] = []
  for await (const part of parts) seen.push(part)
  return seen
}

describe('long texts', () => {
  test('come in large chunks with nothing lost, the first part at once', async () => {
    const chunks = await all(inChunks(counted(1000, 1000)))
    expect(chunks[0]).toBe('0'.repeat(1000))
    expect(chunks.length).toBeLessThan(20)
    expect(chunks.join('')).toBe((await all(counted(1000, 1000))).join(''))
    expect(await all(inChunks(counted(0, 1)))).toEqual([])
  })

  test('are made no faster than they are read, and no further than that', async () => {
    const made: number[] = []
    let ended = false
    const reader = streamText(
      (async function* () {
        try {
          yield* counted(1000, 70_000, made)
        } finally {
          ended = true
        }
      })(),
    ).getReader()
    await reader.read()
    await reader.read()
    expect(made.length).toBeLessThan(6)
    await reader.cancel()
    expect(ended).toBe(true)
  })

  test('break off rather than look whole when one cannot be finished', async () => {
    const failing = (async function* () {
      yield 'a'
      throw new Error('no database')
    })()
    await expect(new Response(streamText(failing)).text()).rejects.toThrow('no database')
  })

  test('are not made again for one who has them', async () => {
    const made: number[] = []
    const parts = () => counted(3, 1, made)
    const ask = (tag: string) =>
      streamResponse(new Request('http://x/', { headers: { 'if-none-match': tag } }), parts, {
        type: 'text/plain',
        etag: '"1"',
      })
    expect(ask('"0", "1"').status).toBe(304)
    expect(made).toEqual([])
    expect(await ask('"0"').text()).toBe('012')
  })
})
