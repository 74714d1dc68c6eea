import { freshAddress } from '../support/each-shopper.ts'
import { hiddenFields, postSlowly } from '../support/posted-form.ts'
import { shopperAt } from '../support/shopper.ts'
import { expect, test } from '../support/test.ts'

test('signing out in one tab ends the account’s page in the other; an expired session too', async ({
  page,
  context,
}) => {
  const shopper = shopperAt(page, 'ru')
  const email = freshAddress()
  const password = 'три белых верблюда'
  await postSlowly('/auth/register', {
    ...(await hiddenFields('/auth/register')),
    name: 'Асель',
    email,
    password,
    consent: 'yes',
  })
  const signIn = async () => {
    await shopper.open('/auth/sign-in')
    await page.locator('#email').fill(email)
    await page.locator('#password').fill(password)
    await page.locator('main form button[type=submit]').click()
    await page.waitForURL(/user\/[0-9a-f-]{36}$/)
    await expect.poll(() => page.evaluate(() => localStorage.getItem('session'))).toContain('"jwt"')
  }
  await signIn()
  const session = JSON.parse((await page.evaluate(() => localStorage.getItem('session'))) ?? '{}')
  expect(session.user).toMatchObject({ email })
  const other = await context.newPage()
  await other.goto('/auth/sign-out')
  await other.locator('main form button').click()
  await other.waitForURL(/done=1/)
  await page.waitForURL(/auth\/sign-in\?ended=1/)
  await expect(page.locator('main')).toContainText('Сеанс закончился')
  await signIn()
  await context.clearCookies()
  await page.reload()
  await expect(page).toHaveURL(/auth\/sign-in/)
})

test('what is taken out of the favourites while signed in stays out of the account', async ({ page }) => {
  const shopper = shopperAt(page, 'ru')
  const email = freshAddress()
  const password = 'три белых верблюда'
  const account = { ...(await hiddenFields('/auth/register')), name: 'Асель', email, password, consent: 'yes' }
  expect((await postSlowly('/auth/register', account)).status).toBe(303)
  const device = '/apparaty/demo-phonak-ric-90-r'
  await page.goto(device)
  await page.getByRole('button', { name: /^В избранное: Демо RIC 90-R/ }).click()
  await shopper.open('/auth/sign-in')
  await page.locator('#email').fill(email)
  await page.locator('#password').fill(password)
  const synced = () => page.waitForResponse((response) => response.url().endsWith('/api/favourites') && response.ok())
  const [first] = await Promise.all([synced(), page.locator('main form button[type=submit]').click()])
  expect((await first.json()).items).toHaveLength(1)
  const own = page.url()
  await page.goto(device)
  await page.getByRole('button', { name: /^Убрать из избранного: Демо RIC 90-R/ }).click()
  const [second] = await Promise.all([synced(), page.goto(own)])
  expect((await second.json()).items).toEqual([])
  await page.goto(device)
  await expect(page.getByRole('button', { name: /^В избранное: Демо RIC 90-R/ })).toBeVisible()
})
