import { forEachShopper } from '../support/each-shopper.ts'
import { freeTime } from '../support/forms/kept-forms.ts'
import { freshAddress } from '../support/fresh-address.ts'
import { letterTo, linkIn } from '../support/mailbox.ts'
import { bookedIn, orderedIn } from '../support/placed-order.ts'
import { post } from '../support/posted-form.ts'
import { queryShop } from '../support/shop/shop-database.ts'
import { prefixOf, shopperAt } from '../support/shopper.ts'
import { expect, test } from '../support/test.ts'
import { readTestEnv } from '../support/test-env.ts'

const { webUrl } = readTestEnv()

forEachShopper(({ locale, javaScriptEnabled, say }) => {
  test('a link in other hands tells how an order stands, and all of it after the end of the phone', {
    tag: javaScriptEnabled ? '@full' : [],
  }, async ({ page, context, browser }) => {
    const email = freshAddress()
    await orderedIn(context, { locale, email, phone: '8 (701) 234-56-78' })
    const link = linkIn(await letterTo(email, /E-[0-9A-Z]{4}-[0-9A-Z]{4}/))
    // The browser that has ordered is asked nothing.
    await page.goto(link)
    const title = (await page.locator('.sumlist p').first().textContent()) ?? ''
    expect(title).not.toBe('')

    const other = await browser.newContext({ javaScriptEnabled })
    const stranger = await other.newPage()
    await stranger.goto(link)
    const main = stranger.locator('main')
    await expect(main.locator('[role=status]').first()).toHaveText(say('Принят', 'Қабылданды'))
    for (const secret of [title, 'Асель', '5678 ', email]) await expect(main).not.toContainText(secret)
    await expect(stranger.locator('button[value=cancel]')).toHaveCount(0)
    // Whoever knows the form's words, but not the phone, changes nothing.
    expect((await post(new URL(link).pathname, { intent: 'cancel' })).status).toBe(403)
    const visitor = shopperAt(stranger, locale)
    await stranger.locator('#proof').fill('56')
    await visitor.send()
    await expect(stranger.locator('#form-summary a')).toContainText(say('четыре последние', 'соңғы төрт саны'))
    await stranger.locator('#proof').fill('5679')
    await visitor.send()
    await expect(stranger.locator('#form-summary')).toContainText(say('Не совпало', 'Сәйкес келмеді'))
    await stranger.locator('#proof').fill('5678')
    await visitor.send()
    await expect(main).toContainText(title)
    await expect(main.locator('[role=status]').first()).toHaveText(say('Принят', 'Қабылданды'))
    await stranger.goto(link)
    await expect(main).toContainText(title)
    const [kept] = (await other.cookies()).filter(({ name }) => name === 'links')
    expect(kept).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
    await other.close()
  })
})

test('a visit keeps its place, its file and its thanks to whoever booked it, and its link ends', async ({
  page,
  context,
  browser,
}) => {
  const email = freshAddress()
  const visit = { name: 'Марат Пробный', phone: '7012345678', email }
  const thanks = await bookedIn(context, await freeTime(), visit)
  const link = linkIn(await letterTo(email, /^Вы записаны/))
  await page.goto(link)
  const place = (await page.locator('.sum dd').nth(2).textContent()) ?? ''
  expect((await page.request.get(`${link}/calendar.ics`)).headers()['content-type']).toContain('text/calendar')

  const other = await browser.newContext()
  const stranger = await other.newPage()
  await stranger.goto(`${webUrl}${thanks}`)
  await expect(stranger.locator('main')).not.toContainText(place)
  await stranger.locator('main a[href*="/appointment/"]').click()
  await expect(stranger.locator('#proof')).toBeVisible()
  await expect(stranger.locator('main')).not.toContainText(place)
  const file = await other.request.get(`${link}/calendar.ics`, { maxRedirects: 0 })
  expect([file.status(), file.headers().location]).toEqual([302, new URL(link).pathname])
  for (const intent of ['cancel', 'move', 'detach'])
    expect((await post(new URL(link).pathname, { intent })).status, intent).toBe(403)

  await queryShop(
    `update appointments set starts_at = now() - interval '91 days', ends_at = now() - interval '91 days' where email = $1`,
    [email],
  )
  await page.goto(link)
  await expect(page.locator('h1')).toHaveText('Ссылка больше не действует')
  await expect(page.locator('main')).toContainText('90 дней')
  await expect(page.locator(`main a[href="${prefixOf('ru')}/find-order"]`)).toBeVisible()
  await expect(page.locator('main')).not.toContainText(/A-[0-9A-Z]{4}/)
  await other.close()
})
