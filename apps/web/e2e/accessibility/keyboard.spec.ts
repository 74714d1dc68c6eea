import type { Locale } from '@estu/domain/locale/locales'
import { press, skipToContent, tabTo, type } from '../support/accessibility/keyboard.ts'
import { violations } from '../support/accessibility/violations.ts'
import { freshAddress } from '../support/fresh-address.ts'
import { hydrated } from '../support/hydrated.ts'
import { shopperAt } from '../support/shopper.ts'
import { expect, type Page, test } from '../support/test.ts'

const dear = 'demo-phonak-ric-90-r'

async function send(page: Page, locale: Locale, button = page.locator('main form button[type=submit]').last()) {
  await tabTo(page, button)
  await shopperAt(page, locale).send(button, () => button.press('Enter'))
}

async function typeContact(page: Page, email: string): Promise<void> {
  await type(page, page.locator('#name'), 'Асель Пробная')
  await type(page, page.locator('#phone'), '+77012345678')
  await type(page, page.locator('#email'), email)
  await press(page, page.locator('#consent'), 'Space')
}

/** Pages of thanks are looked at in accessibility.spec and own-pages.spec. */
const accessible = async (page: Page) => expect(await violations(page)).toEqual([])

const phone = { width: 360, height: 740 }

test.use({ viewport: { width: 1280, height: 900 } })

test('the menu leads to a section, a suggestion to its page, and the panel is changed, taken back and left', async ({
  page,
}) => {
  await test.step('the menu leads to a section', async () => {
    await page.setViewportSize(phone)
    await page.goto('/kk/filialy')
    await press(page, page.locator('.header__menu'))
    await accessible(page)
    await press(page, page.locator('#menu').getByRole('link', { name: 'Есту аппараттары' }))
    await expect(page.locator('h1:visible')).toHaveText('Есту аппараттары')
  })
  await test.step('a search is typed, and a suggestion taken', async () => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto('/')
    await hydrated(page.locator('header').getByRole('searchbox'))
    await type(page, page.locator('header input[type=search]'), 'батарейка')
    await expect(page.locator('.suggest').getByRole('option').first()).toBeVisible()
    await accessible(page)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => url.pathname !== '/')
    await expect(page.locator('h1:visible')).toBeVisible()
  })
  await test.step('the panel is opened, its settings changed and taken back, and it gives the focus back', async () => {
    await page.goto('/filialy')
    const opener = page.locator('.header__eye')
    await press(page, opener)
    const panel = page.locator('#a11y')
    await expect(panel).toBeVisible()
    await tabTo(page, panel.locator('input[name=a11y-size]'))
    await page.keyboard.press('ArrowRight')
    await expect(page.locator('html')).toHaveAttribute('data-size', 'a1')
    await tabTo(page, panel.locator('input[name=a11y-font]'))
    await page.keyboard.press('ArrowRight')
    await expect(page.locator('html')).toHaveAttribute('data-font', 'plain')
    await accessible(page)
    await press(page, panel.locator('#a11y-reset'))
    await expect(page.locator('html')).not.toHaveAttribute('data-size', 'a1')
    await expect(panel.locator('input[name=a11y-font]').first()).toBeChecked()
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await expect(opener).toBeFocused()
    await page.reload()
    await expect(page.locator('html')).not.toHaveAttribute('data-font', 'plain')
  })
})

test('a supply is found, put into the cart and ordered', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/kk/raskhodniki')
  await skipToContent(page)
  await press(page, page.locator('main .card__title a').first())
  await page.waitForURL('**/kk/raskhodniki/*')
  await skipToContent(page)
  await press(page, page.locator('form[action$="/cart"] button').first())
  // The way to the cart has come to where the focus is.
  await expect(page.locator('[data-in-cart] a:focus')).toHaveText('Себетке өту')
  await expect(page.getByRole('status').filter({ hasText: 'Себетте, 1 дана' })).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/kk\/cart$/)
  await accessible(page)
  await skipToContent(page)
  await press(page, page.locator('main a[href$="/cart/checkout"]').first())
  await expect(page).toHaveURL(/checkout$/)
  await accessible(page)
  await skipToContent(page)
  await typeContact(page, freshAddress())
  await send(page, 'kk')
  await expect(page.locator('button[value=place]')).toBeVisible()
  await accessible(page)
  await send(page, 'kk', page.locator('button[value=place]'))
  await expect(page).toHaveURL(/\/thanks\?for=order/)
  await skipToContent(page)
  await press(page, page.locator('main a[href*="/order/"]'))
  await expect(page).toHaveURL(/\/order\//)
  await accessible(page)
})

test('a listing is narrowed, two devices are compared, and the finder is answered to its end', async ({ page }) => {
  await test.step('a listing is narrowed', async () => {
    await page.goto('/apparaty')
    await hydrated(page.locator('.lst [role=status]').first())
    await skipToContent(page)
    await press(page, page.locator('.facet input[name=loss][value=II]'), 'Space')
    await page.waitForURL('**/apparaty?loss=II')
    await accessible(page)
    await press(page, page.locator('main .card__title a').first())
    await page.waitForURL('**/apparaty/*')
  })
  await test.step('two devices are compared and one is taken out', async () => {
    await page.goto(`/kk/compare?d=${dear}&d=demo-phonak-ric-50-312`)
    await skipToContent(page)
    await tabTo(page, page.locator('.cmp input[type=checkbox]').first())
    await page.keyboard.press('Space')
    await accessible(page)
    await press(page, page.locator('.cmp__head .iconbtn').first())
    await page.waitForURL(/compare\?d=[^&]+$/)
  })
  await test.step('the finder is answered to its end', async () => {
    await page.goto('/podbor')
    for (const name of ['who', 'signs', 'hard', 'loss', 'battery', 'budget']) {
      await skipToContent(page)
      // Of radios the keyboard comes to one; of the signs of illness none is ticked.
      const answers = `main input[name=${name}]:not([type=hidden])`
      await press(page, page.locator(name === 'signs' ? `${answers}[value=none]` : answers), 'Space')
      await press(page, page.locator('main form button[type=submit]').first())
      await page.waitForURL((url) => url.searchParams.has(name))
    }
    await expect(page.locator('main h1')).toBeVisible()
  })
})

test('a visit is booked', async ({ page }) => {
  await page.goto('/zapisnapriem')
  for (const step of [1, 2, 3]) {
    await skipToContent(page)
    await press(page, page.locator('.choice--link').first())
    await page.waitForURL((url) => url.searchParams.size === step)
  }
  await skipToContent(page)
  await press(page, page.locator('.week a.day').last())
  await page.waitForURL(/day=/)
  await accessible(page)
  await skipToContent(page)
  await press(page, page.locator('button.slot').first())
  await page.waitForURL(/at=/)
  await accessible(page)
  await skipToContent(page)
  await typeContact(page, freshAddress())
  await send(page, 'ru')
  await expect(page).toHaveURL(/\/thanks\?for=appointment/)
  await skipToContent(page)
  await press(page, page.locator('main a[href*="/appointment/"]'))
  await expect(page).toHaveURL(/\/appointment\//)
  await accessible(page)
})

// In the gate the same fields are typed for an order and for a visit.
test('feedback is written', { tag: '@full' }, async ({ page }) => {
  await page.goto('/kk/feedback')
  await skipToContent(page)
  await type(page, page.locator('#message'), 'Кнопка не читается экранной программой')
  await type(page, page.locator('#name'), 'Асель')
  await type(page, page.locator('#phone'), '+77012345678')
  await press(page, page.locator('#consent'), 'Space')
  await send(page, 'kk')
  await expect(page).toHaveURL(/\/thanks\?for=feedback/)
})
