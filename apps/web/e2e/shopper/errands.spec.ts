import { locales } from '@estu/domain/locale/locales'
import { expect, test } from '@playwright/test'
import { letterTo, linkIn } from '../support/mailbox.ts'
import { hiddenFields, postSlowly, stored } from '../support/posted-form.ts'
import { prefixOf, shopperAt } from '../support/shopper.ts'

let count = 0
const freshAddress = () => `shopper-${Date.now().toString(36)}-${count++}@example.kz`

for (const locale of locales)
  for (const javaScriptEnabled of [true, false]) {
    const say = (ru: string, kk: string) => (locale === 'kk' ? kk : ru)
    test.describe(`${locale}, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
      test.use({ javaScriptEnabled })

      test('two things are bought by instalment, followed by their link and called off', async ({ page }) => {
        const shopper = shopperAt(page, locale)
        const email = freshAddress()
        await shopper.addFirst('raskhodniki')
        await shopper.addFirst('apparaty')
        await expect(page.locator('.cart').first().locator('> li')).toHaveCount(2)
        await shopper.open('/cart/checkout')
        await shopper.send()
        // Nothing was filled in: the summary names each field and has the focus.
        await expect(page.locator('#form-summary')).toBeFocused()
        await expect(page.locator('#form-summary a').first()).toContainText(say('Имя и фамилия', 'Аты-жөніңіз'))
        await page.locator('[name=paying][value=instalment]').check()
        await page.locator('[name=plan]').first().check()
        await shopper.fillContact({ name: 'Асель Пробная', phone: '8 (701) 234-56-78', email })
        await shopper.send()
        await expect(page.locator('h1')).toHaveText(say('Проверьте заказ', 'Тапсырысты тексеріңіз'))
        await expect(page.locator('main')).toContainText('+7 701 234 56 78')
        const total = (await page.locator('.tot .all dd').textContent()) ?? ''
        await shopper.send(page.locator('button[value=place]'))
        await expect(page).toHaveURL(/\/thanks\?for=order/)
        const number = /E-[0-9A-Z]{4}-[0-9A-Z]{4}/.exec((await page.locator('main').textContent()) ?? '')?.[0] ?? ''
        expect(number).not.toBe('')

        const letter = await letterTo(email, new RegExp(number))
        expect(letter.text).toContain(total)
        await page.goto(linkIn(letter))
        expect(new URL(page.url()).pathname).toMatch(new RegExp(`^${prefixOf(locale)}/order/`))
        await expect(page.locator('h1')).toContainText(number)
        await expect(page.locator('.tot .all dd')).toHaveText(total)
        // The cart is empty now, and going back does not order again.
        await shopper.open('/cart')
        await expect(page.locator('.cart')).toHaveCount(0)
        await page.goto(linkIn(letter))
        await shopper.send(page.locator('button[value=cancel]'))
        await expect(page.locator('[role=status]').first()).toHaveText(say('Отменён', 'Күші жойылды'))
        await letterTo(email, new RegExp(say(`${number}: новости`, `${number} тапсырысы: жаңалық`)))
      })

      test('a visit is booked, moved and called off', async ({ page }) => {
        const shopper = shopperAt(page, locale)
        const email = freshAddress()
        await shopper.open('/zapisnapriem')
        for (const step of [1, 2, 3]) {
          await expect(page.locator('.steps [aria-current=step]')).toHaveText(
            ['', say('Услуга', 'Қызмет'), say('Филиал', 'Филиал'), say('Специалист', 'Маман')][step] ?? '',
          )
          await page.locator('.choice--link').first().click()
          await page.waitForURL((url) => url.searchParams.size === step)
        }
        await page.locator('.week a.day').last().click()
        await page.waitForURL(/day=/)
        const time = (await page.locator('button.slot').first().textContent()) ?? ''
        await page.locator('button.slot').first().click()
        await page.waitForURL(/at=/)
        await expect(page.locator('main')).toContainText(say('держим за вами до', 'сақталып тұр'))
        await page.locator('#needs-loop').check()
        await shopper.fillContact({ name: 'Марат Пробный', phone: '7012345678', email })
        await shopper.send()
        await expect(page).toHaveURL(/\/thanks\?for=appointment/)
        await expect(page.locator('main')).toContainText(time)

        const letter = await letterTo(email, new RegExp(say('^Вы записаны', '^Сіз жазылдыңыз')))
        expect(letter.attachments[0]?.mimeType).toBe('text/calendar')
        await page.goto(linkIn(letter))
        const calendar = await page.request.get(`${page.url()}/calendar.ics`)
        expect(await calendar.text()).toContain('BEGIN:VCALENDAR')
        await page.locator('a[href$="?move=1"]').click()
        await page.waitForURL(/move=1/)
        const later = (await page.locator('button.slot').last().textContent()) ?? ''
        await page.locator('button.slot').last().click()
        await page.waitForURL(/moved=1/)
        await expect(page.locator('.sum')).toContainText(later)
        await letterTo(email, new RegExp(say('^Новое время', '^Қабылдаудың жаңа уақыты')))
        await page.locator('button[value=cancel]').click()
        await expect(page.locator('[role=status]').first()).toHaveText(say('Отменена', 'Күші жойылды'))
        await letterTo(email, new RegExp(say('^Запись отменена', '^Жазылудың күші жойылды')))
      })

      test('feedback is left, and answered for', async ({ page }) => {
        const shopper = shopperAt(page, locale)
        const email = freshAddress()
        await shopper.open('/feedback')
        await page.locator('#message').fill('Есть ли у вас <script>alert(1)</script> батарейки 312?')
        await page.locator('[name=contactBy][value=email]').check()
        await shopper.fillContact({ name: 'Гульнара', phone: '', email })
        await shopper.send()
        await expect(page).toHaveURL(/\/thanks\?for=feedback/)
        await letterTo(email, new RegExp(say('^Ваше обращение', 'өтінішіңіз бізге жетті')))
      })

      test('an account is made, confirmed, entered, filled with favourites, taken away and deleted', async ({
        page,
        browser,
      }) => {
        const shopper = shopperAt(page, locale)
        const email = freshAddress()
        const password = 'три белых верблюда'
        await shopper.open('/user')
        await expect(page).toHaveURL(/\/auth\/sign-in\?next=/)
        await shopper.open('/auth/register')
        await page.locator('#name').fill('Асель')
        await page.locator('#email').fill(email)
        await page.locator('#password').fill(password)
        await page.locator('#consent').check()
        await expect(async () => {
          await page.locator('main form button[type=submit]').click()
          await page.waitForLoadState()
          if (page.url().includes('/auth/register')) await page.locator('#password').fill(password)
          expect(page.url()).toContain('/thanks')
        }).toPass({ timeout: 15_000 })
        const letter = await letterTo(email, new RegExp(say('^Подтвердите почту', '^Поштаңызды растаңыз')))
        await page.goto(linkIn(letter))
        await page.locator('main a.btn').first().click()
        await page.waitForURL(/sign-in/)
        if (javaScriptEnabled) {
          const marked = [{ product: { id: 'x', attributes: { slug: 'from-this-browser' } }, categoryPath: 'apparaty' }]
          await page.evaluate((list) => localStorage.setItem('favorites', JSON.stringify(list)), marked)
          await page.reload()
        }
        await page.locator('#email').fill(email)
        await page.locator('#password').fill('не тот пароль')
        await page.locator('main form button[type=submit]').click()
        await expect(page.locator('#form-summary')).toBeVisible()
        await expect(page.locator('#email')).toHaveValue(email)
        await page.locator('#password').fill(password)
        await page.locator('main form button[type=submit]').click()
        await page.waitForURL(/auth\/confirm/)
        const synced = javaScriptEnabled ? page.waitForResponse(/\/api\/favourites$/) : null
        await page.locator('main form button').click()
        await page.waitForURL(/user\/[0-9a-f-]{36}\?confirmed=1/)
        await synced
        const own = new URL(page.url()).pathname
        await shopper.open('/auth/sign-in')
        await expect(page).toHaveURL(new RegExp(`${own}$`))

        const stranger = await browser.newContext()
        expect((await stranger.request.get(`${own}/export`, { maxRedirects: 0 })).status()).not.toBe(200)
        await stranger.close()
        const other = await page.request.get(own.replace(/[0-9a-f]{12}$/, '000000000000'))
        expect(other.status()).toBe(404)
        const exported = await (await page.request.get(`${own}/export`)).text()
        expect(exported).toContain(email)
        expect(exported.includes('from-this-browser')).toBe(javaScriptEnabled)

        await page.locator('#delete-password').fill(password)
        await page
          .locator('button')
          .filter({ hasText: say('Удалить навсегда', 'Біржола жою') })
          .click()
        await page.waitForURL(/thanks\?for=deleted/)
        await page.goto(own)
        await expect(page).toHaveURL(/auth\/sign-in/)
      })
    })
  }

test('a double click and the back button after it make one order', async ({ page }) => {
  const shopper = shopperAt(page, 'ru')
  const email = freshAddress()
  await shopper.addFirst('raskhodniki')
  await shopper.open('/cart/checkout')
  await shopper.fillContact({ name: 'Асель Пробная', phone: '+77012345678', email })
  await shopper.send()
  await page.locator('button[value=place]').dblclick()
  await page.waitForURL(/\/thanks\?for=order/)
  await page.goBack()
  const place = page.locator('button[value=place]')
  if ((await place.count()) > 0) await place.click()
  await page.waitForLoadState()
  expect(await stored('orders', { 'where[email][equals]': email })).toHaveLength(1)
})

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
