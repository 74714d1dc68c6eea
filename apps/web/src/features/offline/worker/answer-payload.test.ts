import { offlineCaches } from '@estu/domain/offline/offline-caches'
import { afterEach, expect, it, vi } from 'vitest'
import { answerPayload } from './answer-payload'
import { fakeBrowser, page } from './fake-caches.fixture'

afterEach(() => vi.unstubAllGlobals())

const asking = (path: string, headers: Record<string, string> = {}) => {
  const url = new URL(path, 'https://estu.example')
  const later: Promise<unknown>[] = []
  const event = { waitUntil: (work: Promise<unknown>) => later.push(work) } as unknown as ExtendableEvent
  const answer = answerPayload({ request: new Request(url, { headers: { rsc: '1', ...headers } }), url, event })
  return { answer, done: () => Promise.all(later) }
}

it('keeps the page of a followed link, asked for without cookies, and never its payload', async () => {
  const asked: [string, RequestCredentials | undefined][] = []
  const { paths } = fakeBrowser((path, init) => {
    asked.push([path, init?.credentials])
    return page(`<html>${path}</html>`)
  })
  for (let times = 0; times < 2; times++) {
    const { answer, done } = asking('/articles/a?_rsc=1x')
    expect((await answer).status).toBe(200)
    await done()
  }
  expect(paths(offlineCaches.pages.name)).toEqual(['/articles/a'])
  expect(asked.filter(([, credentials]) => credentials === 'omit')).toEqual([['/articles/a', 'omit']])
})

it('keeps nothing of what is private or fetched ahead', async () => {
  const { paths } = fakeBrowser((path) => page(`<html>${path}</html>`))
  for (const { answer, done } of [asking('/user/7'), asking('/articles/a', { 'next-router-prefetch': '1' })]) {
    await answer
    await done()
  }
  expect(paths(offlineCaches.pages.name)).toEqual([])
})

it('fails whole when an answer breaks off', async () => {
  fakeBrowser(
    () =>
      new Response(
        new ReadableStream({
          start: (stream) => stream.enqueue(new Uint8Array(8)),
          pull: (stream) => stream.error(new TypeError('network error')),
        }),
      ),
  )
  await expect(asking('/articles/a').answer).rejects.toThrow('network error')
})
