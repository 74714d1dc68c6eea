import { press, skipToContent, tabTo, type } from '../support/accessibility/keyboard.ts'
import { signedInAs } from '../support/forms/signed-in.ts'
import { hydrated } from '../support/hydrated.ts'
import { stored } from '../support/posted-form.ts'
import { shopperAt } from '../support/shopper.ts'
import { expect, test } from '../support/test.ts'

const device = 'demo-phonak-ric-90-r'

test.use({ viewport: { width: 1280, height: 900 } })

test('by keys one signs in, changes a name and writes a review', async ({ page, context }) => {
  const { email, password } = await signedInAs(context)
  await context.clearCookies()
  const title = `Клавиши ${Date.now().toString(36)}`
  await page.goto('/auth/sign-in')
  await skipToContent(page)
  await type(page, page.locator('#email'), email)
  await type(page, page.locator('#password'), password)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/user\//)
  await skipToContent(page)
  await tabTo(page, page.locator('main #name'))
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Асель по клавишам')
  await page.keyboard.press('Enter')
  await page.waitForURL(/saved=1/)
  await expect(page.locator('main #name')).toHaveValue('Асель по клавишам')

  await page.goto(`/reviews/new?of=devices&product=${device}`)
  await skipToContent(page)
  await press(page, page.locator('[name=rating]'), 'Space')
  await page.keyboard.press('ArrowRight')
  await type(page, page.locator('#title'), title)
  await type(page, page.locator('#text'), 'Ношу третий месяц, привык за неделю.')
  await tabTo(page, page.locator('#author'))
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Асель')
  await tabTo(page, page.locator('#email'))
  await page.keyboard.press('Control+a')
  await page.keyboard.type(email)
  await press(page, page.locator('#consent'), 'Space')
  const button = page.locator('main form:has(#consent) button[type=submit]').last()
  await tabTo(page, button)
  await shopperAt(page, 'ru').send(button, () => button.press('Enter'))
  await page.waitForURL(/\/thanks\?for=review/)
  expect(await stored('reviews', { 'where[title][equals]': title })).toHaveLength(1)
})

test('by keys a device is marked, found again and taken out, and the questionnaire answered', async ({ page }) => {
  await page.goto(`/apparaty/${device}`)
  const heart = page.locator('main').getByRole('button', { name: /^В избранное: Демо RIC 90-R/ })
  await hydrated(heart)
  await skipToContent(page)
  await press(page, heart)
  await expect(page.locator('.tool .count')).toHaveText('1')
  await page.goto('/selectedproducts')
  await expect(page.locator('main .row')).toHaveCount(1)
  await skipToContent(page)
  await press(page, page.locator('main').getByRole('button', { name: /^Убрать/ }))
  await expect(page.getByText('Вы пока ничего не отметили', { exact: false })).toBeVisible()
  await test.step('the questionnaire is answered, and its result is read', async () => {
    await page.goto('/kk/test')
    await hydrated(page.getByRole('button', { name: 'Нәтижені көру' }))
    await skipToContent(page)
    for (const question of ['tv', 'group', 'repeat']) {
      await tabTo(page, page.locator(`input[name=${question}]`))
      await page.keyboard.press('Space')
      for (const _ of ['no to sometimes', 'sometimes to often']) await page.keyboard.press('ArrowRight')
      await expect(page.locator(`input[name=${question}][value=often]`)).toBeChecked()
    }
    await press(page, page.getByRole('button', { name: 'Нәтижені көру' }))
    await expect(page.locator('.self-check__outcome h2')).toHaveText('Естуді тексерткен жөн')
    await tabTo(page, page.locator('.self-check__outcome a.btn').first())
  })
})
