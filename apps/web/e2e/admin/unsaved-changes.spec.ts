import type { BrowserContext } from '@playwright/test'
import { editorAt } from '../support/admin/editor.ts'
import { restOf } from '../support/admin/editor-rest.ts'
import { screensOf } from '../support/admin/open-screen.ts'
import { richText } from '../support/admin/rich-text.ts'
import { employ, signInAs } from '../support/admin/staff-account.ts'
import { press } from '../support/hydrated.ts'
import { expect, type Page, test } from '../support/runner/recorded-test.ts'
import { readTestEnv } from '../support/test-env.ts'

const { cmsUrl } = readTestEnv()

const mark = () => Math.random().toString(36).slice(2, 8)
const titleOf = (page: Page) => page.locator('#field-title')

/** A signed-in editor with a draft of their own. */
async function createDraft(page: Page, fields: object = {}) {
  await editorAt(page).signIn()
  const rest = restOf(page)
  const created = await rest.post('articles?draft=true&locale=ru', { kind: 'general', title: 'Черновик', ...fields })
  expect(created.status).toBe(201)
  const id: string = created.json.doc.id
  return { id, path: `/admin/collections/articles/${id}`, rest }
}

/** With the draft open in Russian. */
async function openDraft(page: Page, fields: object = {}) {
  const draft = await createDraft(page, fields)
  await openForm(page, `${draft.path}?locale=ru`)
  return draft
}

async function openForm(page: Page, path: string) {
  await Promise.all([page.waitForResponse(/unsaved-copy-key/), page.goto(`${cmsUrl}${path}`)])
  await expect(page.locator('form[data-form-ready=true]').first()).toBeVisible()
}

/** What the server has of a draft, asked from a page that is signed in. */
async function stored(page: Page, id: string, locale = 'ru') {
  return (await restOf(page).get(`articles/${id}?draft=true&locale=${locale}&depth=0`)).json
}

async function typeAtEnd(page: Page, text: string) {
  await titleOf(page).focus()
  await page.keyboard.press('End')
  await page.keyboard.type(text)
}

/** Fails on a warning of the browser, unless it is expected. */
function watchWarnings(page: Page) {
  const warnings: string[] = []
  page.on('dialog', (dialog) => {
    warnings.push(dialog.type())
    void dialog.accept()
  })
  return warnings
}

const notice = (page: Page) => page.locator('.estu-unsaved__notice')
const offer = (page: Page) => page.locator('.estu-unsaved__offer')
/** A second window of the same person, on the CMS. */
const another = async (context: BrowserContext) => {
  const page = await context.newPage()
  await page.goto(`${cmsUrl}/api/staff/me`)
  return page
}

test('what was typed just before a click away, a reload, a closed tab or another language is saved', async ({
  page,
  context,
}) => {
  const { id, path } = await openDraft(page)
  const warnings = watchWarnings(page)
  let title = 'Черновик'
  const write = async (on: Page) => {
    const word = ` ${mark()}`
    await typeAtEnd(on, word)
    title += word
  }

  await test.step('click away', async () => {
    await write(page)
    await press(page.locator('.step-nav a[href="/admin/collections/articles"]'))
    await page.waitForURL(/\/collections\/articles(\?|$)/)
    expect((await stored(page, id)).title).toBe(title)
    await page.goBack()
    await expect(titleOf(page)).toHaveValue(title)
  })

  await test.step('reload', async () => {
    await openForm(page, `${path}?locale=ru`)
    await write(page)
    await page.reload()
    await expect(titleOf(page)).toHaveValue(title)
    expect((await stored(page, id)).title).toBe(title)
    await expect(offer(page)).toHaveCount(0)
  })

  await test.step('another language, and back', async () => {
    await write(page)
    await press(page.locator('.localizer button').first())
    await press(page.getByRole('button', { name: /Казахский/ }))
    await expect(page.locator('label[for=field-title]')).toContainText('kk')
    await titleOf(page).fill('Қазақша атауы')
    await press(page.locator('.localizer button').first())
    await press(page.getByRole('button', { name: /Русский/ }))
    await expect(page.locator('label[for=field-title]')).toContainText('ru')
    await expect(titleOf(page)).toHaveValue(title)
    expect((await stored(page, id)).title).toBe(title)
    expect((await stored(page, id, 'kk')).title).toBe('Қазақша атауы')
  })

  await test.step('closed tab', async () => {
    const other = await another(context)
    await write(page)
    await page.close({ runBeforeUnload: true })
    await expect.poll(async () => (await stored(other, id)).title).toBe(title)
  })
  expect(warnings).toEqual([])
})

test('at most five seconds of unbroken typing are unsaved, and a killed tab’s last letters are offered back', async ({
  page,
  context,
}) => {
  const { id, path } = await openDraft(page, { title: '' })
  const other = await another(context)
  await titleOf(page).focus()
  const typed: { at: number; length: number }[] = []
  const killAt = Date.now() + 6000 + Math.random() * 6000
  while (Date.now() < killAt) {
    await page.keyboard.type('а', { delay: 40 })
    typed.push({ at: Date.now(), length: typed.length + 1 })
  }
  const killed = Date.now()
  const session = await context.newCDPSession(page)
  void session.send('Page.crash').catch(() => undefined)
  const lengthAt = (time: number) => typed.findLast(({ at }) => at <= time)?.length ?? 0
  const { title } = await stored(other, id)
  expect(title.length).toBeGreaterThanOrEqual(lengthAt(killed - 5000))

  await openForm(other, `${path}?locale=ru`)
  const restore = other.getByRole('button', { name: /Восстановить набранное \d{1,2}:\d\d/ })
  await expect(offer(other)).toContainText('Заголовок')
  await press(restore)
  await expect(offer(other)).toHaveCount(0)
  const restored = (await titleOf(other).inputValue()).length
  expect(restored).toBeGreaterThanOrEqual(lengthAt(killed - 1500))
  await expect.poll(async () => (await stored(other, id)).title.length).toBe(restored)
})

test('a lost network is told, leaving is asked about, and all is saved when it returns', async ({ page, context }) => {
  const { id, path } = await createDraft(page)
  // Whole: parts of a form that are still on their way would be missed once the network is away.
  const form = `${path.replace('/admin', '')}?locale=ru`
  await Promise.all([page.waitForResponse(/unsaved-copy-key/), screensOf(page).open(form)])

  await test.step('a network that is away for a while', async () => {
    await context.setOffline(true)
    await typeAtEnd(page, ' без сети')
    await expect(notice(page)).toContainText('Не сохранено: сеть пропала')
    await expect(notice(page)).toContainText('хранится в этом браузере')
    await expect(page.getByText('Failed to fetch')).toHaveCount(0)
    await press(page.locator('.step-nav a[href="/admin/collections/articles"]'))
    await expect(page.getByRole('dialog').getByText('Набранное не сохранено')).toBeVisible()
    await press(page.getByRole('button', { name: 'Остаться' }))
    // Until the question is gone it holds the keys.
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await typeAtEnd(page, ' и дальше')
    await context.setOffline(false)
    await expect(page.locator('.estu-unsaved__done')).toContainText('всё сохранено')
    expect((await stored(page, id)).title).toBe('Черновик без сети и дальше')
  })

  await test.step('words typed into one field, then another, while a save is under way stay in both', async () => {
    const before = 'Черновик без сети и дальше'
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/api/articles/*autosave=true*', async (route) => {
      await held
      await route.continue()
    })
    const asked = page.waitForRequest((request) => request.method() === 'PATCH')
    await typeAtEnd(page, ' раз')
    await asked
    await typeAtEnd(page, ' два')
    await page.locator('#field-summary').pressSequentially('кратко')
    const answered = page.waitForResponse((response) => response.request().method() === 'PATCH')
    release()
    await answered
    await expect.poll(async () => (await stored(page, id)).summary).toBe('кратко')
    expect((await stored(page, id)).title).toBe(`${before} раз два`)
    await expect(titleOf(page)).toHaveValue(`${before} раз два`)
  })
})

test('a session that has ended loses nothing, saves under nobody else’s name and shows nobody the copy', async ({
  page,
  context,
}) => {
  const { id, path, rest } = await openDraft(page)
  const colleague = { name: 'Коллега', role: 'editor', email: `${mark()}@estu.example`, password: `long-${Date.now()}` }
  await employ(rest, colleague)
  const own = await context.cookies()
  const key = async () => (await rest.get('unsaved-copy-key')).json.key
  const ownKey = await key()
  await context.clearCookies({ name: 'payload-token' })
  expect((await rest.get('unsaved-copy-key')).status).toBe(404)
  await typeAtEnd(page, ' после сеанса')
  await expect(notice(page)).toContainText('Не сохранено: ваш сеанс закончился')
  await expect(page.getByText('Not found')).toHaveCount(0)

  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: 'Войти в новой вкладке' }).click(),
  ])
  await expect(tab.locator('#field-email')).toBeVisible()
  await signInAs(tab, colleague)
  await openForm(tab, `${path}?locale=ru`)
  await expect(titleOf(tab)).toHaveValue('Черновик')
  expect(await key()).not.toBe(ownKey)
  await press(page.getByRole('button', { name: 'Сохранить сейчас' }))
  await expect(notice(page)).toContainText('вошёл другой сотрудник')
  expect((await stored(tab, id)).title).toBe('Черновик')
  await expect(offer(tab)).toHaveCount(0)

  await context.clearCookies()
  await context.addCookies(own)
  await press(page.getByRole('button', { name: 'Сохранить сейчас' }))
  await expect(page.locator('.estu-unsaved__done')).toContainText('всё сохранено')
  expect((await stored(page, id)).title).toBe('Черновик после сеанса')
})

test('a text too long to be sent on leaving is warned about and kept', async ({ page }) => {
  // A browser sends 64 KB at most on leaving; this is a little more.
  const { id } = await openDraft(page, { body: richText('длинный текст '.repeat(2600)) })
  const warnings = watchWarnings(page)
  const saves = '**/api/articles/*autosave=true*'
  await page.route(saves, () => new Promise(() => {}))
  await press(page.locator('[data-lexical-editor=true]').first())
  await page.keyboard.press('Control+Home')
  const asked = page.waitForRequest(saves)
  await page.keyboard.type('Начало ')
  await asked
  await Promise.all([page.waitForResponse(/unsaved-copy-key/), page.reload()])
  expect(warnings).toEqual(['beforeunload'])
  await page.unroute(saves)
  await expect(page.locator('form[data-form-ready=true]').first()).toBeVisible()
  await press(page.getByRole('button', { name: /Восстановить набранное/ }))
  await expect(page.getByText(/^Начало длинный/)).toBeVisible()
  await expect.poll(async () => JSON.stringify((await stored(page, id)).body)).toContain('Начало длинный')
  await expect.poll(() => countCopies(page)).toBe(0)
  await expect(offer(page)).toHaveCount(0)
})

test('a single document is never saved by itself: it warns, keeps a copy and says which text is newer', async ({
  page,
}) => {
  await editorAt(page).signIn()
  const rest = restOf(page)
  const before = (await rest.get('globals/organisation?locale=ru&depth=0')).json
  const warnings = watchWarnings(page)
  await openForm(page, '/admin/globals/organisation?locale=ru')
  const name = page.locator('#field-name')
  await name.fill(`${before.name} проба`)
  await expect.poll(() => countCopies(page)).toBeGreaterThan(0)
  await page.reload()
  expect(warnings).toEqual(['beforeunload'])
  await expect(name).toHaveValue(before.name)
  expect((await rest.get('globals/organisation?locale=ru&depth=0')).json.name).toBe(before.name)
  await expect(offer(page)).toHaveAttribute('data-comparison', 'document-unchanged')

  expect((await rest.post('globals/organisation?locale=ru', { name: before.name })).status).toBe(200)
  await openForm(page, '/admin/globals/organisation?locale=ru')
  await expect(offer(page)).toContainText('В документе текст новее')
  await press(page.getByRole('button', { name: /Восстановить набранное/ }))
  await expect(name).toHaveValue(`${before.name} проба`)
  expect((await rest.get('globals/organisation?locale=ru&depth=0')).json.name).toBe(before.name)
  await name.fill(before.name)
  await press(page.locator('#action-save'))
  await expect(page.locator('#action-save')).toBeDisabled()
})

/** How many copies the browser holds. */
const countCopies = (page: Page) =>
  page.evaluate(async () => {
    const name = 'estu-unsaved-changes'
    // Opening what does not exist yet would create it without its store.
    if (!(await indexedDB.databases()).some((database) => database.name === name)) return 0
    return new Promise<number>((resolve) => {
      const opening = indexedDB.open(name)
      opening.onsuccess = () => {
        const counting = opening.result.transaction('copies').objectStore('copies').count()
        counting.onsuccess = () => {
          opening.result.close()
          resolve(counting.result)
        }
      }
    })
  })
