import { signedInAs, signIn as signInOverHttp } from '../support/forms/signed-in.ts'
import { freshAddress } from '../support/fresh-address.ts'
import { hiddenFields, post } from '../support/posted-form.ts'
import { shopperAt } from '../support/shopper.ts'
import { expect, type Page, test } from '../support/test.ts'

test('signing out in one tab ends the account’s page in the other, and takes the screener’s answers out of every tab', async ({
  page,
  context,
}) => {
  const shopper = shopperAt(page, 'ru')
  const email = freshAddress()
  const password = 'три белых верблюда'
  await post('/auth/register', {
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
  const third = await context.newPage()
  await third.goto('/articles', { waitUntil: 'networkidle' })
  for (const tab of [other, third])
    await tab.evaluate(() => {
      sessionStorage.setItem('hearing-screener', '{"version":1}')
      sessionStorage.setItem('hearing-screener-result', '{"version":1}')
    })
  await other.locator('main form button').click()
  await other.waitForURL(/done=1/)
  await page.waitForURL(/auth\/sign-in\?ended=1/)
  const answers = (tab: Page) => tab.evaluate(() => Object.keys(sessionStorage).filter((key) => /screener/.test(key)))
  for (const tab of [other, third]) await expect.poll(() => answers(tab)).toEqual([])
  await expect(page.locator('main')).toContainText('Сеанс закончился')
  await page.goto(`/user/${await signInOverHttp(context, email)}`)
  await expect(page.locator('main')).toContainText(email)
  // An expired session too. What is still asked when the cookies go would lead away by itself.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('session'))).toContain('"jwt"')
  await context.clearCookies()
  await page.reload()
  await expect(page).toHaveURL(/auth\/sign-in/)
})

test('whoever signs in on the way elsewhere has the session there too, and nobody else is asked about', async ({
  page,
  context,
}) => {
  const { email, password, id } = await signedInAs(context)
  await context.clearCookies()
  const asked: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/session') asked.push(request.url())
  })
  await page.goto('/kk/auth/sign-in?next=%2Fcart', { waitUntil: 'networkidle' })
  expect(asked).toEqual([])
  await page.locator('#email').fill(email)
  await page.locator('#password').fill(password)
  await page.locator('main form button[type=submit]').click()
  await page.waitForURL(/\/kk\/cart$/)
  const session = () => page.evaluate(() => JSON.parse(localStorage.getItem('session') ?? 'null'))
  await expect.poll(session).toMatchObject({ jwt: expect.any(String), user: { id, email } })
  // Asked once: the mark that led to it is gone.
  await expect.poll(async () => (await context.cookies()).some(({ name }) => name === 'signed-in')).toBe(false)
  await page.goto('/kk/filialy', { waitUntil: 'networkidle' })
  expect(asked).toHaveLength(1)
})

test('what is taken out of the favourites while signed in stays out of the account', async ({ page }) => {
  const shopper = shopperAt(page, 'ru')
  const email = freshAddress()
  const password = 'три белых верблюда'
  const account = { ...(await hiddenFields('/auth/register')), name: 'Асель', email, password, consent: 'yes' }
  expect((await post('/auth/register', account)).status).toBe(303)
  const device = '/apparaty/demo-phonak-ric-90-r'
  await page.goto(device)
  await page.getByRole('button', { name: /^В избранное: Демо RIC 90-R/ }).click()
  await expect(page.locator('.tool .count:visible')).toHaveText('1')
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

test('a storage that is full ends no session, and one that is forbidden keeps nobody on an account’s page', async ({
  page,
  context,
}) => {
  const { id } = await signedInAs(context)
  let asked = 0
  let isOver = false
  const payload = btoa(JSON.stringify({ exp: Math.floor(Date.now() / 1000) + 3600 }))
  await page.route('**/api/session', (route) => {
    asked += 1
    return isOver
      ? route.fulfill({ status: 401, json: { error: 'signed-out' } })
      : route.fulfill({ json: { jwt: `x.${payload}.x`, user: { id } } })
  })
  await page.clock.install()
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    Storage.prototype.removeItem = () => {
      throw new DOMException('forbidden', 'SecurityError')
    }
  })
  await page.goto(`/user/${id}`)
  await expect.poll(() => asked).toBe(1)
  await page.waitForLoadState('networkidle')
  await page.clock.runFor(5 * 60_000)
  expect(asked).toBe(1)
  isOver = true
  // The server still knows the session, so it leads back from there.
  const left = page.waitForRequest(/\/auth\/sign-in/)
  await page.goto(`/user/${id}`, { waitUntil: 'commit' })
  await left
})
