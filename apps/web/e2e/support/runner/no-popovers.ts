import type { Page } from '@playwright/test'

/** Takes away the methods, and what a press of a button with `popovertarget` does by itself. Runs before any script. */
function forgetPopovers(): void {
  for (const name of ['showPopover', 'hidePopover', 'togglePopover'])
    Reflect.deleteProperty(HTMLElement.prototype, name)
  addEventListener(
    'click',
    (event) => {
      if (event.target instanceof Element && event.target.closest('[popovertarget]')) event.preventDefault()
    },
    true,
  )
}

/** Makes a page's browser one without popovers. On each page `applyPlainRules` has to follow. */
export const withoutPopovers = (page: Page): Promise<unknown> => page.addInitScript(forgetPopovers)

/** Waits for our styles, and applies what they say where no popover is known: this browser passes over that. */
export async function applyPlainRules(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const own = [...document.styleSheets]
      .filter(({ href }) => href !== null)
      .flatMap(({ cssRules }) => [...cssRules])
      .find((rule) => rule instanceof CSSSupportsRule && rule.conditionText.includes(':popover-open'))
    if (!(own instanceof CSSSupportsRule)) return false
    const texts = [...own.cssRules].map(({ cssText }) => cssText)
    const rules = new CSSStyleSheet()
    // To such a browser the attribute says nothing.
    rules.replaceSync([':where([popover]) { display: block }', ...texts].join('\n'))
    document.adoptedStyleSheets.push(rules)
    return true
  })
}
