import sharp from 'sharp'
import { editorAt } from '../../support/admin/editor.ts'
import { restOf } from '../../support/admin/editor-rest.ts'
import { pictureFile, uploadPicture } from '../../support/admin/stored-picture.ts'
import { press } from '../../support/hydrated.ts'
import { expect, type Page, test } from '../../support/runner/recorded-test.ts'
import { readTestEnv } from '../../support/test-env.ts'

const { cmsUrl } = readTestEnv()

/** The width of the file that visitors get, which a cut gives another address. */
async function shownWidth(page: Page, id: string) {
  const { url } = (await restOf(page).get(`media/${id}?depth=0`)).json
  const { width } = await sharp(await (await page.request.get(new URL(url, cmsUrl).href)).body()).metadata()
  return { url, width }
}

test('a part of a picture is chosen by numbers, shown to visitors, and the whole comes back', async ({ page }) => {
  await editorAt(page).signIn()
  const mark = String(Date.now())
  const id = await uploadPicture(page, await pictureFile(`cut-${mark}.png`, '#0b5351'), 'Поле')
  const before = await shownWidth(page, id)
  expect(before.width).toBe(1600)

  await page.goto(`${cmsUrl}/admin/collections/media/${id}?locale=ru`)
  await press(page.getByRole('button', { name: 'Редактировать изображение' }))
  const panel = page.locator('.edit-upload')
  // Trap: numbers are parts of a picture that has arrived; of one that has not they are forgotten.
  await expect(panel.locator('.edit-upload__save')).toBeEnabled()
  const [width, , x] = await panel.locator('input').all()
  await width?.fill('800')
  await x?.fill('25')
  await press(panel.locator('.edit-upload__save'))
  const saved = page.waitForResponse((response) => response.request().method() === 'PATCH')
  await press(page.locator('#action-save'))
  expect((await saved).status()).toBe(200)
  const cut = await shownWidth(page, id)
  expect(cut.width).toBe(800)
  expect(cut.url).not.toBe(before.url)

  await page.reload()
  await expect(page.locator('#crop-panel')).toContainText('50 % ширины и 100 % высоты')
  await press(page.locator('#crop-take-back'))
  await expect(page.locator('#crop-panel')).toHaveCount(0)
  expect((await shownWidth(page, id)).width).toBe(1600)
  await restOf(page).patch(`media/${id}`, { deletedAt: new Date().toISOString() })
})
