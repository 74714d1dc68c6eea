// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { followLinks } from './follow-links.ts'

const open = vi.fn()
let page: HTMLElement

beforeEach(() => {
  open.mockClear()
  page = document.body.appendChild(document.createElement('main'))
})
afterEach(() => page.remove())
followLinks(open)

/** @returns whether the browser is left to do what it would. */
function press(html: string, init: MouseEventInit = {}, selector = 'a'): boolean {
  page.innerHTML = html
  // What nobody answers would leave the test's page.
  const stay = (event: Event) => {
    isLeft = !event.defaultPrevented
    event.preventDefault()
  }
  let isLeft = true
  window.addEventListener('click', stay, { once: true })
  page.querySelector(selector)?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }))
  return isLeft
}

it('opens a page of the site within the document, wherever in its link one presses', () => {
  expect(press('<a data-in-place href="/cart?a=1"><b>Cart</b></a>', {}, 'b')).toBe(false)
  expect(open).toHaveBeenCalledExactlyOnceWith(`${location.origin}/cart?a=1`)
})

it.each<[string, string, MouseEventInit?]>([
  ['a link that asks for a document', '<a href="/cart">a</a>'],
  ['another site', '<a data-in-place href="https://example.org/cart">a</a>'],
  ['a window of its own', '<a data-in-place href="/cart" target="_blank">a</a>'],
  ['a file to keep', '<a data-in-place href="/cart" download>a</a>'],
  ['no address', '<a data-in-place>a</a>'],
  ['a new tab', '<a data-in-place href="/cart">a</a>', { ctrlKey: true }],
  ['a new tab of a Mac', '<a data-in-place href="/cart">a</a>', { metaKey: true }],
  ['a new window', '<a data-in-place href="/cart">a</a>', { shiftKey: true }],
  ['a download', '<a data-in-place href="/cart">a</a>', { altKey: true }],
  ['the middle button', '<a data-in-place href="/cart">a</a>', { button: 1 }],
])('leaves to the browser: %s', (_, html, init) => {
  expect(press(html, init)).toBe(true)
  expect(open).not.toHaveBeenCalled()
})

it('leaves a press that was answered already', () => {
  page.addEventListener('click', (event) => event.preventDefault())
  press('<a data-in-place href="/cart">a</a>')
  expect(open).not.toHaveBeenCalled()
})
