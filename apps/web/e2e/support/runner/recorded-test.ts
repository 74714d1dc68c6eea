import { type Browser, type BrowserContext, test as base } from '@playwright/test'
import { comeFromElsewhere, fromOwnAddress } from './client-address.ts'

export { type Browser, expect, type Locator, type Page, type Request, type Response } from '@playwright/test'

/** What the pages of the running test did that no reader may meet: this worker's browser runs one test at a time. */
const faults: string[] = []

/**
 * Playwright's own test, from an address of its own. One that fails while a page threw an error or an answer was a 5xx says so in its report, and
 * the test command gives it no second pass.
 */
export const test = base.extend<{ recordsFaults: undefined }, { browser: Browser }>({
  browser: [
    async ({ browser }, use) => {
      browser.on('context', (context) => {
        record(context)
        // One that is closed at once asks for nothing.
        context.setExtraHTTPHeaders(fromOwnAddress()).catch(() => undefined)
      })
      await use(browser)
    },
    { scope: 'worker' },
  ],
  recordsFaults: [
    async ({ browserName: _ }, use, info) => {
      faults.length = 0
      comeFromElsewhere()
      await use(undefined)
      if (info.status !== info.expectedStatus && faults.length > 0)
        info.annotations.push({ type: 'final', description: faults.slice(0, 3).join('; ') })
    },
    { auto: true },
  ],
})

function record(context: BrowserContext): void {
  context.on('weberror', (error) => faults.push(`a page error: ${error.error().message.slice(0, 200)}`))
  context.on('response', (answer) => {
    if (answer.status() >= 500) faults.push(`${answer.status()} of ${new URL(answer.url()).pathname}`)
  })
}
