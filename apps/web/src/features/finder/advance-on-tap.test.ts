// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { advanceOnTap, tapDelayMs } from './advance-on-tap'

const sent = vi.fn()
let gone: AbortController

beforeEach(() => {
  vi.useFakeTimers()
  sent.mockReset()
  document.body.innerHTML = `<form>
    <label><input type="radio" name="who" value="self"><span>Себе</span></label>
    <label><input type="radio" name="who" value="relative"><span>Близкому</span></label>
    <button type="submit">Дальше</button></form><a href="#before">Назад</a>`
  const form = document.querySelector('form') as HTMLFormElement
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    sent(new FormData(form).get('who'))
  })
  gone = new AbortController()
  advanceOnTap(form, gone.signal)
})
afterEach(() => {
  gone.abort()
  vi.useRealTimers()
})

const find = (selector: string) => document.querySelector(selector) as HTMLElement
const radio = (value: string) => find(`[value=${value}]`)
const press = (key: string, from: HTMLElement) =>
  from.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
function tap(target: HTMLElement) {
  target.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  target.click()
}

it('sends the answer whose words are tapped, once its mark has been seen', () => {
  tap(find('label:nth-of-type(2) span'))
  vi.advanceTimersByTime(tapDelayMs - 1)
  expect(sent).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(sent.mock.calls).toEqual([['relative']])
})

it('sends an answer that was chosen before and is tapped again', () => {
  ;(radio('self') as HTMLInputElement).checked = true
  tap(radio('self'))
  vi.runAllTimers()
  expect(sent.mock.calls).toEqual([['self']])
})

it('sends a double click once, and of two answers the last', () => {
  tap(radio('self'))
  vi.advanceTimersByTime(tapDelayMs / 2)
  tap(radio('relative'))
  tap(radio('relative'))
  vi.runAllTimers()
  expect(sent.mock.calls).toEqual([['relative']])
})

it.each(['ArrowDown', ' '])('sends nothing where %o fires the click, also after a tap', (key) => {
  press(key, radio('self'))
  radio('relative').click()
  tap(radio('self'))
  press(key, radio('self'))
  radio('relative').click()
  vi.runAllTimers()
  expect(sent).not.toHaveBeenCalled()
})

it('sends nothing for a click that neither a pointer nor a key began', () => {
  radio('self').click()
  vi.runAllTimers()
  expect(sent).not.toHaveBeenCalled()
})

it.each([
  ['a link', () => tap(find('a'))],
  ['leaving the page', () => window.dispatchEvent(new Event('pagehide'))],
  ['another screen', () => gone.abort()],
])('lets %s come before', (_, act) => {
  tap(radio('self'))
  act()
  vi.runAllTimers()
  expect(sent).not.toHaveBeenCalled()
})
