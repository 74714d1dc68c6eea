import { expect, test } from '@playwright/test'

const first = '/apparaty/demo-phonak-ric-90-r'

test('a marked device is counted, listed in either language, and kept', async ({ page }) => {
  await page.goto(first)
  await page.getByRole('button', { name: /^В избранное: Демо RIC 90-R/ }).click()
  await expect(page.getByRole('button', { name: /^Убрать из избранного: Демо RIC 90-R/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expect(page.locator('.tool .count')).toHaveText('1')
  const stored = await page.evaluate(() => localStorage.getItem('favorites'))
  expect(JSON.parse(stored ?? '')).toEqual([
    {
      product: { id: expect.any(String), attributes: { slug: 'demo-phonak-ric-90-r', title: 'Демо RIC 90-R' } },
      categoryPath: 'apparaty',
    },
  ])
  await page.goto('/kk/selectedproducts')
  await expect(page.getByRole('link', { name: /RIC 90-R көрсетілім үлгісі/ })).toBeVisible()
  await expect(page.locator('.row .price__now')).toHaveText('689\u00a0990\u00a0₸')
  await page.getByRole('button', { name: /^Алып тастау/ }).click()
  await expect(page.getByText('Әзірге ештеңе белгілемедіңіз.', { exact: false })).toBeVisible()
})

test('two tabs agree', async ({ context }) => {
  const [one, two] = [await context.newPage(), await context.newPage()]
  await one.goto(first)
  await two.goto('/apparaty')
  await one.getByRole('button', { name: /^В избранное: Демо RIC 90-R/ }).click()
  await expect(two.locator('.tool .count')).toHaveText('1')
})

test('broken stored values never break a page', async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  for (const raw of [
    '{',
    '[{}]',
    'null',
    '"x"',
    '[{"product":{"id":1,"attributes":{"slug":"<b>"}},"categoryPath":"a"}]',
  ]) {
    await page.addInitScript((value) => localStorage.setItem('favorites', value), raw)
    await page.goto('/selectedproducts')
    await expect(page.locator('h1')).toHaveText('Избранное')
    await expect(
      page
        .locator('main p')
        .filter({ hasText: /ничего не отметили|не продаётся/ })
        .first(),
    ).toBeVisible()
  }
  expect(errors).toEqual([])
})
