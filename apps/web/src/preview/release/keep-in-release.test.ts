// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepInRelease } from './keep-in-release.ts'

const opened = vi.fn()
let end: () => void

beforeEach(() => {
  opened.mockClear()
  window.history.replaceState(null, '', '/kk/preview/a.b/apparaty')
  document.body.innerHTML = `<div class="preview-bar"><a href="/apparaty">Сайт</a></div>
    <a id="device" href="/kk/apparaty/demo?from=list#faq"><b>Аппарат</b></a>
    <a id="russian" href="/apparaty">Русский</a>
    <a id="cart" href="/kk/cart">Себет</a>
    <a id="part" href="#main">Мазмұны</a>
    <a id="far" href="https://other.example/apparaty">Басқа сайт</a>`
  end = keepInRelease()
  window.addEventListener('click', opened)
  // Nothing leads anywhere here.
  document.addEventListener('click', (event) => event.preventDefault(), true)
})
afterEach(() => {
  end()
  window.removeEventListener('click', opened)
})

function pressed(selector: string): string | null | undefined {
  const element = document.querySelector(selector)
  element?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  return element?.closest('a')?.getAttribute('href')
}

it('leads on within the preview, in either language, and nobody else opens the page', () => {
  expect(pressed('#device b')).toBe('/kk/preview/a.b/apparaty/demo?from=list#faq')
  expect(pressed('#russian')).toBe('/preview/a.b/apparaty')
  expect(opened).not.toHaveBeenCalled()
})

it('leaves the cart, other sites, parts of the page and its own bar as they are', () => {
  expect(pressed('#cart')).toBe('/kk/cart')
  expect(pressed('#far')).toBe('https://other.example/apparaty')
  expect(pressed('#part')).toBe('#main')
  expect(pressed('.preview-bar a')).toBe('/apparaty')
  expect(opened).toHaveBeenCalledTimes(4)
})
