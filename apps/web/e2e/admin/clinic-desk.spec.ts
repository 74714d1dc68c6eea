import { almatyDay } from '@estu/domain/appointments/availability'
import { almatyMinute } from '@estu/domain/locale/almaty-time'
import { editorAt } from '../support/admin/editor.ts'
import { screensOf } from '../support/admin/open-screen.ts'
import { freeTime } from '../support/forms/kept-forms.ts'
import { hydrated, press } from '../support/hydrated.ts'
import { linkAfter, loadDocument } from '../support/placed-order.ts'
import { hiddenFields, post, stored } from '../support/posted-form.ts'
import { expect, type Page, type Response, test } from '../support/runner/recorded-test.ts'
import { readTestEnv } from '../support/test-env.ts'
import { visit } from '../support/visitor.ts'

const { webUrl, cmsUrl } = readTestEnv()

/** An order as a shopper places it. @returns its document and its address. */
async function placeOrder() {
  const [battery] = (await stored('consumables', { sort: 'createdAt' })) as { id: string; priceKzt: number }[]
  const [branch] = (await stored('branches', { sort: 'createdAt' })) as { id: string }[]
  const cookie = `cart=c${battery?.id.replaceAll('-', '')}x1`
  const headers = { origin: webUrl, cookie }
  const comment = `м${Date.now()}`
  const placed = await post(
    '/cart/checkout',
    {
      ...(await hiddenFields('/cart/checkout', cookie)),
      name: 'Асель Пробная',
      contactBy: 'sms',
      phone: '+77012345678',
      email: '',
      receiving: 'pickup',
      paying: 'at_pickup',
      branch: branch?.id ?? '',
      comment,
      consent: 'yes',
      intent: 'place',
      seenTotal: String(battery?.priceKzt),
    },
    headers,
  )
  expect(placed.status, placed.html).toBe(303)
  const token = new URL(placed.location, webUrl).searchParams.get('link') ?? ''
  const [order] = (await stored('orders', { 'where[comment][equals]': comment })) as { id: string }[]
  const confirmed = placed.cookies.find((one) => one.startsWith('links='))?.split(';')[0] ?? ''
  return { id: order?.id ?? '', address: `/order/${token}`, confirmed }
}

/** What the server sends of a screen. */
const sent = (page: Page, path: string): Promise<string> =>
  page.evaluate(async (url) => (await fetch(url)).text(), `${cmsUrl}/admin${path}`)

test('a shopper who waits in a messenger gets their link by one tap, and what they change meanwhile is not saved over', async ({
  page,
}) => {
  const { id, address, confirmed } = await placeOrder()
  await editorAt(page).signIn()
  const form = `/collections/orders/${id}`
  // The worker has found that nothing goes by SMS: whichever page comes after that says so.
  await expect.poll(() => sent(page, form), { timeout: 60_000 }).toContain('Нужно написать')
  expect(await sent(page, '')).toContain('Напишите покупателям')
  const { open } = screensOf(page)
  // Until the form has been given its state it forgets that it was typed into.
  await open(form)
  const history = page.locator('.estu-history li').first()

  await test.step('the messenger opens with the link, and the desk keeps when', async () => {
    await expect(page.locator('.estu-told li')).toContainText(['Нужно написать'])
    const message = page.locator('.estu-message')
    await expect(message.getByRole('status')).toHaveText('Ещё не сообщили')
    const link = await hydrated(message.getByRole('link'))
    const url = new URL((await link.getAttribute('href')) ?? '')
    expect(`${url.origin}${url.pathname}`).toBe('https://wa.me/77012345678')
    expect(url.searchParams.get('text')).toContain(`${webUrl}${address}`)
    // The messenger itself is none of ours.
    await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }))
    const [chat] = await Promise.all([page.context().waitForEvent('page'), link.click()])
    await chat.close()
    await expect(message.getByRole('status')).toContainText('Сообщили')
    await expect(history).toContainText('сообщение покупателю')
  })

  await test.step('what the shopper changes meanwhile is not saved over', async () => {
    const cancel = { origin: webUrl, cookie: confirmed }
    expect((await post(`${address}?utm_source=letter`, { intent: 'cancel' }, cancel)).status).toBe(303)
    // The form asks the server what becomes of what is typed: its answer lays nothing over the words.
    const isQuestion = (answer: Response) => answer.request().method() === 'POST' && answer.url().includes(form)
    const note = page.locator('#field-note')
    // A save asks too, and ends only with its answer.
    await expect(page.locator('form[data-form-ready=true]')).toBeVisible()
    await Promise.all([page.waitForResponse(isQuestion), note.fill('позвонить насчёт срока')])
    await press(page.locator('#action-save'))
    await expect(page.getByText('это изменил кто-то другой', { exact: false }).first()).toBeVisible()
    await expect(note).toHaveValue('позвонить насчёт срока')
  })

  await test.step('the history is told in words', async () => {
    await open(form)
    await expect(page.locator('.estu-told li')).toContainText(['Написали сами'])
    await expect(history).toContainText('отмена, которую можно вернуть')
    await expect(history).toContainText('покупатель')
    for (const note of ['первая заметка', 'вторая заметка']) {
      await (await hydrated(page.locator('#field-note'))).fill(note)
      await press(page.locator('#action-save'))
      await expect(history).toContainText(note)
    }
  })
})

test('the form of a visit writes to whoever booked it, lists free times and moves it there; a phone shows why an hour is refused', async ({
  page,
}) => {
  const token = await linkAfter(`/kk${await freeTime()}`, { forWhom: 'self', language: 'ru' })
  const id = loadDocument(token)
  const startOf = async () => {
    const [booked] = (await stored('appointments', { 'where[id][equals]': id })) as { startsAt: string }[]
    return new Date(booked?.startsAt ?? '')
  }
  const before = await startOf()
  await editorAt(page).signIn()
  await screensOf(page).open(`/collections/appointments/${id}`)

  await test.step('in the language they booked in, with a link that opens it', async () => {
    const link = await hydrated(page.locator('.estu-message').getByRole('link'))
    const url = new URL((await link.getAttribute('href')) ?? '')
    expect(`${url.origin}${url.pathname}`).toBe('https://wa.me/77012345678')
    const text = url.searchParams.get('text') ?? ''
    expect(text).toMatch(/^Сәлеметсіз бе, Асель Пробная! Бұл — Есту. Сіз .+ уақытына жазылдыңыз/)
    expect(/\S+$/.exec(text)?.[0]).toBe(`${webUrl}/kk/appointment/${token}`)
    expect((await visit(`/kk/appointment/${token}`)).html).toContain('Жазылдыңыз')
  })

  await test.step('a press moves the visit to a free time', async () => {
    const times = page.getByRole('group', { name: 'Свободное время' })
    // Of the visit's own day this may be the last time that is free.
    await press(times.getByRole('button', { name: 'Следующий день' }))
    const time = times.locator('li button[aria-disabled=false]').first()
    const chosen = ((await time.textContent()) ?? '').padStart(5, '0')
    await press(time)
    await expect(page.getByLabel('Начало (Алматы): время')).toHaveValue(chosen)
    await press(page.locator('#action-save'))
    await expect(page.locator('.estu-history li').first()).toContainText('время')
    const after = await startOf()
    expect(almatyMinute(after).slice(11)).toBe(chosen)
    expect(almatyDay(after) > almatyDay(before)).toBe(true)
  })

  await test.step('why an hour is refused is read whole on a phone, and its page is no wider than the phone', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.getByLabel('Начало (Алматы): время').fill('03:00')
    await press(page.locator('#action-save'))
    const notice = page.locator('[data-sonner-toast][data-type=error]')
    await expect(notice).toContainText('Следующее поле недействительно: Начало (Алматы)')
    const reason = page.locator('.field-error')
    await expect(reason).toBeVisible()
    await expect(reason).toContainText('напишите причину в поле «Почему запись вне правил».')
    expect(await reason.evaluate(isWhole)).toBe(true)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  })

  await test.step('calling it off asks once, and who says no has called nothing off', async () => {
    const statusOf = async () => {
      const [booked] = (await stored('appointments', { 'where[id][equals]': id })) as { status: string }[]
      return booked?.status
    }
    await page.setViewportSize({ width: 1280, height: 800 })
    await screensOf(page).open(`/collections/appointments/${id}`)
    await press(page.locator('#field-status .rs__control'))
    await press(page.locator('.rs__option', { hasText: 'Отменён' }))
    await press(page.locator('#action-save'))
    await expect(page.getByText('Отменённую запись вернуть нельзя.', { exact: false })).toBeVisible()
    await press(page.locator('#confirm-cancel').last())
    await expect(page.getByText('Отменённую запись вернуть нельзя.', { exact: false })).toBeHidden()
    expect(await statusOf()).toBe('booked')
    await page.keyboard.press('Control+s')
    await press(page.locator('#confirm-action').last())
    await expect(page.locator('.estu-history li').first()).toContainText('Отменён')
    expect(await statusOf()).toBe('cancelled')
  })
})

/** Nothing of the text lies outside the box that shows it. */
const isWhole = (shown: Element): boolean =>
  [shown, ...shown.querySelectorAll('*')].every(
    ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
      scrollWidth <= clientWidth + 1 && scrollHeight <= clientHeight + 1,
  )
