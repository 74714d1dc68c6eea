import { queueKey } from '@estu/domain/forms/kept/form-queue'
import { type Cut, openCuttingProxy } from '../../support/forms/cutting-proxy.ts'
import { expectTyped, freeTime, keptForms, typeInto } from '../../support/forms/kept-forms.ts'
import { isTaken, isThanked, mark, queue, ready, send } from '../../support/forms/queued-form.ts'
import { signedInAs } from '../../support/forms/signed-in.ts'
import { hiddenFields, post, stored } from '../../support/posted-form.ts'
import { expect, test } from '../../support/test.ts'
import { readTestEnv } from '../../support/test-env.ts'

const { fullSize, webUrl } = readTestEnv()

const withMessage = (message: string) => stored('feedback', { 'where[message][equals]': message })

test('a message sent without a network waits over a closed tab, is sent once, and its number is told', async ({
  page: first,
  context,
}) => {
  const message = mark()
  const { typed } = keptForms.feedback
  await first.goto('/feedback')
  await typeInto(first, { ...typed, '#message': message })
  await ready(first)
  await context.setOffline(true)
  await send(first)
  await expect(queue(first)).toContainText('Сообщение ждёт интернета')
  await expect(queue(first)).toBeFocused()
  await expect(first.locator('#message')).toBeHidden()
  expect(await withMessage(message)).toHaveLength(0)
  const page = await context.newPage()
  await first.close()
  await context.setOffline(false)
  // What waits is sent at the next visit of any page.
  await page.goto('/articles')
  await expect(queue(page)).toContainText('Сообщение отправлено')
  const [kept] = (await withMessage(message)) as { reference: string }[]
  await expect(queue(page)).toContainText(`Номер ${kept?.reference}`)
  await page.reload()
  await expect(queue(page)).toContainText('Сообщение отправлено')
  await page.goto('/kk/filialy')
  await expect(queue(page)).toContainText('Хабарламаңыз жіберілді')
  await queue(page).getByRole('link').click()
  await page.waitForURL(/\/thanks\?for=feedback&number=F-/)
  await expect(queue(page)).toHaveCount(0)
  expect(await withMessage(message)).toHaveLength(1)
})

test('a connection cut before, during and after the answer makes one message of one tap', async ({ page }) => {
  const proxy = await openCuttingProxy()
  try {
    for (const cut of ['before', 'during', 'after'] as const) {
      const message = mark()
      await page.goto(`${proxy.origin}/feedback`)
      await typeInto(page, { ...keptForms.feedback.typed, '#message': message })
      await ready(page)
      proxy.cuts.push(cut)
      await send(page)
      await isTaken(page, 'Сообщение отправлено')
      expect(await withMessage(message), cut).toHaveLength(1)
      if (isThanked(page)) continue
      await queue(page).getByRole('button', { name: 'Закрыть' }).click()
      await expect(queue(page)).toHaveCount(0)
    }
  } finally {
    await proxy.close()
  }
})

test('a network that breaks again and again: every waiting form is taken exactly once', async ({ page }) => {
  test.slow()
  const flaps = fullSize ? 50 : 12
  const proxy = await openCuttingProxy()
  try {
    const messages = Array.from({ length: Math.ceil(flaps / 3) }, mark)
    const entries = await Promise.all(messages.map(waitingMessage))
    const pattern: Cut[] = ['after', 'before', 'during']
    proxy.cuts.push(...Array.from({ length: flaps }, (_, index) => pattern[index % 3] ?? 'before'))
    await page.goto(`${proxy.origin}/filialy`)
    await page.evaluate(([key, text]) => localStorage.setItem(key, text), [queueKey, JSON.stringify(entries)] as const)
    await page.reload()
    await expect(async () => {
      // Each time the network returns the browser says so; between, tries grow rare by themselves.
      await page.evaluate(() => dispatchEvent(new Event('online')))
      expect(await queue(page).getByText('Сообщение отправлено').count()).toBe(entries.length)
    }).toPass({ timeout: 120_000, intervals: [200] })
    expect(proxy.cuts).toEqual([])
    for (const message of messages) expect(await withMessage(message), message).toHaveLength(1)
    console.log(`queue: ${flaps} cuts, ${messages.length} forms, ${proxy.arrived()} arrivals, each taken once`)
  } finally {
    await proxy.close()
  }
})

/** A message as the browser would keep it in its queue. */
async function waitingMessage(message: string) {
  const hidden: Record<string, string> = await hiddenFields('/feedback')
  const person = { name: 'Проба', contactBy: 'sms', phone: '+7 701 234 56 78', email: '', consent: 'yes' }
  const all = { ...hidden, ...person, topic: 'question', message }
  return {
    key: hidden.idempotencyKey,
    form: 'feedback',
    about: '',
    owner: '',
    path: '/feedback',
    fields: Object.entries(all),
    state: 'waiting',
    at: Date.now(),
    triedAt: null,
    tries: 0,
    nextAt: 0,
    answer: null,
  }
}

test('of several open pages one sends', async ({ context }) => {
  const proxy = await openCuttingProxy()
  try {
    const messages = Array.from({ length: 5 }, mark)
    const entries = await Promise.all(messages.map(waitingMessage))
    const pages = await Promise.all(Array.from({ length: 3 }, () => context.newPage()))
    // Where no page of ours is open yet: one that saw them come would send, and be left while it did.
    await pages[0]?.goto(`${proxy.origin}/robots.txt`)
    await pages[0]?.evaluate(([key, text]) => localStorage.setItem(key, text), [
      queueKey,
      JSON.stringify(entries),
    ] as const)
    await Promise.all(pages.map((page) => page.goto(`${proxy.origin}/filialy`)))
    for (const page of pages)
      await expect.poll(() => queue(page).getByText('Сообщение отправлено').count(), { timeout: 30_000 }).toBe(5)
    for (const message of messages) expect(await withMessage(message)).toHaveLength(1)
    const quick = proxy.arrived()
    console.log(`queue: 5 forms, 3 pages, ${quick} arrivals`)
    // Each may have come once too quickly after it was made; nothing came from two pages at once.
    expect(quick).toBeLessThanOrEqual(10)
  } finally {
    await proxy.close()
  }
})

test('a time that was taken meanwhile is told, and another is chosen with everything typed', async ({
  page,
  context,
}) => {
  const { typed } = keptForms.appointment
  const address = await freeTime()
  await page.goto(address)
  await typeInto(page, typed)
  await ready(page)
  await context.setOffline(true)
  await send(page)
  await expect(queue(page)).toContainText('Запись на приём ждёт интернета')
  await expect(queue(page)).toContainText('время за вами не закреплено')
  await takeEveryone(address)
  await context.setOffline(false)
  await expect(queue(page)).toContainText('Это время только что заняли')
  await queue(page).getByRole('button', { name: 'Выбрать другое время' }).click()
  await page.waitForURL((url) => url.searchParams.has('specialist') && !url.searchParams.has('at'))
  await page.locator('button.slot').first().click()
  await page.waitForURL(/at=/)
  await expectTyped(page, typed)
})

/** Other people book the same time until nobody is free then. */
async function takeEveryone(address: string): Promise<void> {
  const query = Object.fromEntries(new URL(address, webUrl).searchParams)
  for (let one = 10; ; one += 1) {
    const hidden = await hiddenFields(address)
    const fields = { ...hidden, service: query.service, branch: query.branch, specialist: 'any', startsAt: query.at }
    const person = { name: 'Другой', contactBy: 'sms', phone: `+7 701 000 00 ${one}`, email: '', forWhom: 'self' }
    const body = { ...fields, ...person, age: '', language: 'ru', comment: '', consent: 'yes' } as Record<
      string,
      string
    >
    const { status } = await post('/zapisnapriem', body)
    if (status !== 303) return
  }
}

test('what an account left waiting goes out by nobody else’s hand', async ({ page, context }) => {
  const message = mark()
  const { email } = await signedInAs(context)
  await page.goto('/feedback')
  await typeInto(page, { ...keptForms.feedback.typed, '#message': message })
  await ready(page)
  await context.setOffline(true)
  await send(page)
  await expect(queue(page)).toContainText('Сообщение ждёт интернета')
  await context.clearCookies({ name: 'session' })
  await context.setOffline(false)
  await expect(queue(page)).toContainText('Войдите, и мы отправим')
  expect(await withMessage(message)).toHaveLength(0)
  await queue(page).getByRole('link', { name: 'Войти' }).click()
  await page.locator('#email').fill(email)
  await page.locator('#password').fill('три белых верблюда')
  await page.locator('main form button[type=submit]').click()
  await page.waitForURL(/\/user\//)
  await expect(queue(page)).toContainText('Сообщение отправлено')
  const [kept] = (await withMessage(message)) as { customer: string | null }[]
  expect(kept?.customer).toBeTruthy()
})

test('what a person without an account left waiting stays theirs, whoever is signed in by then', async ({
  page,
  context,
}) => {
  const message = mark()
  const entry = await waitingMessage(message)
  await signedInAs(context)
  await page.goto('/filialy')
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [queueKey, JSON.stringify([entry])] as const)
  await page.reload()
  await expect(queue(page)).toContainText('Сообщение отправлено')
  const [kept] = (await withMessage(message)) as { customer: string | null }[]
  expect(kept).toBeTruthy()
  expect(kept?.customer ?? null).toBeNull()
})

test('a refused message and one that is taken back come back with everything typed', async ({ page, context }) => {
  const typed = { ...keptForms.feedback.typed, '#message': mark(), '#phone': '123' }
  await page.goto('/feedback')
  await typeInto(page, typed)
  await ready(page)
  await test.step('a refused message comes back', async () => {
    await context.setOffline(true)
    await send(page)
    await expect(queue(page)).toContainText('Сообщение ждёт интернета')
    await context.setOffline(false)
    await expect(queue(page)).toContainText('Сообщение пока не отправлено')
    await queue(page).getByRole('button', { name: 'Исправить' }).click()
    await expectTyped(page, typed)
    await expect(queue(page)).toHaveCount(0)
  })

  await test.step('what waits is taken back into its form', async () => {
    const mended = { ...typed, '#phone': '8 701 234 56 78' }
    await typeInto(page, mended)
    await ready(page)
    await context.setOffline(true)
    await send(page)
    await expect(queue(page)).toContainText('Сообщение ждёт интернета')
    await page.evaluate(() => {
      // Nothing may leave while the network is back for the page alone.
      window.fetch = () => Promise.reject(new TypeError('cut'))
    })
    await context.setOffline(false)
    await queue(page).getByRole('button', { name: 'Не отправлять' }).click()
    await expectTyped(page, mended)
    await expect(queue(page)).toHaveCount(0)
    expect(await withMessage(typed['#message'])).toHaveLength(0)
  })
})
