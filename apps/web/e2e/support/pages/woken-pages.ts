import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { lateFilesId } from '../../../src/lib/inline-scripts/late-files.ts'

const ways = ['goto', 'reload', 'goBack', 'goForward', 'waitForURL'] as const

/**
 * From here on what leads a page to an address waits until React knows the document there, as somebody does who looks
 * before pressing. What is pressed sooner has tests of its own: who says `waitUntil` waits for nothing more.
 * @param isScripted whether the pages of a context run scripts, unless its options say
 */
export function wakePages(browser: Browser, isScripted: () => boolean): void {
  const plain = browser.newContext.bind(browser)
  browser.newContext = async (options?: BrowserContextOptions) => {
    const context = await plain(options)
    if (options?.javaScriptEnabled ?? isScripted())
      context.on('page', (page) => {
        for (const way of ways) waitAfter(page, way)
      })
    return context
  }
}

function waitAfter(page: Page, way: (typeof ways)[number]): void {
  const plain = page[way].bind(page) as (...given: unknown[]) => Promise<unknown>
  const woken = async (...given: unknown[]) => {
    const answer = await plain(...given)
    const options = given.at(-1)
    const isEarly = typeof options === 'object' && options !== null && 'waitUntil' in options
    if (!isEarly) await page.waitForFunction(isAwake, lateFilesId)
    return answer
  }
  Object.assign(page, { [way]: woken })
}

/** A page of the admin, or an error page without a script, has nothing to wait for. */
const isAwake = (id: string) =>
  document.getElementById(id) === null ||
  Object.keys(document.documentElement).some((key) => key.startsWith('__reactProps'))
