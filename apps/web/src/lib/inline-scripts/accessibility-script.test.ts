// @vitest-environment happy-dom
import { accessibilityScript } from '@estu/ui/layout/accessibility-script'
import { beforeAll, beforeEach, expect, it } from 'vitest'

const open = () => [...document.querySelectorAll('[data-open]')].map(({ id }) => id)
const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click()

/** A browser that knows no popovers: Chrome 109, Safari 15. */
beforeAll(() => {
  for (const name of ['showPopover', 'hidePopover', 'togglePopover'])
    Reflect.deleteProperty(HTMLElement.prototype, name)
  // biome-ignore lint/security/noGlobalEval: run as a page runs it
  globalThis.eval(accessibilityScript)
})
beforeEach(() => {
  document.body.innerHTML = `<button id="b" popovertarget="menu"></button><main></main>
<div id="menu" class="menu" popover="auto"><p></p><a href="#x"></a><button id="shut" popovertarget="menu"></button></div>
<button id="c" popovertarget="a11y"></button><div id="a11y" class="pop-a11y" popover="auto"></div>`
})

it('opens and shuts what a button is for', () => {
  press('#b')
  expect(open()).toEqual(['menu'])
  press('#menu p')
  expect(open()).toEqual(['menu'])
  press('#shut')
  expect(open()).toEqual([])
})

it('shuts what is open by another one, a press beside it, Escape and its links', () => {
  press('#b')
  press('#c')
  expect(open()).toEqual(['a11y'])
  press('main')
  expect(open()).toEqual([])
  press('#b')
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  expect(open()).toEqual([])
  press('#b')
  press('#menu a')
  expect(open()).toEqual([])
})

it('shuts it when the keyboard has left it', () => {
  press('#c')
  document.querySelector('#b')?.dispatchEvent(new Event('focusin', { bubbles: true }))
  expect(open()).toEqual([])
})
