import { type Browser, type BrowserContext, expect } from '@playwright/test'
import { wakePages } from './pages/woken-pages.ts'
import { refusedInConsole } from './policy-violations.ts'
import { test as base } from './runner/recorded-test.ts'

export { type Browser, expect, type Locator, type Page } from '@playwright/test'

/** Of this worker's browser, which runs one test at a time. */
const refused = new Map<BrowserContext, readonly string[]>()
let isScripted = true

type Options = {
  /** For tests that try what a policy is there to refuse. */
  provokesPolicy: boolean
}

/**
 * Playwright's own, and no page that a test opens, in whichever window, may hold or do what its policy refuses; each is
 * awake before a test goes on with it. A test that opens no page starts no browser for it.
 */
export const test = base.extend<Options & { keepsToPolicy: undefined }, { browser: Browser }>({
  provokesPolicy: [false, { option: true }],
  browser: [
    async ({ browser }, use) => {
      browser.on('context', (context) => refused.set(context, refusedInConsole(context)))
      wakePages(browser, () => isScripted)
      await use(browser)
    },
    { scope: 'worker' },
  ],
  keepsToPolicy: [
    async ({ provokesPolicy, javaScriptEnabled }, use, info) => {
      refused.clear()
      isScripted = javaScriptEnabled !== false
      await use(undefined)
      const found = [...refused.values()].flat()
      if (provokesPolicy || found.length === 0) return
      info.annotations.push({ type: 'final', description: 'a violation of the policy' })
      expect(found).toEqual([])
    },
    { auto: true },
  ],
})
