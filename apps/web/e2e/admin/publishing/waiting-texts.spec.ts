import { editorAt } from '../../support/admin/editor.ts'
import { restOf } from '../../support/admin/editor-rest.ts'
import { richText } from '../../support/admin/rich-text.ts'
import { employ, signInAs } from '../../support/admin/staff-account.ts'
import { type Browser, expect, type Locator, type Page, test } from '../../support/runner/recorded-test.ts'
import { readTestEnv } from '../../support/test-env.ts'

const { cmsUrl } = readTestEnv()

const mark = () => Math.random().toString(36).slice(2, 8)

/** Walks to a place by the keys alone. */
async function tabTo(page: Page, place: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(place).toBeVisible()
  for (let step = 0; step < 150; step += 1) {
    if (await place.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  throw new Error(`the keyboard does not come to ${place}`)
}

async function pressByKeys(page: Page, place: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await tabTo(page, place, key)
  await page.keyboard.press('Enter')
}

/** A window of somebody who translates to Kazakh. */
async function translatorAt(browser: Browser, page: Page): Promise<Page> {
  const account = {
    name: 'translator',
    role: 'translator',
    language: 'kk',
    interfaceLanguage: 'ru',
    email: `waiting-${mark()}@estu.example`,
    password: `long-enough-${mark()}`,
  }
  await employ(restOf(page), account)
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const at = await context.newPage()
  await signInAs(at, account)
  return at
}

const beside = `${cmsUrl}/admin/globals/instalments/translation`
const row = (page: Page) => page.locator('.estu-tr[data-path="decision"]')
const own = (page: Page) => row(page).locator('.estu-tr__own textarea').first()
const button = (page: Page, name: string) => row(page).getByRole('button', { name })

/** Opens both languages of the plans, and goes to the text that is missing by its key. */
async function openAtText(page: Page) {
  await Promise.all([page.waitForResponse(/unsaved-copy-key/), page.goto(beside)])
  await expect(own(page)).toBeVisible()
  await page.keyboard.press('Alt+ArrowDown')
  await expect(own(page)).toBeFocused()
}

const savedBy = (page: Page) =>
  page.waitForResponse((response) => response.url().endsWith('/api/translation/save') && response.ok())

test('a text of a single document is sent back, written anew and taken to the site by keys alone', async ({
  page,
  browser,
}) => {
  await editorAt(page).signIn()
  const rest = restOf(page)
  const decision = async () =>
    (await rest.get('globals/instalments?locale=kk&depth=0&fallback-locale=null')).json.decision
  const put = (text: string) => rest.post('globals/instalments?locale=kk', { decision: text })
  const before = await decision()
  expect((await put('')).status).toBe(200)
  const at = await translatorAt(browser, page)

  await test.step('a translator writes', async () => {
    await openAtText(at)
    const saved = savedBy(at)
    await at.keyboard.type('Банк шешеді.')
    await saved
  })

  await test.step('an editor sends it back with a comment', async () => {
    await openAtText(page)
    await expect(row(page).locator('blockquote')).toHaveText('Банк шешеді.')
    await pressByKeys(page, button(page, 'Вернуть переводчику'))
    await expect(row(page).getByLabel('Что исправить?')).toBeFocused()
    await page.keyboard.type('Назовите срок ответа.')
    await pressByKeys(page, button(page, 'Вернуть с комментарием'))
    await expect(row(page)).toContainText('Возвращён переводчику')
    expect(await decision()).toBeFalsy()
  })

  await test.step('the translator finds it in their list, with their words, and writes it anew', async () => {
    await at.goto(`${cmsUrl}/admin`)
    const returned = at.locator('[aria-labelledby=declined-texts]')
    await expect(returned).toContainText('Вам вернули тексты')
    await Promise.all([at.waitForURL(/instalments\/translation/), pressByKeys(at, returned.getByRole('link'))])
    await openAtText(at)
    await expect(row(at).locator('[data-declined]')).toContainText('Назовите срок ответа.')
    await expect(own(at)).toHaveValue('Банк шешеді.')
    await at.keyboard.press('Control+End')
    const saved = savedBy(at)
    await at.keyboard.type(' Жауабы бір күнде.')
    await saved
  })

  await test.step('the editor takes it and saves', async () => {
    await openAtText(page)
    await pressByKeys(page, button(page, 'Взять текст переводчика'))
    await expect(own(page)).toHaveValue('Банк шешеді. Жауабы бір күнде.')
    const saved = savedBy(page)
    await pressByKeys(page, page.getByRole('button', { name: 'Сохранить: сразу на сайте' }), 'Shift+Tab')
    await saved
    expect(await decision()).toBe('Банк шешеді. Жауабы бір күнде.')
  })
  expect((await put(before)).status).toBe(200)
  await at.context().close()
})

test('one’s own text over a field that was changed elsewhere stays by keys alone', async ({ page, browser }) => {
  await editorAt(page).signIn()
  const rest = restOf(page)
  const made = await rest.post('articles?locale=ru', {
    title: `Обогнали ${mark()}`,
    summary: 'О чём.',
    body: richText('Текст.'),
    kind: 'general',
    _status: 'published',
  })
  expect(made.status, JSON.stringify(made.json)).toBe(201)
  const { id } = made.json.doc
  const kazakh = async () => (await rest.get(`articles/${id}?locale=kk&draft=true&depth=0`)).json.summary
  const at = await translatorAt(browser, page)
  const form = `${cmsUrl}/admin/collections/articles/${id}?locale=kk`
  await Promise.all([at.waitForResponse(/unsaved-copy-key/), at.goto(form)])
  await expect(at.locator('form[data-form-ready=true]').first()).toBeVisible()

  const other = { summary: 'Басқаның сөзі', _status: 'draft' }
  expect((await rest.patch(`articles/${id}?locale=kk&draft=true`, other)).status).toBe(200)
  await tabTo(at, at.locator('#field-summary'))
  await at.keyboard.type('Менің сөзім')
  const overtaken = at.locator('[data-overtaken=summary]')
  await expect(overtaken).toContainText('Басқаның сөзі')
  await expect(at.locator('#field-summary')).toHaveValue('Менің сөзім')
  await pressByKeys(at, overtaken.getByRole('button', { name: 'Оставить мой текст' }))
  await expect(overtaken).toHaveCount(0)
  await expect.poll(kazakh).toBe('Менің сөзім')
  await at.context().close()
})
