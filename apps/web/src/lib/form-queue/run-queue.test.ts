import type { FormAnswer } from '@estu/domain/forms/form-answer'
import { parseQueue, type QueuedForm, queuedForm, queueKey } from '@estu/domain/forms/kept/form-queue'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { addToQueue, readQueue, removeFromQueue } from './queue-storage'
import { placeQueuedOrder, runQueue } from './run-queue'

/** A network that breaks before a form arrives, after it was taken, or not at all. */
type Cut = 'before' | 'after' | 'none'

let cuts: Cut[] = []
let taken: Map<string, number>
let total = 500
/** What the shop does once for a key; asked to look, it does nothing. */
function shop(form: URLSearchParams): FormAnswer {
  const key = form.get('idempotencyKey') ?? ''
  const intent = form.get('intent')
  if (taken.has(key)) return { status: 'sent', to: '/thanks', reference: key }
  if (intent === 'look') return { status: 'ready', totalKzt: total }
  if (intent === 'place' && form.get('seenTotal') !== String(total)) {
    return { status: 'refused', problem: 'total-changed', fields: [], detail: { total }, opened: '' }
  }
  taken.set(key, (taken.get(key) ?? 0) + 1)
  return { status: 'sent', to: '/thanks', reference: key }
}

const network = async (_: string, { body }: { body: URLSearchParams }) => {
  const cut = cuts.shift() ?? 'none'
  if (cut === 'before') throw new TypeError('cut')
  const answer = shop(body)
  if (cut === 'after') throw new TypeError('cut')
  return Response.json(answer)
}

/** As browsers have it: one holder of a name at a time. */
function locks() {
  let held: Promise<unknown> | null = null
  return {
    request: async (_: string, { ifAvailable }: { ifAvailable: boolean }, work: (lock: object | null) => unknown) => {
      if (held && ifAvailable) return work(null)
      while (held) await held
      held = Promise.resolve(work({})).finally(() => {
        held = null
      })
      return held
    },
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  const kept = new Map<string, string>()
  const target = new EventTarget()
  taken = new Map()
  cuts = []
  total = 500
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  })
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const)
    vi.stubGlobal(name, target[name].bind(target))
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }))
  vi.stubGlobal('navigator', { onLine: true, locks: locks() })
  vi.stubGlobal('fetch', network)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function waiting(key: string, form: QueuedForm['form'] = 'feedback'): QueuedForm {
  const fields = [['idempotencyKey', key] as const, ['intent', 'check'] as const]
  const entry = queuedForm({ key, form, about: '', owner: '', path: `/${form}`, fields }, Date.now())
  if (!entry) throw new Error('not made')
  return entry
}
const states = () => readQueue().map(({ state }) => state)
const minutes = (count: number) => vi.advanceTimersByTimeAsync(count * 60_000)

it('sends what waits once, however often the network breaks, from however many pages', async () => {
  const cut = fc.constantFrom<Cut>('before', 'after', 'none')
  await fc.assert(
    fc.asyncProperty(fc.array(cut, { maxLength: 50 }), fc.integer({ min: 1, max: 6 }), async (pattern, pages) => {
      for (const { key } of readQueue()) removeFromQueue(key)
      taken.clear()
      cuts = [...pattern]
      const keys = Array.from({ length: 6 }, (_, index) => `key-${index}`)
      for (const key of keys) addToQueue(waiting(key))
      const stops = Array.from({ length: pages }, () => runQueue())
      await minutes(60)
      for (const stop of stops) stop()
      expect(states()).toEqual(keys.map(() => 'sent'))
      expect([...taken]).toEqual(expect.arrayContaining(keys.map((key) => [key, 1])))
    }),
    { numRuns: 60 },
  )
})

it('places no order before its person has seen the sum of that moment', async () => {
  addToQueue(waiting('order-key', 'order'))
  const stop = runQueue()
  await minutes(1)
  expect([states(), taken.size]).toEqual([['ready'], 0])
  total = 700
  const place = placeQueuedOrder('order-key')
  await minutes(1)
  await place
  // The sum changed once more: it is shown, and asked about again.
  expect([states(), taken.size]).toEqual([['ready'], 0])
  expect(readQueue()[0]?.answer).toEqual({ status: 'ready', totalKzt: 700 })
  cuts = ['after']
  const again = placeQueuedOrder('order-key')
  await minutes(1)
  await again
  expect([states(), taken.get('order-key')]).toEqual([['sent'], 1])
  stop()
})

it('never brings back what its person took out while it was under way', async () => {
  addToQueue(waiting('one'))
  let answer = (_: Response) => {}
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)))
  const stop = runQueue()
  await minutes(0.01)
  removeFromQueue('one')
  answer(Response.json({ status: 'sent', to: '/thanks', reference: 'F-1' }))
  await minutes(1)
  expect(parseQueue(localStorage.getItem(queueKey))).toEqual([])
  stop()
})

it('works alone where a browser has no locks', async () => {
  vi.stubGlobal('navigator', { onLine: true })
  addToQueue(waiting('one'))
  const stop = runQueue()
  await minutes(1)
  expect(states()).toEqual(['sent'])
  stop()
})
