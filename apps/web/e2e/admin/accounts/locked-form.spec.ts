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

test('of two editors of one document the second is told; a translator is led to where nobody is kept out', async ({
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

  await test.step('a translator goes on where both languages stand beside each other', async () => {
    const at = await colleagueAt(browser, page, 'translator', { language: 'kk', interfaceLanguage: 'kk' })
    const notice = at.locator('.document-locked')
    await at.goto(`${form}?locale=kk`)
    await expect(notice).toBeVisible()
    await expect(notice).toContainText('Соңғы өзгеріс')
    await expect(notice.locator('p:visible', { hasText: /[A-Z][a-z]{2} \d/ })).toHaveCount(0)
    await at.getByRole('link', { name: '«Екі тіл» бетін ашу' }).click()
    const title = at.locator('.estu-tr[data-path="title"] textarea')
    await expect(title).toBeVisible()
    await expect(notice).toHaveCount(0)
    const written = at.waitForResponse((answer) => answer.url().endsWith('/api/translation/save') && answer.ok())
    await (await hydrated(title)).fill('Алғашқы күндер')
    await written
    expect((await rest.get(`articles/${id}?locale=kk&draft=true&depth=0`)).json.title).toBe('Алғашқы күндер')
    await at.context().close()
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
