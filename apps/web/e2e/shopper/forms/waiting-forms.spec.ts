import { queueKey } from '@estu/domain/forms/kept/form-queue'
import { cartCookieOf } from '../../support/cart-cookie.ts'
import { expectEmpty, keptForms, ownWords, typeInto } from '../../support/forms/kept-forms.ts'
import { expect, type Page, test } from '../../support/test.ts'

const queue = (page: Page) => page.locator('.queue')
const day = 24 * 3_600_000

const waits = { feedback: 'Сообщение ждёт', appointment: 'Запись на приём ждёт', order: 'Заказ ждёт' } as const
const taken = { feedback: 'Сообщение отправлено', appointment: 'Вы записаны', order: 'Заказ принят' } as const

/** Fills a form in and presses its button while there is no network. */
async function sendWithoutNetwork(page: Page, name: keyof typeof waits) {
  const { typed, documents } = ownWords(name)
  await page.context().addCookies([await cartCookieOf()])
  const address = await keptForms[name].path('')
  await page.goto(address)
  await typeInto(page, typed)
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  await page.locator('main form[data-queue] button[type=submit]').last().click()
  await expect(queue(page)).toContainText(waits[name])
  return { typed, documents, address }
}

for (const name of ['feedback', 'appointment', 'order'] as const)
  test(`${name}: sent without a network, then Reload and Back: it waits, and is taken exactly once`, {
    // A visit waits in `screener/attached-result` and below.
    tag: name === 'appointment' ? '@full' : [],
  }, async ({ page }) => {
    const context = page.context()
    const { typed, documents, address } = await sendWithoutNetwork(page, name)
    // Pages come again; whatever is posted still gets lost.
    await context.route('**/*', (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()))
    await context.setOffline(false)
    await page.reload()
    await expect(queue(page)).toContainText(waits[name])
    await expectEmpty(page, typed)
    await page.goto('/filialy')
    await expect(queue(page)).toContainText(waits[name])
    await page.goBack()
    await expect(queue(page)).toContainText(waits[name])
    await expectEmpty(page, typed)
    expect(await documents()).toHaveLength(0)
    await context.unroute('**/*')
    await page.evaluate(() => dispatchEvent(new Event('online')))
    if (name === 'order') await queue(page).getByRole('button', { name: 'Заказать' }).dblclick()
    await expect(queue(page)).toContainText(taken[name])
    await page.goto(address)
    await expect(queue(page)).toContainText(taken[name])
    await page.goBack()
    await page.reload()
    expect(await documents()).toHaveLength(1)
  })

/** Makes what waits older, as if the days had passed on another page. */
async function age(page: Page, days: number): Promise<void> {
  await page.evaluate(
    ([key, passed]) => {
      const text = localStorage.getItem(key) ?? ''
      const aged = text.replace(/"(at|triedAt)":(\d+)/g, (_, name, at) => `"${name}":${Number(at) - passed}`)
      localStorage.setItem(key, aged)
    },
    [queueKey, days * day] as const,
  )
}

test('what a waiting visit says about health goes after a day, told, and nothing goes out by itself', async ({
  page,
}) => {
  const { typed, documents } = await sendWithoutNetwork(page, 'appointment')
  await page
    .context()
    .route('**/*', (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()))
  await page.context().setOffline(false)
  await page.goto('/filialy')
  await age(page, 1)
  await page.context().unroute('**/*')
  await page.goto('/articles')
  await expect(queue(page)).toContainText('Ответы о здоровье мы храним в браузере только сутки')
  await expect(queue(page).getByRole('button', { name: 'Отправить ещё раз' })).toHaveCount(0)
  const stored = await page.evaluate((key) => localStorage.getItem(key) ?? '', queueKey)
  expect(stored).toContain(String(typed['#name']))
  for (const name of ['age', 'needs', 'forWhom', 'comment']) expect(stored).not.toContain(`"${name}"`)
  expect(stored).not.toContain(String(typed['#comment']))
  await queue(page).getByRole('button', { name: 'Исправить' }).click()
  await expect(page.locator('#name')).toHaveValue(String(typed['#name']))
  expect(await documents()).toHaveLength(0)
})

test('a clock that was set back by days sends nothing anew that may have arrived', async ({ page }) => {
  const { documents } = await sendWithoutNetwork(page, 'feedback')
  await page
    .context()
    .route('**/*', (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()))
  await page.context().setOffline(false)
  await page.goto('/filialy')
  const triedAt = () => page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '[]')[0]?.triedAt, queueKey)
  await expect.poll(triedAt).toBeTruthy()
  await page.goto('about:blank')
  await page.clock.setSystemTime(Date.now() - 3 * day)
  await page.context().unroute('**/*')
  await page.goto('/articles')
  await expect(queue(page)).toContainText('мы не знаем, дошло ли')
  expect(await documents()).toHaveLength(0)
})
