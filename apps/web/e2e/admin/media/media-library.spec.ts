import sharp from 'sharp'
import { editorAt } from '../../support/admin/editor.ts'
import { restOf } from '../../support/admin/editor-rest.ts'
import { richText } from '../../support/admin/rich-text.ts'
import { pictureFile, uploadPicture } from '../../support/admin/stored-picture.ts'
import { hydrated, press } from '../../support/hydrated.ts'
import { visibleAfter } from '../../support/pages/visible-after.ts'
import { expect, type Page, test } from '../../support/runner/recorded-test.ts'
import { readTestEnv } from '../../support/test-env.ts'
import { visit } from '../../support/visitor.ts'

const { cmsUrl } = readTestEnv()

const rows = (page: Page) => page.locator('.collection-list__tables tbody tr')

async function search(page: Page, text: string): Promise<void> {
  await (await hydrated(page.locator('#search-filter-input'))).fill(text)
  await page.waitForURL((url) => url.searchParams.get('search') === text)
}

test('a picture is found by words of either language, replaced by another file, cut and made whole again', async ({
  page,
}) => {
  await test.step('it is found, marked, and seen to lack words and uses', async () => {
    await editorAt(page).signIn()
    const mark = String(Date.now())
    const ids: string[] = []
    for (const name of ['one', 'two']) {
      const small = await pictureFile(`${name}-${mark}.png`, '#0b5351', 320)
      ids.push(await uploadPicture(page, small, `Зимний снимок ${mark}`))
    }
    await restOf(page).patch(`media/${ids[0]}?locale=kk`, { alt: `Қысқы сурет ${mark}` })

    await page.goto(`${cmsUrl}/admin/collections/media?locale=ru`)
    await search(page, `кыс ${mark}`)
    await expect(rows(page)).toHaveCount(1)
    await search(page, mark)
    await expect(rows(page)).toHaveCount(2)

    await press(page.getByRole('button', { name: 'Без описания на казахском' }))
    await expect(rows(page)).toHaveCount(1)
    await expect(rows(page)).toContainText(`two-${mark}`)
    await press(page.getByRole('button', { name: 'Нигде не используются' }))
    await expect(rows(page)).toHaveCount(2)

    await press(page.locator('.collection-list__tables thead input[type=checkbox]'))
    await (await hydrated(page.locator('#library-tag'))).fill(`Метка-${mark}`)
    await press(page.locator('#library-tag-add'))
    await expect(page.locator('#library-outcome')).toHaveText('Метка добавлена. Изображений: 2.')
    await expect(rows(page).filter({ hasText: `Метка-${mark}` })).toHaveCount(2)
    for (const id of ids) await restOf(page).patch(`media/${id}`, { deletedAt: new Date().toISOString() })
  })

  await test.step('another file takes a picture’s place, and the page that shows it follows at once', async () => {
    const rest = restOf(page)
    const mark = String(Date.now())
    const slug = `zamena-${mark}`
    const id = await uploadPicture(page, await pictureFile(`before-${mark}.png`, '#0b5351', 640), 'Зелёное поле')
    const article = await rest.post('articles?locale=ru&draft=true', {
      title: `Замена ${mark}`,
      summary: 'О картинке.',
      kind: 'general',
      slug,
      cover: id,
      body: richText('Текст.'),
    })
    const path = `/articles/${slug}`
    const published = await rest.patch(`articles/${article.json.doc.id}?locale=ru&publishSpecificLocale=ru`, {
      _status: 'published',
    })
    expect(published.status).toBe(200)
    await visibleAfter(Date.now(), path, ({ html }) => html.includes(`/media/before-${mark}`))

    await page.goto(`${cmsUrl}/admin/collections/media/${id}?locale=ru`)
    await press(page.locator('.file-details__remove'))
    await page.locator('input[type=file]').setInputFiles({
      name: 'leaflet.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.from('%PDF-1.7'),
    })
    await press(page.locator('#action-save'))
    await expect(page.getByText('Изображение можно заменить только изображением').first()).toBeVisible()
    expect((await visit(path)).html).toContain(`/media/before-${mark}`)

    await page.goto(`${cmsUrl}/admin/collections/media/${id}?locale=ru`)
    await press(page.locator('.file-details__remove'))
    await page.locator('input[type=file]').setInputFiles(await pictureFile(`after-${mark}.png`, '#ef8f2f', 640))
    const saved = page.waitForResponse(
      (response) => response.url().includes(`/api/media/${id}`) && response.request().method() === 'PATCH',
    )
    await press(page.locator('#action-save'))
    expect((await saved).status()).toBe(200)
    await visibleAfter(Date.now(), path, ({ html }) => html.includes(`/media/after-${mark}`))
    const { html } = await visit(path)
    expect(html).toContain('Зелёное поле')
    const [address = ''] = new RegExp(`/media/after-${mark}[^" ]+`).exec(html) ?? []
    expect((await visit(address)).status).toBe(200)
    await rest.patch(`articles/${article.json.doc.id}`, { deletedAt: new Date().toISOString() })
  })

  await test.step('a part of a picture is chosen by numbers, shown to visitors, and the whole comes back', () =>
    cutAndTakeBack(page))
})

/** The width of the file that visitors get, which a cut gives another address. */
async function shownWidth(page: Page, id: string) {
  const { url } = (await restOf(page).get(`media/${id}?depth=0`)).json
  const { width } = await sharp(await (await page.request.get(new URL(url, cmsUrl).href)).body()).metadata()
  return { url, width }
}

async function cutAndTakeBack(page: Page) {
  const mark = String(Date.now())
  const id = await uploadPicture(page, await pictureFile(`cut-${mark}.png`, '#0b5351', 640), 'Поле')
  const before = await shownWidth(page, id)
  expect(before.width).toBe(640)

  await page.goto(`${cmsUrl}/admin/collections/media/${id}?locale=ru`)
  await press(page.getByRole('button', { name: 'Редактировать изображение' }))
  const panel = page.locator('.edit-upload')
  // Trap: numbers are parts of a picture that has arrived; of one that has not they are forgotten.
  await expect(panel.locator('.edit-upload__save')).toBeEnabled()
  const [width, , x] = await panel.locator('input').all()
  await width?.fill('320')
  await x?.fill('25')
  await press(panel.locator('.edit-upload__save'))
  const saved = page.waitForResponse((response) => response.request().method() === 'PATCH')
  await press(page.locator('#action-save'))
  expect((await saved).status()).toBe(200)
  const cut = await shownWidth(page, id)
  expect(cut.width).toBe(320)
  expect(cut.url).not.toBe(before.url)

  await page.reload()
  await expect(page.locator('#crop-panel')).toContainText('50 % ширины и 100 % высоты')
  await press(page.locator('#crop-take-back'))
  await expect(page.locator('#crop-panel')).toHaveCount(0)
  expect((await shownWidth(page, id)).width).toBe(640)
  await restOf(page).patch(`media/${id}`, { deletedAt: new Date().toISOString() })
}
