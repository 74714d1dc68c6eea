import { clientAt } from '../support/other-client.ts'
import { expect, test } from '../support/test.ts'
import { visit } from '../support/visitor.ts'

const queries = 2000
const answeredAMinute = 60

test('whoever asks without end is told to wait, in their language, and nobody else notices', async () => {
  const { ask, leave } = clientAt('127.0.0.17')
  const seen = new Map<number, number>()
  let next = 0
  const asker = async () => {
    while (next < queries) {
      const number = next++
      const { status } = await ask(`${number % 2 ? '/kk' : ''}/search?q=zq${number}`)
      seen.set(status, (seen.get(status) ?? 0) + 1)
    }
  }
  const askers = Promise.all(Array.from({ length: 8 }, asker))
  // Until the flood is over others look at the catalogue, kept and narrowed, and search.
  let [looked, slowest] = [0, 0]
  while (next < queries) {
    const path = ['/apparaty', '/kk/apparaty?loss=II'][looked % 2] ?? ''
    const since = performance.now()
    expect((await visit(path)).status, path).toBe(200)
    slowest = Math.max(slowest, performance.now() - since)
    looked += 1
  }
  await askers
  console.log(`${queries} searches, ${looked} looks meanwhile, the slowest ${slowest.toFixed(0)} ms`)
  expect(looked).toBeGreaterThan(5)
  expect(slowest).toBeLessThan(2000)
  expect((await visit('/search?q=phonak')).status).toBe(200)
  // A minute may have ended within the flood.
  expect(seen.get(200)).toBeGreaterThanOrEqual(answeredAMinute)
  expect(seen.get(200)).toBeLessThanOrEqual(answeredAMinute * 2)
  expect([...seen.keys()].toSorted()).toEqual([200, 429])

  for (const [path, lang, words] of [
    ['/search?q=more', 'ru', 'Слишком много запросов подряд'],
    ['/kk/search?q=more', 'kk', 'Қатарынан тым көп сұрау'],
  ] as const) {
    const { status, html, retryAfter } = await ask(path)
    expect(status).toBe(429)
    expect(html).toContain(`<html lang="${lang}">`)
    expect(html).toContain(`<h1>${words}</h1>`)
    expect(Number(retryAfter)).toBeGreaterThan(0)
    expect(Number(retryAfter)).toBeLessThanOrEqual(60)
  }
  leave()
})
