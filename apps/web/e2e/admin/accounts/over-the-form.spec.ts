import { editorAt } from '../../support/admin/editor.ts'
import { restOf } from '../../support/admin/editor-rest.ts'
import { screensOf } from '../../support/admin/open-screen.ts'
import { employ, signInAs } from '../../support/admin/staff-account.ts'
import { appCode } from '../../support/authenticator.ts'
import { hydrated, press } from '../../support/hydrated.ts'
import { loadDocument, placedOrder } from '../../support/placed-order.ts'
import { expect, test } from '../../support/runner/recorded-test.ts'
import { queryShop } from '../../support/shop/shop-database.ts'
import { readTestEnv } from '../../support/test-env.ts'

const { cmsUrl } = readTestEnv()

const account = (name: string, more: object) => ({
  name,
  role: 'editor',
  email: `${name}-${Date.now()}@estu.example`,
  password: `long-enough-${Date.now()}`,
  interfaceLanguage: 'ru',
  ...more,
})

test('before making an account an admin shows who they are, over the form, and nothing typed is lost', async ({
  page,
  browser,
}) => {
  await editorAt(page).signIn()
  const boss = account('boss', { role: 'admin' })
  await employ(restOf(page), boss)
  const context = await browser.newContext()
  const own = await context.newPage()
  await signInAs(own, boss)
  await queryShop(
    `update staff_session_marks set proved_at = now() - interval '11 minutes'
     where staff_id = (select id from staff where email = $1)`,
    [boss.email],
  )
  await own.goto(`${cmsUrl}/admin/collections/staff/create`)
  await expect(own.locator('form[data-form-ready=true]').first()).toBeVisible()
  const typed = account('made', {})
  const fields = { email: typed.email, name: 'Айгүл', password: typed.password, 'confirm-password': typed.password }
  for (const [field, value] of Object.entries(fields))
    await (await hydrated(own.locator(`#field-${field}`))).fill(value)
  const dialog = own.getByRole('dialog', { name: 'Подтвердите, что это вы' })
  const expectTyped = async () => {
    for (const [field, value] of Object.entries(fields)) await expect(own.locator(`#field-${field}`)).toHaveValue(value)
  }
  await press(own.locator('#action-save'))
  await expect(dialog).toBeVisible()
  await own.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expectTyped()
  await press(own.locator('#action-save'))
  await expect(dialog.locator('input[type=password]')).toBeFocused()
  await own.keyboard.type('не тот пароль')
  await own.keyboard.press('Enter')
  await expect(dialog.getByText('Это не тот пароль')).toBeVisible()
  await dialog.locator('input[type=password]').fill(boss.password)
  await own.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await own.waitForURL(/collections\/staff\/[0-9a-f-]{36}/)
  await expect(own.locator('#field-name')).toHaveValue('Айгүл')
  await context.close()
})

test('a session that has ended is begun anew over the form, second step and all, and what was typed is saved', async ({
  page,
  browser,
}) => {
  await editorAt(page).signIn()
  const person = account('sheet', {})
  const rest = restOf(page)
  await employ(rest, person)
  const draft = { title: 'Черновик', summary: 'Лист входа.', kind: 'general', _status: 'draft' }
  const { id } = (await rest.post('articles?locale=ru&draft=true', draft)).json.doc
  const context = await browser.newContext({ viewport: { width: 390, height: 800 } })
  const own = await context.newPage()
  await signInAs(own, person)
  const at = restOf(own)
  const { key } = (await at.post('staff/second-factor/offer', {})).json
  expect((await at.post('staff/second-factor/take', { code: appCode(key, -1) })).status).toBe(200)

  const form = `${cmsUrl}/admin/collections/articles/${id}?locale=ru`
  await Promise.all([own.waitForResponse(/unsaved-copy-key/), own.goto(form)])
  await expect(own.locator('form[data-form-ready=true]').first()).toBeVisible()
  const title = await hydrated(own.locator('#field-title'))
  await context.clearCookies({ name: 'payload-token' })
  await title.fill('Черновик после сеанса')
  const begin = own.getByRole('button', { name: 'Войти здесь' })
  await press(begin)
  const sheet = own.getByRole('dialog', { name: 'Войдите снова' })
  await expect(sheet.locator('input[type=password]')).toBeFocused()
  await own.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await press(begin)
  await own.keyboard.type('не тот пароль')
  await own.keyboard.press('Enter')
  await expect(sheet.getByText('Почта или пароль не подходят')).toBeVisible()
  await sheet.locator('input[type=password]').fill(person.password)
  await own.keyboard.press('Enter')
  await expect(sheet.locator('input[name=code]')).toBeFocused()
  // Between the two steps nothing is saved: nobody is here yet.
  expect((await rest.get(`articles/${id}?locale=ru&draft=true&depth=0`)).json.title).toBe('Черновик')
  await own.keyboard.type(appCode(key))
  await own.keyboard.press('Enter')
  await expect(sheet).toBeHidden()
  await expect(own.locator('.estu-unsaved__done')).toContainText('всё сохранено')
  await expect(title).toHaveValue('Черновик после сеанса')
  expect((await rest.get(`articles/${id}?locale=ru&draft=true&depth=0`)).json.title).toBe('Черновик после сеанса')
  await context.close()
})

test('an ended session takes nothing from an order’s form: they sign in over it and save', async ({
  page,
  browser,
}) => {
  const id = loadDocument(await placedOrder())
  await editorAt(page).signIn()
  const person = account('desk', { role: 'clinic' })
  await employ(restOf(page), person)
  // Until it is known how the shopper is told, the order changes by itself.
  const order = `${cmsUrl}/admin/collections/orders/${id}`
  const sent = () => page.evaluate(async (url) => (await fetch(url)).text(), order)
  await expect.poll(sent, { timeout: 60_000 }).toContain('Нужно написать')
  const context = await browser.newContext()
  const own = await context.newPage()
  await signInAs(own, person)
  await own.clock.install()
  await screensOf(own).open(`/collections/orders/${id}`)
  const note = await hydrated(own.locator('#field-note'))
  const notice = own.locator('.estu-unsaved__notice')
  const sheet = own.getByRole('dialog', { name: 'Войдите снова' })
  const signInOver = async () => {
    await expect(sheet.locator('input[type=password]')).toBeFocused()
    await own.keyboard.type(person.password)
    await own.keyboard.press('Enter')
    await expect(sheet).toBeHidden()
  }
  const save = async (words: string) => {
    await expect(note).toHaveValue(words)
    await press(own.locator('#action-save'))
    await expect(own.locator('.estu-history li').first()).toContainText(words)
    await expect(own.locator('#action-save')).toBeDisabled()
    await expect(notice).toHaveCount(0)
  }

  await test.step('a session that is gone is told in words, where a save was refused', async () => {
    await note.fill('уточнить адрес')
    await context.clearCookies({ name: 'payload-token' })
    await press(own.locator('#action-save'))
    await expect(notice).toContainText('Не сохранено: ваш сеанс закончился.')
    await expect(own.getByText('Not found')).toHaveCount(0)
    await press(notice.getByRole('button', { name: 'Войти здесь' }))
    await signInOver()
    await expect(notice).toHaveCount(0)
    await save('уточнить адрес')
  })

  await test.step('at its end the sheet lies over the form and stays there until they have signed in', async () => {
    await note.fill('перезвонить в пятницу')
    await context.clearCookies({ name: 'payload-token' })
    await own.clock.fastForward((8 * 60 - 4) * 60_000)
    await own.clock.runFor(10 * 60_000)
    await expect(sheet).toContainText('Ваш сеанс закончился')
    for (const _ of [1, 2]) await own.keyboard.press('Escape')
    await signInOver()
    expect(own.url()).toBe(order)
    await save('перезвонить в пятницу')
  })
  await context.close()
})
