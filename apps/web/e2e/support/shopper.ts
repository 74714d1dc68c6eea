import type { Locale } from '@estu/domain/locale/locales'
import { expect, type Locator, type Page } from '@playwright/test'
import { letFormsAge } from './forms/form-age.ts'

export const prefixOf = (locale: Locale) => (locale === 'kk' ? '/kk' : '')

const cartOf = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === 'cart')?.value

/**
 * Puts what a page shows into the cart, and goes there: by the link that appears, or led by the form itself. Trap: a
 * click that still waits for that link when the form has led away would take the link of a later page.
 */
export async function addToCart(page: Page, button: Locator) {
  const before = await cartOf(page)
  await button.click()
  await expect.poll(() => cartOf(page)).not.toBe(before)
  const there = page.waitForURL(/\/cart(\?added=1)?$/)
  const link = page.locator('a[data-in-cart]:visible, [data-in-cart]:visible a').first()
  const isLed = await Promise.race([there.then(() => true), link.waitFor().then(() => false)])
  if (!isLed) await link.click()
  await there
}

/** A shopper at the site's own forms, doing what a person does there. */
export function shopperAt(page: Page, locale: Locale) {
  const prefix = prefixOf(locale)
  return {
    open: (path: string) => page.goto(`${prefix}${path}`),

    /** Puts the first thing of a section that is for sale into the cart. */
    async addFirst(section: 'raskhodniki' | 'apparaty' | 'aksessuaries') {
      await page.goto(`${prefix}/${section}`)
      const href = await page.locator(`main a[href^="${prefix}/${section}/"]`).first().getAttribute('href')
      await page.goto(href ?? '')
      await addToCart(page, page.locator('form[action$="/cart"] button').first())
    },

    async fillContact({ name, phone, email }: { name: string; phone: string; email: string }) {
      await page.locator('#name').fill(name)
      await page.locator('#phone').fill(phone)
      await page.locator('#email').fill(email)
      await page.locator('#consent').check()
    },

    /** Sends a form that a person needed their time for. */
    async send(
      button = page.locator('main form button[type=submit]').last(),
      press: () => Promise<unknown> = () => button.click(),
    ) {
      await letFormsAge(page)
      // The link past the menus leaves its mark in the address; no request carries it.
      const before = page.url().replace(/#.*/, '')
      const [answer] = await Promise.all([
        page.waitForResponse((response) => response.request().method() === 'POST' && response.url() === before),
        press(),
      ])
      // A page that is the answer takes the place of the old one a moment after it begins to come.
      if (answer.request().isNavigationRequest()) await answer.finished()
      await page.waitForLoadState()
    },
  }
}
