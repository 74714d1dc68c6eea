import type { QueuedFormName } from '@estu/domain/forms/kept/draft-rules'
import type { BrowserContext } from '@playwright/test'
import { cartCookieOf } from '../../support/cart-cookie.ts'
import { expectTyped, keptForms, keptLine, ownWords, typeInto } from '../../support/forms/kept-forms.ts'
import { signedInAs, signIn } from '../../support/forms/signed-in.ts'
import { shopperAt } from '../../support/shopper.ts'
import { expect, type Page, test } from '../../support/test.ts'

const queue = (page: Page) => page.locator('.queue')
const send = (page: Page) => page.locator('main form:has(.kept) button[type=submit]').last().click()
const taken = { feedback: 'Сообщение отправлено', appointment: 'Вы записаны', order: 'Заказ принят' } as const
const owners = (documents: Record<string, unknown>[]) => documents.map(({ customer }) => customer ?? null)

/** What may have happened to a session while its page stood open. */
const ends: [string, (context: BrowserContext) => Promise<unknown>][] = [
  ['has expired', (context) => context.clearCookies({ name: 'session' })],
  ['is another account’s by now', (context) => signedInAs(context)],
]

/** Of an order both steps: its contacts, and its last look. */
const steps: [QueuedFormName, (page: Page) => Promise<void>][] = [
  ['feedback', async () => {}],
  ['appointment', async () => {}],
  ['order', async () => {}],
  [
    'order',
    async (page) => {
      await send(page)
      await expect(page.locator('h1')).toHaveText('Проверьте заказ')
    },
  ],
]

/** In the gate each step meets one end, in turn: `forms/form-owner` asks the same of both. */
const isInTurn = (end: number, step: number) => end === step % ends.length

for (const [turn, [what, end]] of ends.entries())
  for (const [index, [name, goOn]] of steps.entries())
    test(`${name} (${index}) whose session ${what} waits for its account, is nobody else’s and is taken once`, {
      tag: isInTurn(turn, index) ? [] : '@full',
    }, async ({ page, context }) => {
      const { typed, documents } = ownWords(name)
      await context.addCookies([await cartCookieOf()])
      const { email, id } = await signedInAs(context)
      await page.goto(await keptForms[name].path(id))
      await typeInto(page, typed)
      await expect(keptLine(page)).toBeVisible()
      await goOn(page)
      await end(context)
      await page.locator('main form[data-queue] button[type=submit]:not([value=edit])').last().click()
      await expect(queue(page)).toContainText('Войдите, и мы отправим')
      await expect(queue(page)).toBeFocused()
      expect(await documents()).toEqual([])
      await page.goto('/articles')
      await page.waitForLoadState('networkidle')
      expect(await documents()).toEqual([])
      await signIn(context, email)
      await page.goto('/filialy')
      if (name === 'order') await queue(page).getByRole('button', { name: 'Заказать' }).click()
      await expect(queue(page)).toContainText(taken[name])
      expect(owners(await documents())).toEqual([id])
    })

test('what the page of an account says of its form is not told to whoever signs in later', async ({
  page,
  context,
}) => {
  const { typed } = ownWords('feedback')
  await signedInAs(context)
  await page.goto('/feedback')
  await typeInto(page, typed)
  await expect(keptLine(page)).toBeVisible()
  const { id } = await signedInAs(context)
  await send(page)
  await expect(queue(page)).toContainText('Войдите, и мы отправим')
  // The page of an account tells the browser whose it is.
  await page.goto(`/user/${id}`)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('session'))).toContain(id)
  await page.goto('/feedback')
  await page.waitForLoadState('networkidle')
  await expect(queue(page)).toHaveCount(0)
  await expect(page.locator('#message')).toHaveValue('')
})

for (const [turn, [what, end]] of ends.entries())
  test(`a review whose session ${what} is told so, stays its writer’s, and is taken once`, {
    tag: turn === 1 ? [] : '@full',
  }, async ({ page, context }) => {
    const { typed, documents } = ownWords('review')
    const { email, id } = await signedInAs(context)
    const address = await keptForms.review.path(id)
    await page.goto(address)
    await typeInto(page, typed)
    await expect(keptLine(page)).toBeVisible()
    await end(context)
    await send(page)
    await expect(page.locator('#form-summary')).toContainText('Вы вышли из кабинета')
    await expectTyped(page, typed)
    await send(page)
    await expect(page.locator('#form-summary')).toContainText('Вы вышли из кабинета')
    expect(await documents()).toEqual([])
    await page.goto(address)
    await expect(page.locator('#text')).toHaveValue('')
    await signIn(context, email)
    await page.goto(address)
    await expectTyped(page, typed)
    await shopperAt(page, 'ru').send(page.locator('main form:has(.kept) button[type=submit]').last())
    await page.waitForURL(/\/thanks\?for=review/)
    expect(owners(await documents())).toEqual([id])
  })

test('a profile whose session has expired asks to sign in, and comes back as it was typed', async ({
  page,
  context,
}) => {
  const { typed, path } = keptForms.profile
  const { email, id } = await signedInAs(context)
  const address = await path(id)
  await page.goto(address)
  await typeInto(page, typed)
  await expect(keptLine(page)).toBeVisible()
  await context.clearCookies({ name: 'session' })
  await send(page)
  await page.waitForURL(/auth\/sign-in\?ended=1/)
  await signIn(context, email)
  await page.goto(address)
  await expectTyped(page, typed)
  await send(page)
  await page.waitForURL(/saved=1/)
  await page.goto(address)
  // A phone is shown as it is stored.
  await expectTyped(page, { ...typed, '#phone': '+77020001122' })
  await expect(keptLine(page)).toHaveCount(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a form of an account is taken from nobody else', async ({ page, context }) => {
    const { typed, documents } = ownWords('feedback')
    const { email, id } = await signedInAs(context)
    await page.goto('/feedback')
    await typeInto(page, typed)
    await signedInAs(context)
    await page.locator('main form[data-queue] button[type=submit]').click()
    await expect(page.locator('#form-summary')).toContainText('Вы вышли из кабинета')
    await expectTyped(page, typed)
    expect(await documents()).toEqual([])
    await signIn(context, email)
    await shopperAt(page, 'ru').send()
    await page.waitForURL(/\/thanks\?for=feedback/)
    expect(owners(await documents())).toEqual([id])
  })
})
