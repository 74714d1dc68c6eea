import { expect, type Page } from '@playwright/test'

let count = 0

/** Words by which what a test sent is found. */
export const mark = () => `очередь-${Date.now().toString(36)}-${count++}`

/** Where the page tells of forms that wait for a network. */
export const queue = (page: Page) => page.locator('.queue')

/** Presses the button of the form that may have to wait. */
export const send = (page: Page) => page.locator('main form[data-queue] button[type=submit]').last().click()

/** Whether the page that thanks is there. */
export const isThanked = (page: Page) => new URL(page.url()).pathname === '/thanks'

/** Where nothing of an answer came the browser itself may send once more, and then the next page is shown at once. */
export const isTaken = (page: Page, told: string) =>
  expect
    .poll(async () => isThanked(page) || (await queue(page).getByText(told).count()) > 0, { timeout: 20_000 })
    .toBe(true)

/** The sender of the queue is there, and would work without a network. */
export const ready = async (page: Page) => {
  await page.waitForLoadState('networkidle')
  await expect(page.locator('main form[data-queue]')).toBeVisible()
}
