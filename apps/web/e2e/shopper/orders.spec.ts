import { formatDate } from '@estu/domain/locale/dates'
import { locales } from '@estu/domain/locale/locales'
import { heldUntil } from '@estu/domain/orders/held-until'
import { cartCookieOf } from '../support/cart-cookie.ts'
import { forEachShopper } from '../support/each-shopper.ts'
import { endUndoTime } from '../support/end-undo-time.ts'
import { freshAddress } from '../support/fresh-address.ts'
import { letterTo, linkIn } from '../support/mailbox.ts'
import { orderedIn } from '../support/placed-order.ts'
import { stored } from '../support/posted-form.ts'
import { languageTag } from '../support/runner/diagonals.ts'
import { prefixOf, shopperAt } from '../support/shopper.ts'
import { expect, test } from '../support/test.ts'
import { asTyped, visit } from '../support/visitor.ts'

forEachShopper(({ locale, javaScriptEnabled, say }) => {
  test('two things are bought by instalment, followed by their link and called off', {
    tag: javaScriptEnabled ? '@full' : [],
  }, async ({ page, context }) => {
    const shopper = shopperAt(page, locale)
    const email = freshAddress()
    await context.addCookies([await cartCookieOf()])
    await shopper.addFirst('apparaty')
    await expect(page.locator('.cart').first().locator('> li')).toHaveCount(2)
    await shopper.open('/cart/checkout')
    await shopper.send()
    // Nothing was filled in: the summary names each field and has the focus.
    await expect(page.locator('#form-summary')).toBeFocused()
    await expect(page.locator('#form-summary a').first()).toContainText(say('Имя и фамилия', 'Аты-жөніңіз'))
    // Of what goes by itself this shop has mail.
    await expect(page.locator('#contactBy-hint')).toContainText(
      say('На почту подтверждение придёт само', 'Эл. поштаға растау хаты бірнеше минутта өзі келеді'),
    )
    await page.locator('[name=paying][value=instalment]').check()
    await page.locator('[name=plan]').first().check()
    await shopper.fillContact({ name: 'Асель Пробная', phone: '8 (701) 234-56-78', email })
    await shopper.send()
    await expect(page.locator('h1')).toHaveText(say('Проверьте заказ', 'Тапсырысты тексеріңіз'))
    await expect(page.locator('main')).toContainText('+7 701 234 56 78')
    const total = (await page.locator('.tot .all dd').textContent()) ?? ''
    await shopper.send(page.locator('button[value=place]'))
    await expect(page).toHaveURL(/\/thanks\?for=order/)
    await expect(page.locator('main')).toContainText(say('Письмо со ссылкой на заказ', 'Тапсырыс сілтемесі бар хат'))
    await expect(page.locator('main')).toContainText(
      say('Сотрудник напишет в WhatsApp', 'Қызметкер сізге WhatsApp арқылы жазады'),
    )
    // Where to come to stands there in words, with the map.
    await expect(page.locator('#way + p + p')).toHaveText(/\S/)
    await expect(page.locator('section[aria-labelledby=way] a[href*="2gis"]')).toBeVisible()
    const number = /E-[0-9A-Z]{4}-[0-9A-Z]{4}/.exec((await page.locator('main').textContent()) ?? '')?.[0] ?? ''
    expect(number).not.toBe('')

    const letter = await letterTo(email, new RegExp(number))
    expect(letter.text).toContain(total)
    await page.goto(linkIn(letter))
    expect(new URL(page.url()).pathname).toMatch(new RegExp(`^${prefixOf(locale)}/order/`))
    await expect(page.locator('h1')).toContainText(number)
    await expect(page.locator('.tot .all dd')).toHaveText(total)
    // What was done, and what is still to come.
    const steps = page.locator('section[aria-labelledby=history] li')
    await expect(steps.and(page.locator('[aria-current=step]')).locator('b')).toHaveText(say('Принят', 'Қабылданды'))
    await expect(steps.and(page.locator('.ahead')).locator('b')).toHaveText(
      locale === 'kk'
        ? ['Расталды, жинап жатырмыз', 'Филиалда күтіп тұр', 'Берілді']
        : ['Подтверждён, собираем', 'Ждёт вас в филиале', 'Выдан'],
    )
    await expect(page.locator('section[aria-labelledby=way]')).toBeVisible()
    // What a month costs, and every payment of it.
    const schedule = page.locator('section[aria-labelledby=schedule]')
    await schedule.locator('summary').click()
    const payments = (await schedule.locator('tbody td').allTextContents()).map((text) =>
      Number(text.replace(/\D/g, '')),
    )
    expect(payments.reduce((sum, one) => sum + one, 0)).toBe(Number(total.replace(/\D/g, '')))
    const monthly = (await schedule.locator('.lead').textContent()) ?? ''
    expect(Number(/([\d\s]+)₸/.exec(monthly)?.[1]?.replace(/\s/g, ''))).toBe(payments[0])
    // On paper: what, for how much, when, which number, from whom; nothing to press.
    await page.emulateMedia({ media: 'print' })
    const sheet = page.locator('body')
    await expect(page.locator('h1')).toBeVisible()
    await expect(page.locator('.sumlist li')).toHaveCount(2)
    await expect(page.locator('.sumlist li').first()).toBeVisible()
    await expect(sheet.getByText(say('Кто продаёт', 'Кім сатады'))).toBeVisible()
    await expect(schedule.locator('tbody td').first()).toBeVisible()
    for (const pressed of ['.btn', '.ask', '.header']) await expect(page.locator(`${pressed}:visible`)).toHaveCount(0)
    await page.emulateMedia({ media: 'screen' })
    await expect(page.locator('main')).toContainText(say('О каждом изменении заказа', 'Тапсырыстағы әр өзгерісті'))
    // The cart is empty now, and going back does not order again.
    for (const path of ['/cart', '/cart/checkout']) {
      await shopper.open(path)
      await expect(page.locator('.cart')).toHaveCount(0)
      await expect(page.locator('h1')).toContainText(number)
      await expect(page.locator('main a[href*="/order/"]')).toBeVisible()
    }
    // An address alone changes nothing, whatever it says.
    const status = page.locator('[role=status]').first()
    await page.goto(`${linkIn(letter)}?intent=cancel`)
    await expect(status).toHaveText(say('Принят', 'Қабылданды'))
    await page.goto(linkIn(letter))
    await expect(status).toHaveText(say('Принят', 'Қабылданды'))
    await expect(page.locator('button[value=cancel]')).toBeHidden()
    await page.locator('.ask summary').click()
    await shopper.send(page.locator('button[value=cancel]'))
    await expect(status).toHaveText(say('Отменён', 'Тапсырыстан бас тартылды'))
    // Thought better of, and then not.
    await expect(page.locator('main')).toContainText(
      say(/Передумать\sможно\sдо\s\d{1,2}:\d\d/, /\d{1,2}:\d\d\sдейін\sойыңыздан/),
    )
    await shopper.send(page.locator('button[value=undo]'))
    await expect(status).toHaveText(say('Принят', 'Қабылданды'))
    await page.locator('.ask summary').click()
    await shopper.send(page.locator('button[value=cancel]'))
    await expect(page.locator('button[value=undo]')).toBeVisible()
    await endUndoTime(email)
    await page.reload()
    await expect(page.locator('button[value=undo]')).toHaveCount(0)
    await expect(status).toHaveText(say('Отменён', 'Тапсырыстан бас тартылды'))
    await letterTo(email, new RegExp(say(`${number}: новости`, `${number} тапсырысы: жаңалық`)))
  })

  test('an order is brought at the first try, and what it costs is known before it is sent', {
    tag: javaScriptEnabled ? [] : '@full',
  }, async ({ page, context }) => {
    const shopper = shopperAt(page, locale)
    const email = freshAddress()
    await context.addCookies([await cartCookieOf()])
    await shopper.open('/cart/checkout')
    const total = page.locator('.tot .all dd')
    const goods = (await total.textContent()) ?? ''
    await page.locator('[name=receiving][value=delivery]').check()
    // The one way to pay on receipt stays chosen.
    await expect(page.locator('[name=paying][value=on_receipt]')).toBeChecked()
    const zone = page.locator('.choice:has([name=zone])').first()
    await zone.locator('input').check()
    if (javaScriptEnabled) await expect(total).not.toHaveText(goods)
    const shown = javaScriptEnabled ? await total.textContent() : null
    await shopper.fillContact({ name: 'Асель Пробная', phone: '8 (701) 234-56-78', email })
    await shopper.send()
    // All that is missing is told at once, from the top of the page down.
    await expect(page.locator('#form-summary a')).toHaveText([
      new RegExp(say('Город или посёлок', 'Қала немесе ауыл')),
      new RegExp(say('Улица, дом, квартира', 'Көше, үй, пәтер')),
    ])
    await page.locator('#city').fill(say('Алматы', 'Алматы қаласы'))
    await page.locator('#street').fill('Абая, 1')
    await shopper.send()
    await expect(page.locator('h1')).toHaveText(say('Проверьте заказ', 'Тапсырысты тексеріңіз'))
    await expect(page.locator('.sum')).toContainText(say('Курьеру, при получении', 'Курьерге, алған кезде'))
    if (shown) await expect(total).toHaveText(shown)
    const agreed = (await total.textContent()) ?? ''
    await shopper.send(page.locator('button[value=place]'))
    await expect(page).toHaveURL(/\/thanks\?for=order/)
    expect((await letterTo(email, /E-[0-9A-Z]{4}-[0-9A-Z]{4}/)).text).toContain(agreed)
  })

  test('a cart that changed since the last look is shown once more before anything is ordered', {
    tag: javaScriptEnabled ? '@full' : [],
  }, async ({ page, context }) => {
    const shopper = shopperAt(page, locale)
    const email = freshAddress()
    await context.addCookies([await cartCookieOf()])
    await shopper.open('/cart/checkout')
    await shopper.fillContact({ name: 'Асель Пробная', phone: '+77012345678', email })
    await shopper.send()
    const [cart] = (await page.context().cookies()).filter(({ name }) => name === 'cart')
    if (!cart) throw new Error('There is no cart.')
    // Another tab has taken two where there was one: at the price of one, it would have been something else.
    await page.context().addCookies([{ ...cart, value: cart.value.replace(/x1(?!\d)/, 'x2') }])
    await shopper.send(page.locator('button[value=place]'))
    await expect(page.locator('#form-summary')).toContainText(say('Корзина изменилась', 'себет өзгерді'))
    await expect(page.locator('.sumlist')).toContainText(say('2 шт.', '2 дана'))
    expect(await stored('orders', { 'where[email][equals]': email })).toHaveLength(0)
    await shopper.send(page.locator('button[value=place]'))
    await expect(page).toHaveURL(/\/thanks\?for=order/)
  })
})

for (const locale of locales)
  test(`until when goods are kept is told, and calling off is not what stands out, ${locale}`, {
    tag: languageTag(locale),
  }, async ({ page, context }) => {
    const email = freshAddress()
    await page.goto((await orderedIn(context, { locale, email })).thanks)
    const [order] = (await stored('orders', { 'where[email][equals]': email })) as { createdAt: string }[]
    const until = asTyped(formatDate(heldUntil(order?.createdAt ?? ''), locale, 'dayTime'))
    const told = async () => asTyped((await page.locator('main').textContent()) ?? '')
    const kept = { ru: `Товары отложены для вас до ${until}`, kk: `Тауарлар сізге ${until} дейін сақталады` }[locale]
    expect(await told()).toContain(kept)
    await page.locator('main a[href*="/order/"]').first().click()
    await page.waitForURL(/\/order\//)
    await expect(page.locator('.ask > summary')).toBeVisible()
    expect(await told()).toContain(kept)
    // Whoever has nothing but the address learns as much.
    const { html } = await visit(new URL(page.url()).pathname)
    expect(html).toContain({ ru: `Товары отложены до ${until}`, kk: `Тауарлар ${until} дейін сақталады` }[locale])

    await page.setViewportSize({ width: 360, height: 740 })
    const cancel = page.locator('.ask > summary')
    const own = await cancel.boundingBox()
    const others = page.locator('.flow__main .btn:visible:not(.ask *)')
    await expect(others.first()).toBeVisible()
    const boxes = await Promise.all((await others.all()).map((one) => one.boundingBox()))
    const areas = boxes.map((box) => (box?.width ?? 0) * (box?.height ?? 0))
    for (const box of boxes) expect(own?.y).toBeGreaterThanOrEqual((box?.y ?? 0) + (box?.height ?? 0))
    expect((own?.width ?? 0) * (own?.height ?? 0)).toBeLessThan(Math.max(...areas))
    await expect(cancel).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
    await expect(cancel).toHaveCSS('border-top-color', 'rgba(0, 0, 0, 0)')
  })

test('a double click and the back button after it make one order', async ({ page, context }) => {
  const shopper = shopperAt(page, 'ru')
  const email = freshAddress()
  await context.addCookies([await cartCookieOf()])
  await shopper.open('/cart/checkout')
  await shopper.fillContact({ name: 'Асель Пробная', phone: '+77012345678', email })
  await shopper.send()
  await page.locator('button[value=place]').dblclick()
  await page.waitForURL(/\/thanks\?for=order/)
  await page.goBack()
  await expect(page.locator('h1')).toHaveText(/\S/)
  const place = page.locator('button[value=place]')
  if ((await place.count()) > 0) await place.click()
  await page.waitForLoadState()
  expect(await stored('orders', { 'where[email][equals]': email })).toHaveLength(1)
})
