import { freeTime, typeInto } from '../support/forms/kept-forms.ts'
import { untilTakenOver } from '../support/runner/older-browser.ts'
import { translatesPages } from '../support/runner/page-translator.ts'
import { expect, test } from '../support/test.ts'

test('a page that the browser translated goes on: a cart is counted, a device marked, a form refused, a visit chosen', async ({
  page,
}) => {
  page.setDefaultTimeout(15_000)
  const { faults, translate } = translatesPages(page)
  const open = async (address: string) => {
    await page.goto(address)
    await untilTakenOver(page)
    await translate()
    await expect(page.locator('h1:visible font').first()).toBeVisible()
  }

  await test.step('a device is put into the cart, counted, taken out, marked and compared', async () => {
    await open('/apparaty/demo-phonak-ric-90-r')
    const steps = page.locator('.buy [data-in-cart]')
    await page.locator('.buy .seg label').first().click()
    await page.locator('.buy button[type=submit]').click()
    await expect(steps).toContainText('В корзине, 1 шт.')
    await steps.getByRole('button').last().press('Enter')
    await expect(steps).toContainText('В корзине, 2 шт.')
    await expect(page.locator('header .count:visible').first()).toHaveText('2')
    await steps.getByRole('button').first().press('Enter')
    await expect(steps).toContainText('В корзине, 1 шт.')
    await page
      .getByRole('button', { name: /^В избранное: / })
      .first()
      .click()
    await expect(page.getByRole('button', { name: /^Убрать из избранного: / }).first()).toBeVisible()
    await page.locator('main button.tick').first().click()
    await expect(page.locator('.tray')).toBeVisible()
  })
  await test.step('in the cart a quantity changes its sum', async () => {
    await open('/cart')
    const sum = page.locator('.tot .all dd').first()
    const before = (await sum.textContent()) ?? ''
    await page.locator('.step .iconbtn').last().click()
    await expect(page.locator('.step__number')).toHaveValue('2')
    await expect(sum).not.toHaveText(before)
    await page.locator('.cart__remove button').first().click()
    await expect(page.locator('.put-back')).toBeVisible()
    await page.locator('.put-back button').click()
    await expect(page.locator('.cart > li')).toHaveCount(1)
  })
  await test.step('a list leads to a device and back', async () => {
    await open('/apparaty')
    await page.locator('main a[href^="/apparaty/"]:visible').first().click()
    await page.waitForURL(/\/apparaty\/[a-z]/)
    await expect(page.locator('h1:visible')).toBeVisible()
    await page.goBack()
    await expect(page.locator('h1:visible')).toHaveText(/Слуховые аппараты/)
  })
  await test.step('a form that lacks something says so, and keeps what is typed', async () => {
    await open('/feedback')
    await typeInto(page, { '#name': 'Гүлнәр Пробная' })
    await page.locator('main form button[type=submit]').last().click()
    await expect(page.locator('.field--error').first()).toBeVisible()
    await expect(page.locator('#name')).toHaveValue('Гүлнәр Пробная')
  })
  await test.step('a day and a time are chosen', async () => {
    await open((await freeTime()).replace(/&at=.*/, ''))
    await page.locator('.week a.day').last().click()
    await page.waitForURL(/day=/)
    await page.locator('button.slot').first().click()
    await page.waitForURL(/at=/)
    await expect(page.locator('#name')).toBeVisible()
  })
  await test.step('the screener begins', async () => {
    await open('/hearing-screener')
    await page.getByRole('button', { name: 'Начать', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Ничего из этого нет' })).toBeVisible()
  })
  expect(faults).toEqual([])
})
