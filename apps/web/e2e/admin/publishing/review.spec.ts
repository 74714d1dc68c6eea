import { beyondEdge } from '../../support/accessibility/sideways.ts'
import { editorAt } from '../../support/admin/editor.ts'
import { restOf } from '../../support/admin/editor-rest.ts'
import { richText } from '../../support/admin/rich-text.ts'
import { employ, signInAs } from '../../support/admin/staff-account.ts'
import { press } from '../../support/hydrated.ts'
import { letterTo, linkIn } from '../../support/mailbox.ts'
import { visibleAfter } from '../../support/pages/visible-after.ts'
import { type Browser, expect, type Page, test } from '../../support/runner/recorded-test.ts'
import { readTestEnv } from '../../support/test-env.ts'

const { cmsUrl, editor } = readTestEnv()

const mark = () => Math.random().toString(36).slice(2, 8)
const formOf = (id: string) => `${cmsUrl}/admin/collections/articles/${id}?locale=kk`
const panel = (page: Page) => page.locator('.estu-comments')

/** Public in Russian, a whole draft in Kazakh. */
async function draftArticle(page: Page) {
  await editorAt(page).signIn()
  const rest = restOf(page)
  const slug = `proverka-${mark()}`
  const russian = { title: slug, slug, summary: 'О слухе.', body: richText('Текст.'), kind: 'general' }
  const made = await rest.post('articles?locale=ru', { ...russian, _status: 'published' })
  expect(made.status, JSON.stringify(made.json)).toBe(201)
  const id: string = made.json.doc.id
  const title = `Есту ${slug}`
  const kazakh = { title, summary: 'Есту туралы.', body: richText('Мәтін.'), _status: 'draft' }
  expect((await rest.patch(`articles/${id}?locale=kk&draft=true`, kazakh)).status).toBe(200)
  return { rest, id, slug, title }
}

/** A translator to Kazakh whose admin speaks Kazakh, at a window of their own. */
async function translatorAt(browser: Browser, page: Page) {
  const account = {
    name: `Сынақ ${mark()}`,
    role: 'translator',
    language: 'kk',
    interfaceLanguage: 'kk',
    email: `review-${mark()}@estu.example`,
    password: `long-enough-${mark()}`,
  }
  await employ(restOf(page), account)
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const at = await context.newPage()
  await signInAs(at, account)
  return { at, account, close: () => context.close() }
}

test('a translator names a colleague by keys alone in Kazakh, who is written to and answers in Russian', async ({
  page,
  browser,
}) => {
  const { id, title } = await draftArticle(page)
  const { at, account, close } = await translatorAt(browser, page)
  const me: string = (await restOf(page).get('staff/me')).json.user.name
  await at.goto(formOf(id))
  await expect(at.locator('form[data-form-ready=true]')).toBeVisible()

  await test.step('the field where the cursor is, a name from the list, sent by keys', async () => {
    await at.locator('#field-summary').focus()
    await at.keyboard.press('Control+Alt+KeyM')
    await expect(panel(at).getByLabel('Жаңа пікір')).toBeFocused()
    await expect(panel(at).locator('select')).toHaveValue('summary')
    await at.keyboard.type(`Қараңызшы, @${me.slice(0, -1)}`)
    await expect(panel(at).getByRole('option', { name: me })).toHaveAttribute('aria-selected', 'true')
    await at.keyboard.press('Enter')
    await expect(panel(at).getByLabel('Жаңа пікір')).toHaveValue(`Қараңызшы, @${me} `)
    await at.keyboard.type('осы сөз дұрыс па?')
    await at.keyboard.press('Control+Enter')
    await expect(panel(at).locator('.estu-comments__body')).toHaveText(`Қараңызшы, @${me} осы сөз дұрыс па?`)
    await at.keyboard.press('Escape')
    await expect(panel(at)).toHaveCount(0)
    await expect(at.locator('#field-summary')).toBeFocused()
    await expect(at.locator('#review-comments')).toHaveText('Пікірлер (1)')
  })

  await test.step('too much is refused in its place, and none of it is lost', async () => {
    await press(at.locator('#review-comments'))
    const box = panel(at).getByLabel('Жаңа пікір')
    const long = 'ә'.repeat(100_000)
    await box.fill(long)
    await expect(panel(at)).toContainText('Артық таңба: 98000')
    await at.keyboard.press('Control+Enter')
    await expect(panel(at)).toContainText('Пікір 2000 таңбадан ұзын.')
    expect((await box.inputValue()).length).toBe(100_000)
    await box.fill('')
  })
  await close()

  await test.step('it waits on the dashboard, whose link the letter has too, and is answered beside its field', async () => {
    const letter = await letterTo(editor.email, new RegExp(`^${account.name} пишет вам`))
    const { pathname, search, hash } = new URL(linkIn(letter))
    const waiting = page.locator('section[aria-labelledby=waiting-for-me]')
    await page.goto(`${cmsUrl}/admin`)
    await expect(waiting).toContainText('осы сөз дұрыс па?')
    const link = waiting.getByRole('link', { name: title })
    await expect(link).toHaveAttribute('href', `${pathname}${search}${hash}`)
    await press(link)
    await expect(page.locator('#field-summary')).toBeFocused()
    await expect(panel(page)).toContainText('осы сөз дұрыс па?')
    await press(panel(page).getByRole('button', { name: 'Ответить' }))
    await expect(panel(page).getByLabel('Ответ', { exact: true })).toBeFocused()
    await page.keyboard.type('Да, верно.')
    await page.keyboard.press('Control+Enter')
    await expect(panel(page).locator('.estu-comments__body').last()).toHaveText('Да, верно.')
    await press(panel(page).getByRole('button', { name: 'Решено' }))
    await expect(panel(page)).toContainText('Решённые: 1')
  })

  await test.step('one stands beside the translation too, leads to its text there, and a language is marked from it', async () => {
    await page.goto(`${cmsUrl}/admin/collections/articles/${id}/translation?locale=kk`)
    const row = page.locator('.estu-tr[data-path=title]')
    await press(row.getByRole('button', { name: /^Комментарий к полю/ }))
    await panel(page).getByLabel('Новый комментарий').fill('Короче бы.')
    await press(panel(page).getByRole('button', { name: 'Отправить' }))
    await press(panel(page).locator('.estu-comments__thread h3 button'))
    await expect(row.locator('textarea')).toBeFocused()
    await row.locator('textarea').fill('Қысқа атау')
    await press(page.locator('#review-ready'))
    await expect(page.locator('.estu-review__state')).toHaveText('Ждёт проверки')
    const { json } = await restOf(page).get(`articles/${id}?locale=kk&draft=true&depth=0`)
    expect(json.title).toBe('Қысқа атау')
  })
})

test('on a phone an editor reads what waits, gives it back, and publishes it from the queue', async ({
  page,
  browser,
}) => {
  const { id, slug, title } = await draftArticle(page)
  const { at, close } = await translatorAt(browser, page)
  await page.setViewportSize({ width: 390, height: 700 })

  const expectRead = async () => {
    await expect(page.locator('.estu-reading')).toContainText('Есту туралы.')
    expect(await beyondEdge(page)).toEqual([])
  }

  const mine = { collection: 'articles', id, locale: 'kk' }
  expect((await restOf(at).post('review/ready', mine)).status).toBe(200)
  await page.goto(`${cmsUrl}/admin`)
  await expect(page.locator('section[aria-labelledby=review-queue]')).toContainText('Ждут проверки:')
  expect(await beyondEdge(page)).toEqual([])
  await page.goto(`${cmsUrl}/admin/review`)
  await press(page.locator('.estu-queue').getByRole('link', { name: title }))
  await expectRead()
  const reading = page.url()
  await page.locator('.estu-reading__decision textarea').fill('Добавьте источник.')
  await press(page.locator('#review-return'))
  await page.waitForURL((url) => url.search === '')
  await expect(page.locator('#review-return')).toHaveCount(0)
  const dashboard = await at.evaluate(async (url) => (await fetch(url)).text(), `${cmsUrl}/admin`)
  expect(dashboard).toContain('Добавьте источник.')
  await at.goto(formOf(id))
  await expect(at.locator('.estu-review__state')).toHaveText('Пікірмен қайтарылды')

  await press(at.locator('#review-ready'))
  await expect(at.locator('.estu-review__state')).toHaveText('Тексеруді күтіп тұр')
  await page.goto(reading)
  await expectRead()
  await at.locator('#field-summary').fill('Дереккөзі қосылды.')
  await expect(at.locator('.estu-review__state')).toHaveText('Мәтін белгіден кейін өзгерді')
  await press(page.locator('#review-approve'))
  await expect(page.locator('.estu-reading__decision')).toContainText('Пока вы читали, текст изменили.')
  await page.reload()
  await expect(page.locator('.estu-reading')).toContainText('Дереккөзі қосылды.')
  const answered = page.waitForResponse((response) => response.url().endsWith('/api/review/approve'))
  await press(page.locator('#review-approve'))
  expect((await answered).status()).toBe(200)
  await visibleAfter(Date.now(), `/kk/articles/${slug}`, ({ html }) => html.includes('Дереккөзі қосылды.'))
  await close()
})
