import { editorAt } from '../support/admin/editor.ts'
import { restOf } from '../support/admin/editor-rest.ts'
import { screensOf } from '../support/admin/open-screen.ts'
import { hydrated, press } from '../support/hydrated.ts'
import { expect, type Page, type Request, test } from '../support/runner/recorded-test.ts'
import { queryShop } from '../support/shop/shop-database.ts'
import { readTestEnv } from '../support/test-env.ts'

const { cmsUrl } = readTestEnv()

test('an admin sets a term, is told the law’s minimum, sees what was taken out, and who set it', async ({ page }) => {
  test.setTimeout(300_000)
  // Answered nearly forty years ago: the worker takes it out within a minute or so.
  await queryShop(`insert into feedback (reference, topic, message, status, name, contact_by, language, updated_at)
    values ('F-OLD1-' || upper(left(gen_random_uuid()::text, 4)), 'question', 'x', 'closed', 'x', 'call', 'ru',
      now() - interval '40 years')`)
  await editorAt(page).signIn()
  // Whole: what the form asks on its own is not what it asks because of typing.
  await screensOf(page).open('/globals/retention')
  const orders = await hydrated(page.locator('#field-orders'))
  await page.waitForLoadState('networkidle')
  const formState = await holdFormState(page)
  await orders.fill('12')
  await formState.asked
  await press(page.locator('#action-save'))
  const refusal = page.getByText('Меньше 60 месяцев нельзя').first()
  await expect(refusal).toBeVisible()
  await formState.answer()
  await expect(refusal).toBeVisible()
  await expect(orders).toHaveValue('12')
  await orders.fill('61')
  const saved = page.waitForResponse((response) => response.url().includes('/api/globals/retention'))
  await press(page.locator('#action-save'))
  expect((await saved).status()).toBe(200)
  await page.goto(`${cmsUrl}/admin/globals/retention/versions`)
  const me = (await restOf(page).get('staff/me')).json.user
  await expect(page.locator('#document-versions tbody tr').first()).toContainText(me.name || me.email)
  await page.locator('#document-versions tbody tr').first().getByRole('link').click()
  await expect(page.getByRole('heading', { name: /^Версия:/ })).toBeVisible()
  const runs = () => queryShop(`select 1 from retention_runs where kind = 'feedback'`)
  await expect.poll(runs, { timeout: 90_000 }).not.toEqual([])
  await page.goto(`${cmsUrl}/admin/globals/retention`)
  await expect(page.locator('#retention-report')).toContainText('Обращения')
})

/**
 * What the form asks of its state while somebody types is answered only when the answer is called: after the refusal
 * of a save, as it may be where one presses at once.
 */
async function holdFormState(page: Page): Promise<{ asked: Promise<Request>; answer: () => Promise<void> }> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const asks = (request: Request) => request.method() === 'POST' && request.url().endsWith('/admin/globals/retention')
  const asked = page.waitForRequest(asks, { timeout: 20_000 })
  await page.route('**/admin/globals/retention', (route) =>
    asks(route.request()) ? promise.then(() => route.continue()) : route.continue(),
  )
  // The form asks once more, and gives the first question up, where more than one thing of it changed: what it gave up
  // never ends as an answer, so all that it asked is awaited, however each ends.
  const open = new Set<Request>()
  page.on('request', (request) => asks(request) && open.add(request))
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
  const answer = async () => {
    await asked
    resolve()
    await expect.poll(() => open.size, { timeout: 30_000 }).toBe(0)
    // Two frames: by then the form has drawn the answer.
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
    await page.unrouteAll({ behavior: 'wait' })
  }
  return { asked, answer }
}
