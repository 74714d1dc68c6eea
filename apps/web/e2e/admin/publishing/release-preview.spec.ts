import { editorAt } from '../../support/admin/editor.ts'
import { type Answer, restOf } from '../../support/admin/editor-rest.ts'
import { draftInBoth, releaseOf } from '../../support/admin/releases-rest.ts'
import { richText } from '../../support/admin/rich-text.ts'
import { press } from '../../support/hydrated.ts'
import { policyViolations } from '../../support/policy-violations.ts'
import { expect, type Page, test } from '../../support/runner/recorded-test.ts'
import { readTestEnv } from '../../support/test-env.ts'
import { visit } from '../../support/visitor.ts'

const { cmsUrl, webUrl } = readTestEnv()

/** A single document with some of it written anew waits for a release. */
async function aside(page: Page, release: string, global: string, locale: 'ru' | 'kk', change: object): Promise<void> {
  const rest = restOf(page)
  const stored: Answer = await rest.get(`globals/${global}?locale=${locale}&depth=0`)
  const { id: _, createdAt: __, updatedAt, globalType: ___, ...data } = stored.json
  const body = { global, locale, data: { ...data, ...change }, seenAt: updatedAt ?? null }
  expect((await rest.post(`release-desk/${release}/globals`, body)).json).toEqual({ ok: true })
}

/** Running text with a link to a document. */
function leadingTo(id: string, words: string) {
  const text = richText(words)
  const [paragraph] = text.root.children as { children: object[] }[]
  const [inner] = paragraph?.children ?? []
  const fields = { linkType: 'internal', newTab: false, doc: { relationTo: 'articles', value: id } }
  const link = { type: 'link', version: 3, direction: null, format: '', indent: 0, fields, children: [inner] }
  return { root: { ...text.root, children: [{ ...paragraph, children: [link] }] } }
}

/** Two articles that are not public, the first leading to the second, and the line above the pages, in both languages. */
async function preparedRelease(page: Page) {
  const mark = String(Date.now())
  const slugs = [`vmeste-a-${mark}`, `vmeste-b-${mark}`] as const
  const second = await draftInBoth(page, slugs[1])
  const first = await draftInBoth(page, slugs[0], { body: leadingTo(second, `Жалғасы ${mark}`) })
  const body = { body: leadingTo(second, `Дальше ${mark}`), _status: 'draft' }
  expect((await restOf(page).patch(`articles/${first}?locale=ru&draft=true`, body)).status).toBe(200)
  const id = await releaseOf(page, `Вместе ${mark}`, [first, second])
  await aside(page, id, 'announcement', 'ru', { text: `Скоро ${mark}` })
  await aside(page, id, 'announcement', 'kk', { text: `Жақында ${mark}` })
  return { mark, slugs, ids: [first, second] as const, id, title: `Вместе ${mark}` }
}

const isOfLine = (html: string, mark: string) => html.includes(`Скоро ${mark}`) || html.includes(`Жақында ${mark}`)

test('a release is walked through before it is public, in both languages, and visitors see nothing of it', async ({
  page,
}) => {
  await editorAt(page).signIn()
  const { mark, slugs, ids, id, title } = await preparedRelease(page)
  await page.goto(`${cmsUrl}/admin/collections/releases/${id}`)
  const button = page.locator('#release-preview')
  await expect(button).toHaveText('Посмотреть выпуск')
  const address = await button.getAttribute('href')
  const base = new URL(address ?? '').pathname
  const walk = await page.context().newPage()
  const refused = await policyViolations(walk)
  const line = walk.locator('body')
  const bar = walk.locator('.preview-bar')

  await test.step('the button opens the home page with the line that waits', async () => {
    await walk.goto(address ?? '')
    await expect(line).toContainText(`Скоро ${mark}`)
    await expect(bar).toContainText(title)
    expect((await visit(base)).headers.get('cache-control')).toContain('no-store')
    expect((await visit(`${base}/articles`)).headers.get('x-robots-tag')).toContain('noindex')
  })

  await test.step('its bar leads to each page of it, and says where the rest shows', async () => {
    await bar.locator('summary').click()
    await expect(bar.locator('li')).toHaveCount(3)
    await expect(bar.locator('li', { hasText: 'Объявление' })).toContainText('строка над каждой страницей')
    await expect(bar).toContainText('Списки и поиск показывают то, что опубликовано сейчас.')
    await bar.getByRole('link', { name: `${slugs[0]}: по-русски` }).click()
    await expect(walk.locator('h1')).toHaveText(slugs[0])
    await expect(line).toContainText(`Скоро ${mark}`)
  })

  await test.step('a link in the text leads on within it, as does one to a page that stays as it is', async () => {
    await walk.getByRole('link', { name: `Дальше ${mark}` }).click()
    await expect(walk.locator('h1')).toHaveText(slugs[1])
    expect(new URL(walk.url()).pathname).toBe(`${base}/articles/${slugs[1]}`)
    await walk.locator('a[href="/articles"]').filter({ visible: true }).first().click()
    await expect(walk).toHaveURL(`${webUrl}${base}/articles`)
    await expect(line).toContainText(`Скоро ${mark}`)
    await expect(walk.locator('#main')).not.toContainText(slugs[1])
  })

  await test.step('so it is in Kazakh', async () => {
    await bar.locator('summary').click()
    await bar.getByRole('link', { name: `${slugs[0]}: по-казахски` }).click()
    await expect(walk.locator('html')).toHaveAttribute('lang', 'kk')
    await expect(walk.locator('h1')).toHaveText(`${slugs[0]} қаз`)
    await expect(line).toContainText(`Жақында ${mark}`)
    await expect(bar).toContainText(`«${title}» шығарылымын алдын ала қарау`)
    await walk.getByRole('link', { name: `Жалғасы ${mark}` }).click()
    await expect(walk.locator('h1')).toHaveText(`${slugs[1]} қаз`)
  })

  await test.step('the site is as it was', async () => {
    for (const path of ['/', '/kk', '/articles']) expect(isOfLine((await visit(path)).html, mark), path).toBe(false)
    for (const slug of slugs) expect((await visit(`/articles/${slug}`)).status).toBe(404)
    expect(refused).toEqual([])
    const forged = (await visit(`${base.slice(0, -3)}AAA/articles/${slugs[0]}`)).html
    expect(forged).toContain('Ссылка предпросмотра устарела.')
    expect(forged).not.toContain(title)
  })

  await test.step('what is taken out of it is shown as it is public', async () => {
    const items = [{ document: { relationTo: 'articles', value: ids[0] }, languages: ['ru', 'kk'] }]
    expect((await restOf(page).patch(`releases/${id}`, { items })).status).toBe(200)
    expect((await visit(`${base}/articles/${slugs[0]}`)).html).toContain(`Скоро ${mark}`)
    expect((await visit(`${base}/articles/${slugs[1]}`)).html).not.toContain(`${slugs[1]}: текст.`)
  })

  await test.step('once it is deleted, it says so and leads back', async () => {
    expect((await restOf(page).del(`releases/${id}`)).status).toBe(200)
    await walk.goto(address ?? '')
    await expect(walk.locator('main')).toContainText('Этот выпуск удалили, показать нечего.')
    await expect(walk.locator('main')).toContainText('Бұл шығарылым жойылған')
    await expect(walk.getByRole('link', { name: 'Открыть сайт' })).toHaveAttribute('href', '/')
  })

  await test.step('a person of the clinic has their page in it, and what no page shows alone is seen too', async () => {
    const rest = restOf(page)
    const mark = String(Date.now())
    const person = { title: `Дәрігер ${mark}`, role: 'Сурдолог', slug: `dariger-${mark}` }
    const made = await rest.post('specialists?locale=kk&draft=true', person)
    expect(made.status, JSON.stringify(made.json)).toBe(201)
    const items = [{ document: { relationTo: 'specialists', value: made.json.doc.id }, languages: ['kk'] }]
    const { id } = (await rest.post('releases', { title: `Адамдар ${mark}`, items })).json.doc
    await aside(page, id, 'legal', 'kk', { cookieNotice: `Есептейміз ${mark}` })
    await aside(page, id, 'navigation', 'kk', { footer: [{ title: `Төменде ${mark}`, links: [] }] })
    const base = `/kk${new URL((await rest.get(`release-desk/${id}`)).json.preview).pathname}`
    const seen = async (path: string) => (await visit(`${base}${path}`)).html

    const own = await seen(`/specialisty/dariger-${mark}`)
    expect(own).toContain(`<h1>Дәрігер ${mark}</h1>`)
    expect(own).toContain(`Төменде ${mark}`)
    expect(await seen('/globals/legal')).toContain(`Есептейміз ${mark}`)
    expect(await seen('/apparaty/demo-phonak-ric-90-r')).toContain(`Төменде ${mark}`)
    expect((await visit(`/kk/specialisty/dariger-${mark}`)).status).toBe(404)
    for (const path of ['/kk', '/kk/apparaty/demo-phonak-ric-90-r'])
      expect((await visit(path)).html).not.toContain(mark)
    expect((await rest.del(`releases/${id}`)).status).toBe(200)
  })
})

test('a link shows a release to people without an account, until it is published', { tag: '@full' }, async ({
  page,
  browser,
}) => {
  await editorAt(page).signIn()
  const { mark, slugs, id, title } = await preparedRelease(page)
  await page.goto(`${cmsUrl}/admin/collections/releases/${id}/preview`)
  await expect(page.getByText('Ссылка открывает весь выпуск на обоих языках')).toBeVisible()
  await press(page.locator('#make-preview-link'))
  const link = await page.locator('.estu-preview__url').inputValue()
  const stranger = await (await browser.newContext()).newPage()
  await stranger.goto(link)
  await expect(stranger.locator('.preview-bar')).toContainText(title)
  await stranger.locator('.preview-bar summary').click()
  await stranger.getByRole('link', { name: `${slugs[1]}: по-казахски` }).click()
  await expect(stranger.locator('h1')).toHaveText(`${slugs[1]} қаз`)
  await expect(stranger.locator('body')).toContainText(`Жақында ${mark}`)

  const published = await restOf(page).post(`release-desk/${id}/publish`, {})
  expect(published.json).toMatchObject({ ok: true })
  await stranger.reload()
  await expect(stranger.locator('main')).toContainText(`«${title}» шығарылымы жарияланып қойған`)
  await expect(stranger.locator('main').getByRole('link', { name: 'Сайтты ашу' })).toHaveAttribute(
    'href',
    `/kk/articles/${slugs[1]}`,
  )
  expect((await restOf(page).post(`release-desk/${id}/undo`, {})).json).toMatchObject({ ok: true })
  await stranger.context().close()
})
