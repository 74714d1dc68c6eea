import { editorAt } from '../../support/admin/editor.ts'
import { restOf } from '../../support/admin/editor-rest.ts'
import { richText } from '../../support/admin/rich-text.ts'
import { employ, signInAs } from '../../support/admin/staff-account.ts'
import { hydrated, press } from '../../support/hydrated.ts'
import { type Browser, expect, type Page, test } from '../../support/runner/recorded-test.ts'
import { readTestEnv } from '../../support/test-env.ts'

const { cmsUrl } = readTestEnv()

/** A window of a colleague with an account of their own. */
async function colleagueAt(browser: Browser, page: Page, role: string, more: object): Promise<Page> {
  const mark = `${role}-${Date.now()}`
  const account = { name: role, role, email: `${mark}@estu.example`, password: `long-enough-${mark}`, ...more }
  await employ(restOf(page), account)
  const context = await browser.newContext()
  const own = await context.newPage()
  await signInAs(own, account)
  return own
}

test('of two editors of one document the second is told; a translator is kept out by nobody', async ({
  page,
  browser,
}) => {
  const editor = editorAt(page)
  await editor.signIn()
  const rest = restOf(page)
  const made = await rest.post('articles?locale=ru', {
    title: 'Двое',
    summary: 'Первый.',
    body: richText('Текст.'),
    kind: 'general',
    _status: 'published',
  })
  expect(made.status, JSON.stringify(made.json)).toBe(201)
  const { id } = made.json.doc
  const form = `${cmsUrl}/admin/collections/articles/${id}`
  await page.goto(`${form}?locale=ru`)
  const saved = page.waitForResponse((response) => response.url().includes('autosave=true'))
  await editor.fill('summary', 'Правка первого.')
  expect((await saved).status()).toBe(200)
  const lock = async () =>
    (await rest.get(`payload-locked-documents?where[document.value][equals]=${id}&depth=0`)).json.docs[0]
  await expect.poll(lock).toBeTruthy()
  const other = await colleagueAt(browser, page, 'editor', { interfaceLanguage: 'ru' })

  await test.step('the second editor is told, and takes the form over', async () => {
    await other.goto(`${form}?locale=ru`)
    await expect(other.locator('.document-locked')).toBeVisible()
    const { id: lockId, user: first } = await lock()
    expect((await restOf(other).del(`payload-locked-documents/${lockId}`)).status).toBe(403)
    await press(other.locator('#document-locked-take-over'))
    await expect(other.locator('#field-summary')).toBeEnabled()
    await expect.poll(async () => (await lock()).user.value).not.toBe(first.value)
    expect((await rest.del(`payload-locked-documents/${lockId}`)).status).toBe(403)
    const kept = (await rest.get(`articles/${id}?locale=ru&draft=true&depth=0`)).json
    expect(kept.summary).toContain('Правка первого.')
  })

  await test.step('a translator writes in the same form meanwhile, and takes it from nobody', async () => {
    const { user: holder } = await lock()
    const at = await colleagueAt(browser, page, 'translator', { language: 'kk', interfaceLanguage: 'kk' })
    await at.goto(`${form}?locale=kk`)
    const written = at.waitForResponse((answer) => answer.url().includes('autosave=true') && answer.ok())
    await (await hydrated(at.locator('#field-title'))).fill('Алғашқы күндер')
    await written
    await expect(at.locator('.document-locked')).toHaveCount(0)
    expect((await rest.get(`articles/${id}?locale=kk&draft=true&depth=0`)).json.title).toBe('Алғашқы күндер')
    expect((await lock()).user.value).toBe(holder.value)
    await at.context().close()
  })

  await test.step('what others wrote in a field meanwhile is told, and nothing typed is lost', async () => {
    const beside = { collection: 'articles', id, locale: 'ru' }
    const text = { path: 'summary', value: 'Правка рядом с переводом.', base: 'none' }
    const answer = await rest.post('translation/save', { ...beside, texts: [text] })
    const { revision } = answer.json.conflicts[0]
    await rest.post('translation/save', { ...beside, texts: [{ ...text, base: revision }] })
    await (await hydrated(other.locator('#field-summary'))).fill('Правка второго.')
    const notice = other.locator('[data-overtaken="summary"]')
    await expect(notice).toContainText('Правка рядом с переводом.')
    await expect(other.locator('#field-summary')).toHaveValue('Правка второго.')
    await press(notice.getByRole('button', { name: 'Оставить мой текст' }))
    const stored = async () => (await rest.get(`articles/${id}?locale=ru&draft=true&depth=0`)).json.summary
    await expect.poll(stored).toBe('Правка второго.')
    await expect(notice).toHaveCount(0)
  })

  await test.step('a form without languages says since when, too', async () => {
    const from = `/dvoe-${Date.now()}`
    const { json } = await rest.post('redirects', { from, document: { relationTo: 'articles', value: id } })
    const redirect = `${cmsUrl}/admin/collections/redirects/${json.doc.id}`
    await page.goto(redirect)
    await editor.fill('from', `${from}-i`)
    const locks = `payload-locked-documents?where[document.value][equals]=${json.doc.id}&depth=0`
    await expect.poll(async () => (await rest.get(locks)).json.totalDocs).toBe(1)
    await other.goto(redirect)
    const notice = other.locator('.document-locked')
    await expect(notice).toContainText('Последняя правка')
    await expect(notice.locator('p:visible', { hasText: /[A-Z][a-z]{2} \d/ })).toHaveCount(0)
  })
  await other.context().close()
})
