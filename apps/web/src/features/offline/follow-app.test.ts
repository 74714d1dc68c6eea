import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type AppNews, followApp } from './follow-app'

class FakeWorker extends EventTarget {
  state = 'installing'
  become(state: string) {
    this.state = state
    this.dispatchEvent(new Event('statechange'))
  }
}

class FakeRegistration extends EventTarget {
  waiting: FakeWorker | null = null
  installing: FakeWorker | null = null
  find(worker: FakeWorker) {
    this.installing = worker
    this.dispatchEvent(new Event('updatefound'))
  }
}

class FakeContainer extends EventTarget {
  controller: object | null = null
  readonly registration = new FakeRegistration()
  register = vi.fn(async (_: string) => this.registration)
  takeOver() {
    this.controller = {}
    this.dispatchEvent(new Event('controllerchange'))
  }
}

let container: FakeContainer
let view: EventTarget
let told: AppNews[]
const reload = vi.fn()
const page = { readyState: 'loading', hidden: false, documentElement: { dataset: {} as Record<string, string> } }

beforeEach(() => {
  container = new FakeContainer()
  view = new EventTarget()
  told = []
  reload.mockReset()
  Object.assign(page, { readyState: 'loading', hidden: false, documentElement: { dataset: {} } })
  vi.stubGlobal('document', page)
  vi.stubGlobal('location', { reload })
  vi.stubGlobal('navigator', { serviceWorker: container })
  vi.stubGlobal('addEventListener', view.addEventListener.bind(view))
})

afterEach(() => vi.unstubAllGlobals())

/** Follows the app in a page that has loaded. */
async function follow(): Promise<void> {
  followApp((news) => told.push(news))
  view.dispatchEvent(new Event('load'))
  await vi.waitFor(() => expect(container.register).toHaveBeenCalledWith('/sw.js'))
  await container.register.mock.results[0]?.value
}

const kinds = () => told.map(({ kind }) => kind)

it('registers nothing before the page has loaded', async () => {
  followApp((news) => told.push(news))
  expect(container.register).not.toHaveBeenCalled()
  view.dispatchEvent(new Event('load'))
  expect(container.register).toHaveBeenCalledOnce()
})

it('says once that the site opens without a network, when the first worker has taken over', async () => {
  await follow()
  const worker = new FakeWorker()
  container.registration.find(worker)
  worker.become('installed')
  expect(kinds()).toEqual([])
  container.takeOver()
  container.takeOver()
  expect(kinds()).toEqual(['ready'])
  expect(reload).not.toHaveBeenCalled()
})

it('tells of a newer build whether it came before or after the page', async () => {
  container.controller = {}
  container.registration.waiting = Object.assign(new FakeWorker(), { state: 'installed' })
  await follow()
  await vi.waitFor(() => expect(kinds()).toEqual(['update']))
  const next = new FakeWorker()
  container.registration.find(next)
  next.become('installed')
  next.become('activated')
  expect(kinds()).toEqual(['update', 'update'])
})

it.each([
  { hidden: true, typed: false, reloads: 1 },
  { hidden: true, typed: true, reloads: 0 },
  { hidden: false, typed: false, reloads: 0 },
])('follows another tab’s new build: hidden $hidden, typed in $typed', async ({ hidden, typed, reloads }) => {
  container.controller = {}
  await follow()
  if (typed) view.dispatchEvent(new Event('input'))
  page.hidden = hidden
  container.takeOver()
  expect(reload).toHaveBeenCalledTimes(reloads)
})

it('tells of a kept page and of the browser’s own offer, which it holds back', async () => {
  page.documentElement.dataset.storedAt = '1700000000000'
  await follow()
  const offer = new Event('beforeinstallprompt', { cancelable: true })
  view.dispatchEvent(offer)
  expect(told).toEqual([
    { kind: 'kept', at: 1_700_000_000_000 },
    { kind: 'install', event: offer },
  ])
  expect(offer.defaultPrevented).toBe(true)
})

it('is silent where storage is forbidden, or a worker cannot be had', async () => {
  vi.stubGlobal('navigator', {
    get serviceWorker() {
      throw new DOMException('insecure', 'SecurityError')
    },
  })
  expect(() => followApp((news) => told.push(news))).not.toThrow()
  vi.stubGlobal('navigator', { serviceWorker: container })
  container.register.mockRejectedValue(new DOMException('no', 'SecurityError'))
  followApp((news) => told.push(news))
  view.dispatchEvent(new Event('load'))
  await vi.waitFor(() => expect(container.register).toHaveBeenCalled())
  expect(told).toEqual([])
})
