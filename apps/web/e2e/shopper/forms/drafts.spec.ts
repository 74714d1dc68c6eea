import { quickestFillMs } from '@estu/domain/forms/form-guard'
import type { DraftForm } from '@estu/domain/forms/kept/draft-rules'
import { cartCookieOf } from '../../support/cart-cookie.ts'
import { expectEmpty, expectTyped, keptForms, keptLine, ownWords, typeInto } from '../../support/forms/kept-forms.ts'
import { signedInAs, signIn } from '../../support/forms/signed-in.ts'
import { hydrated } from '../../support/hydrated.ts'
import { shopperAt } from '../../support/shopper.ts'
import { expect, type Page, test } from '../../support/test.ts'

const forms = Object.entries(keptForms) as [DraftForm, (typeof keptForms)[DraftForm]][]

/** All drafts are kept by the same code: in the gate the form with the most kinds of fields goes the whole way. */
const wholeWay: readonly DraftForm[] = ['wait']

for (const [name, { path, typed, ofAccount = false, isQueued = false }] of forms) {
  test(`${name}: what was typed outlives reload, Back, the other language, a closed tab and a lost network`, {
    tag: wholeWay.includes(name) ? [] : '@full',
  }, async ({ page: first, context }) => {
    await context.addCookies([await cartCookieOf()])
    const account = ofAccount ? (await signedInAs(context)).id : ''
    const address = await path(account)
    let page = first
    await page.goto(address)
    await typeInto(page, typed)
    await expect(keptLine(page)).toContainText('Никуда не отправлено')
    await page.reload()
    await expectTyped(page, typed)
    await expect(keptLine(page)).toContainText('Никуда не отправлено')
    await page.goto('/filialy')
    await page.goBack()
    await expectTyped(page, typed)
    await page.locator('a[data-language=kk]:visible').first().click()
    await page.waitForURL(/\/kk\//)
    await expectTyped(page, typed, true)
    await expect(keptLine(page)).toContainText('Ешқайда жіберілген жоқ')
    await page.locator('a[data-language=ru]:visible').first().click()
    await page.waitForURL((url) => !url.pathname.startsWith('/kk'))
    await expectTyped(page, typed)
    const closed = page
    page = await context.newPage()
    await closed.close()
    await page.goto(address)
    await expectTyped(page, typed)
    // What waits in a queue has its own test.
    if (isQueued) return
    await context.setOffline(true)
    const failed = page.waitForEvent('requestfailed')
    await page.locator('main form:has(.kept) button[type=submit]').click()
    await failed
    await context.setOffline(false)
    await page.goto(address)
    await expectTyped(page, typed)
    await page.goto('/filialy')
    await page.goBack()
    await expectTyped(page, typed)
  })
}

test('each of the other forms has what was typed after a reload, an order after its last look too', async ({
  page,
  context,
}) => {
  await context.addCookies([await cartCookieOf()])
  const others = forms.filter(([name]) => !wholeWay.includes(name))
  const ofNobody = others.filter(([, { ofAccount = false }]) => !ofAccount)
  const ofAccounts = others.filter(([, { ofAccount = false }]) => ofAccount)
  let account = ''
  for (const [name, { path, typed, ofAccount = false }] of [...ofNobody, ...ofAccounts])
    await test.step(name, async () => {
      if (ofAccount && account === '') account = (await signedInAs(context)).id
      await page.goto(await path(account))
      await typeInto(page, typed)
      await expect(keptLine(page)).toContainText('Никуда не отправлено')
      await page.reload()
      await expectTyped(page, typed)
      await expect(keptLine(page)).toContainText('Никуда не отправлено')
      if (name === 'order') await lookOnceMore(page)
    })
})

/** The last look at an order loses nothing by a reload. */
async function lookOnceMore(page: Page): Promise<void> {
  // Sent before React has it, the form is a plain post, and a reload shows the last look once more.
  await hydrated(page.locator('#name'))
  await shopperAt(page, 'ru').send()
  await expect(page.locator('h1')).toHaveText('Проверьте заказ')
  await page.reload()
  // Where the form was sent as a plain post, a reload shows the last look once more.
  await expect(
    page
      .locator('#name')
      .or(page.locator('h1', { hasText: 'Проверьте заказ' }))
      .first(),
  ).toBeVisible()
  await page.goto('/cart/checkout')
  await expectTyped(page, keptForms.order.typed)
}

for (const name of ['feedback', 'appointment', 'order', 'review', 'profile'] as const) {
  test(`${name}: a draft of an account waits for its owner, and goes when the owner signs out`, {
    tag: name === 'appointment' ? [] : '@full',
  }, async ({ page, context }) => {
    const { path, typed } = keptForms[name]
    await context.addCookies([await cartCookieOf()])
    const { id, email } = await signedInAs(context)
    const address = await path(id)
    await page.goto(address)
    await typeInto(page, typed)
    await expect(keptLine(page)).toBeVisible()
    await context.clearCookies({ name: 'session' })
    await page.goto(address)
    if (name === 'profile') await expect(page).toHaveURL(/auth\/sign-in/)
    else await expectEmpty(page, typed)
    await signIn(context, email)
    await page.goto(address)
    await expectTyped(page, typed)
    // A page that was open before, and where somebody types on.
    const other = await context.newPage()
    await other.goto(address)
    await expectTyped(other, typed)
    // What the same person began to write before they signed in.
    const begun = { v: 1, fields: { message: { values: ['Плохо слышу'], at: Date.now() } } }
    await page.evaluate((draft) => localStorage.setItem('form-draft:feedback::', JSON.stringify(draft)), begun)
    await page.goto('/auth/sign-out')
    await page.locator('main form button').click()
    await page.waitForURL(/done=1/)
    const drafts = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('form-draft')))
    await expect.poll(drafts).toEqual([])
    if (name === 'profile') {
      // The page of an account does not outlive its session.
      await expect(other).toHaveURL(/auth\/sign-in/)
    } else {
      const [field = ''] = Object.keys(typed).filter((one) => /^#(name|author)$/.test(one))
      await other.locator(field).fill('После выхода')
      await other.goto('about:blank')
    }
    expect(await drafts()).toEqual([])
    await signIn(context, email)
    await page.goto(address)
    await expectEmpty(page, typed)
  })
}

test('a draft is thrown away, outlives a refusal, and is gone once sent, in another page too', async ({
  page,
  context,
}) => {
  const { typed } = keptForms.feedback
  const shopper = shopperAt(page, 'ru')
  await test.step('a draft is thrown away by its button, and for good', async () => {
    await page.goto('/feedback')
    await typeInto(page, typed)
    await keptLine(page).getByRole('button').click()
    await expect(keptLine(page)).toHaveText('Написанное удалено.')
    await expect(keptLine(page)).toBeFocused()
    await expectEmpty(page, typed)
    await page.reload()
    await expectEmpty(page, typed)
    await expect(keptLine(page)).toHaveCount(0)
  })

  await test.step('a refused form keeps what was typed over a reload', async () => {
    const refused = { ...typed, '#phone': '123' }
    await typeInto(page, refused)
    await shopper.send()
    await expect(page.locator('#form-summary')).toBeFocused()
    await expectTyped(page, refused)
    await page.reload()
    await expectTyped(page, refused)
    await page.goto('/feedback')
    await expectTyped(page, refused)
    await page.locator('#phone').fill(String(typed['#phone']))
    await expect.poll(() => page.evaluate(() => Object.values(localStorage).join())).toContain('8 701 234 56 78')
  })

  const other = await context.newPage()
  await other.goto('/feedback')
  await test.step('a sent one leaves nothing', async () => {
    await expectTyped(other, typed)
    await shopper.send()
    await page.waitForURL(/\/thanks\?for=feedback/)
    const drafts = () =>
      page.evaluate(() =>
        Object.entries(localStorage).filter(([key, text]) => key.startsWith('form-') && /Свистит/.test(text)),
      )
    await expect.poll(drafts).toEqual([])
    await page.goto('/feedback')
    await expectEmpty(page, typed)
    await page.goBack()
    // Next’s own entry in the history may end the waiting for Back too soon.
    await Promise.all([page.waitForURL(/\/feedback$/), page.goBack()])
    await expect.poll(drafts).toEqual([])
    await expect(keptLine(page)).toHaveCount(0)
  })

  await test.step('a form that another page has sent says so, and does not invite to send it again', async () => {
    await expect(keptLine(other)).toHaveText('Это уже отправлено. Отправлять ещё раз не нужно.')
    await other.locator('#message').fill('Ещё один вопрос')
    await expect(keptLine(other)).toContainText('Никуда не отправлено')
  })
})

test('two pages with the same form lose nothing of each other, nor when they save in one moment', async ({
  page,
  context,
}) => {
  const other = await context.newPage()
  await page.goto('/feedback')
  await other.goto('/feedback')
  await test.step('two pages save in one moment', async () => {
    await page.locator('#phone').fill('8 701 000 00 00')
    await expect(keptLine(page)).toBeVisible()
    await expect(keptLine(other)).toBeVisible()
    const type = (one: typeof page, id: string, text: string, at: number) =>
      one.evaluate(
        ([id, text, at]) =>
          new Promise<void>((resolve) => {
            const write = () => {
              const field = document.querySelector<HTMLTextAreaElement>(id)
              if (field) field.value = text
              field?.dispatchEvent(new Event('input', { bubbles: true }))
              resolve()
            }
            setTimeout(write, at - Date.now())
          }),
        [id, text, at] as const,
      )
    for (const round of ['раз', 'два', 'три', 'четыре', 'пять']) {
      const at = Date.now() + 500
      await Promise.all([type(page, '#name', `Имя ${round}`, at), type(other, '#message', `Слова ${round}`, at)])
      const drafts = () => page.evaluate(() => Object.values(localStorage).join())
      await expect.poll(drafts).toContain(`Имя ${round}`)
      await expect.poll(drafts).toContain(`Слова ${round}`)
    }
  })

  await test.step('two pages are typed into in turn and closed', async () => {
    const drafts = () => page.evaluate(() => Object.values(localStorage).join())
    await expect(page.locator('main form[data-queue]')).toBeVisible()
    await page.locator('#name').fill('Из первой')
    await expect.poll(drafts).toContain('Из первой')
    await other.locator('#message').fill('Из второй')
    // Another number than before: what the page has saved by then has the name as well.
    await page.locator('#phone').fill('8 702 000 00 00')
    await expect.poll(drafts).toContain('8 702 000 00 00')
    await expect.poll(drafts).toContain('Из второй')
    await page.close()
    await other.close()
    const third = await context.newPage()
    await third.goto('/feedback')
    await expect(third.locator('#name')).toHaveValue('Из первой')
    await expect(third.locator('#message')).toHaveValue('Из второй')
    await expect(third.locator('#phone')).toHaveValue('8 702 000 00 00')
  })
})

for (const name of ['review', 'profile'] as const)
  test(`${name}: sent by two quick presses, then Back and Reload: it is taken once`, {
    tag: name === 'review' ? [] : '@full',
  }, async ({ page, context }) => {
    const account = name === 'profile' ? (await signedInAs(context)).id : ''
    const { typed, documents } = name === 'review' ? ownWords(name) : { ...keptForms[name], documents: null }
    const address = await keptForms[name].path(account)
    await page.goto(address)
    await typeInto(page, typed)
    await expect(keptLine(page)).toBeVisible()
    // A form that comes too quickly is taken for a machine's.
    await expect.poll(() => page.evaluate(() => performance.now())).toBeGreaterThan(quickestFillMs)
    await page.locator('main form:has(.kept) button[type=submit]').dblclick()
    const taken = /\/thanks\?for=review|saved=1/
    await page.waitForURL(taken)
    // Trap: the router writes the address once more when it wakes, and `goBack` takes that for its own way.
    await Promise.all([page.waitForURL((url) => !taken.test(url.href)), page.goBack()])
    // The address goes back first: a page on its way would be given up for the reload.
    await expect(page.locator('main form button[type=submit]').first()).toBeVisible()
    await page.reload()
    await page.goto(address)
    await expect(keptLine(page)).toHaveCount(0)
    if (documents) expect(await documents()).toHaveLength(1)
    // A phone is shown as it is stored.
    else await expectTyped(page, { ...typed, '#phone': '+77020001122' })
  })
