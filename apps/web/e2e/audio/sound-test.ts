import { test as base, type Page } from '@playwright/test'
import { openModulePage } from '../support/pages/module-page.ts'

declare global {
  interface Window {
    loaded: typeof import('./in-page/sounds.ts')
  }
}

const module = '/apps/web/e2e/audio/in-page/sounds.ts'

/** Tests with a page that makes sounds and measures them; nothing stays in it, so that all of a worker share one. */
export const test = base.extend<object, { sounds: Page }>({
  sounds: [
    async ({ browser }, use) => {
      const page = await browser.newPage()
      await openModulePage(page, module)
      await use(page)
      await page.close()
    },
    { scope: 'worker' },
  ],
})

/** A page of one test alone. */
export const openSounds = (page: Page) => openModulePage(page, module)
