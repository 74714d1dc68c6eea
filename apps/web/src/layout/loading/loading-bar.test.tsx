// @vitest-environment happy-dom
import { loadingBar } from '@estu/domain/routing/loading-bar'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { LoadingBar } from './loading-bar'

let path = '/filialy'
vi.mock('next/navigation', () => ({ usePathname: () => path }))
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

let page: Root
/** Each page of the site brings a bar of its own. */
async function show(next: string) {
  path = next
  await act(async () => page?.unmount())
  page = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () => page.render(<LoadingBar label="Загружаем" />))
}
const pass = (ms: number) => act(async () => vi.advanceTimersByTime(ms))
const tap = (href: string) =>
  act(async () => {
    const link = Object.assign(document.createElement('a'), { href })
    document.body.append(link)
    link.addEventListener('click', (event) => event.preventDefault())
    link.click()
    link.remove()
  })
const bar = () => {
  const shown = document.querySelector('.loading')
  return `${shown?.className} ${shown?.querySelector('i')?.style.transform ?? ''}`.trim()
}

beforeEach(async () => {
  vi.useFakeTimers()
  await show('/filialy')
})
afterEach(async () => {
  await pass(5000)
  await act(async () => page.unmount())
  document.body.replaceChildren()
  vi.useRealTimers()
})

it('the bar that one page began is full on the next, which has another, and is taken away after that', async () => {
  await tap('/feedback')
  await pass(loadingBar.throttleMs)
  expect(bar()).toBe('loading is-on scaleX(0.9)')
  await show('/feedback')
  expect(bar()).toBe('loading is-on scaleX(1)')
  await pass(loadingBar.hideDelayMs + loadingBar.resetDelayMs)
  expect(bar()).toBe('loading')
})

it('a page that is there at once shows no bar, neither then nor later', async () => {
  await tap('/feedback')
  await pass(loadingBar.throttleMs / 2)
  await show('/feedback')
  expect(bar()).toBe('loading')
  await pass(loadingBar.throttleMs)
  expect(bar()).toBe('loading')
  await show('/about')
  expect(bar()).toBe('loading')
})
