import type { Route } from '@playwright/test'
import { editorAt } from '../support/admin/editor.ts'
import { restOf } from '../support/admin/editor-rest.ts'
import { richText } from '../support/admin/rich-text.ts'
import { employ, signInAs } from '../support/admin/staff-account.ts'
import { press } from '../support/hydrated.ts'
import { type Browser, expect, type Page, test } from '../support/runner/recorded-test.ts'
import { readTestEnv } from '../support/test-env.ts'

const { cmsUrl, fullSize } = readTestEnv()

const mark = () => Math.random().toString(36).slice(2, 8)
const row = (page: Page, path: string) => page.locator(`.estu-tr[data-path="${path}"]`)
const own = (page: Page, path: string) => row(page, path).locator('textarea')
const besideOf = (id: string) => `${cmsUrl}/admin/collections/articles/${id}/translation`

/** The editor has looked for unsaved words: from now on it keeps what is typed. */
async function openBeside(page: Page, id: string) {
  await Promise.all([page.waitForResponse(/unsaved-copy-key/), page.goto(besideOf(id))])
  await expect(own(page, 'title')).toBeVisible()
}

const savedBy = (page: Page) =>
  page.waitForResponse((response) => response.url().endsWith('/api/translation/save') && response.ok())

/** A Russian article that is public and not translated. */
async function publishArticle(page: Page, summary = 'Первую неделю надевайте аппарат дома.') {
  await editorAt(page).signIn()
  const rest = restOf(page)
  const made = await rest.post('articles?locale=ru', {
    title: `Первые дни ${mark()}`,
    summary,
    body: richText('Говорите лицом к человеку.'),
    kind: 'general',
    _status: 'published',
  })
  expect(made.status, JSON.stringify(made.json)).toBe(201)
  const id: string = made.json.doc.id
  const kazakh = async () => (await rest.get(`articles/${id}?locale=kk&draft=true&depth=0`)).json
  return { rest, id, kazakh }
}

/** A window of somebody who translates to Kazakh. */
async function translatorAt(browser: Browser, page: Page): Promise<Page> {
  const account = {
    name: 'translator',
    role: 'translator',
    language: 'kk',
    interfaceLanguage: 'ru',
    email: `beside-${mark()}@estu.example`,
    password: `long-enough-${mark()}`,
  }
  await employ(restOf(page), account)
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const at = await context.newPage()
  await signInAs(at, account)
  return at
}

test("a translator's day by keys alone: to each field that waits, written, taken from before, copied, confirmed", async ({
  page,
  browser,
}) => {
  const word = mark()
  const said = (when: string) => `Слуховой аппарат ${word} чистят ${when}.`
  const told = `${word} есту аппаратын кеш сайын тазалайды.`
  const { rest, id, kazakh } = await publishArticle(page, said('каждый день'))
  const before = await publishArticle(page, said('каждый вечер'))
  const translated = { title: `Бұрын ${word}`, summary: told, body: richText('Бұрын.'), _status: 'published' }
  expect((await rest.patch(`articles/${before.id}?locale=kk`, translated)).status).toBe(200)
  const at = await translatorAt(browser, page)
  await openBeside(at, id)
  await expect(at.locator('.estu-editor__head')).toContainText('нет перевода: 3')

  await test.step('words are reached by a key and written', async () => {
    await at.keyboard.press('Alt+ArrowDown')
    await expect(own(at, 'title')).toBeFocused()
    await at.keyboard.type('Алғашқы күндер')
  })

  await test.step('a sentence translated before is offered with the house’s words, and taken by one key', async () => {
    await at.keyboard.press('Alt+ArrowDown')
    await expect(own(at, 'summary')).toBeFocused()
    const memory = row(at, 'summary').locator('.estu-tr__memory')
    await expect(memory).toContainText(told)
    await expect(memory.locator('strong').first()).toHaveText(/^[6-9]\d % похоже$/)
    await expect(memory.locator('ins').first()).toHaveText('день')
    await expect(row(at, 'summary').locator('.estu-tr__terms')).toContainText('есту аппараты')
    await at.keyboard.press('Alt+Digit1')
    await expect(own(at, 'summary')).toHaveValue(told)
  })

  await test.step('running text is copied by a key', async () => {
    await at.keyboard.press('Alt+ArrowDown')
    await expect(row(at, 'body').locator('[contenteditable=true]')).toBeFocused()
    await at.keyboard.press('Alt+KeyC')
    await expect(row(at, 'body').locator('[contenteditable=true]')).toContainText('Говорите лицом')
    await expect.poll(async () => JSON.stringify((await kazakh()).body ?? null)).toContain('Говорите лицом')
    expect(await kazakh()).toMatchObject({ title: 'Алғашқы күндер', summary: told, _status: 'draft' })
    await expect(at.locator('.estu-editor__head')).not.toContainText('нет перевода')
  })

  await test.step('the source changes: what changed is marked by words, and confirmed by a key', async () => {
    const summary = said('каждое утро')
    expect((await rest.patch(`articles/${id}?locale=ru`, { summary, _status: 'published' })).status).toBe(200)
    await openBeside(at, id)
    await expect(row(at, 'summary').locator('del')).toHaveText('каждый день')
    await expect(row(at, 'summary').locator('ins')).toHaveText('каждое утро')
    await expect(own(at, 'summary')).toHaveValue(told)
    await at.keyboard.press('Alt+ArrowDown')
    await expect(own(at, 'summary')).toBeFocused()
    await at.keyboard.press('Control+Enter')
    await expect(row(at, 'summary')).toHaveAttribute('data-state', 'current')
  })
  await at.context().close()
})

test('what is typed survives a reload, an absent network, another person’s save and an absent answer, and goes public', async ({
  page,
}) => {
  const { rest, id, kazakh } = await publishArticle(page)
  await openBeside(page, id)

  await test.step('a reload', async () => {
    const typed = savedBy(page)
    await own(page, 'title').fill('Атауы')
    await typed
    await own(page, 'summary').fill('Қайта жүктеуден бұрын')
    await page.reload()
    await expect(own(page, 'summary')).toHaveValue('Қайта жүктеуден бұрын')
  })

  await test.step('an absent network', async () => {
    await page.context().setOffline(true)
    await own(page, 'summary').fill('Желісіз терілді')
    await expect(page.locator('.estu-unsaved__notice')).toContainText('сеть пропала')
    const back = savedBy(page)
    await page.context().setOffline(false)
    await back
    await expect.poll(async () => (await kazakh()).summary).toBe('Желісіз терілді')
  })

  await test.step('another person’s save of the same field', async () => {
    await rest.patch(`articles/${id}?locale=kk&draft=true`, { title: 'Басқаның атауы', _status: 'draft' })
    await own(page, 'title').fill('Менің атауым')
    await expect(row(page, 'title').locator('.estu-tr__conflict')).toContainText('Басқаның атауы')
    await expect(own(page, 'title')).toHaveValue('Менің атауым')
    expect((await kazakh()).title).toBe('Басқаның атауы')
    const kept = savedBy(page)
    await press(row(page, 'title').getByRole('button', { name: 'Оставить мой текст' }))
    await kept
    await expect.poll(async () => (await kazakh()).title).toBe('Менің атауым')
  })

  await test.step('so does what is typed while the answer to an earlier save is under way', async () => {
    const saved = Promise.withResolvers<void>()
    const unanswered = async (route: Route) => {
      await route.fetch()
      saved.resolve()
    }
    await page.route(/api\/translation\/save/, unanswered, { times: 1 })
    await own(page, 'title').fill('Атауы')
    await saved.promise
    await own(page, 'summary').fill('Жауапты күтпей')
    await Promise.all([page.waitForResponse(/unsaved-copy-key/), page.reload()])
    await expect(own(page, 'summary')).toHaveValue('Жауапты күтпей')
    await expect(own(page, 'title')).toHaveValue('Атауы')
    expect(await kazakh()).toMatchObject({ title: 'Атауы', summary: 'Жауапты күтпей' })
  })

  await test.step('a language is published in place, and the rows stand above each other on a phone', async () => {
    await press(row(page, 'body').locator('[contenteditable=true]'))
    await page.keyboard.type('Мәтін')
    await press(page.locator('#publish-check'))
    await press(page.locator('#publish-now'))
    await expect(page.locator('.estu-publish__panel')).toContainText('Опубликовано')
    expect(await kazakh()).toMatchObject({ title: 'Атауы', summary: 'Жауапты күтпей', _status: 'published' })
    for (const width of fullSize ? [768, 390] : [390]) {
      await page.setViewportSize({ width, height: 800 })
      await page.reload()
      await expect(own(page, 'title')).toHaveValue('Атауы')
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
    }
  })
})
