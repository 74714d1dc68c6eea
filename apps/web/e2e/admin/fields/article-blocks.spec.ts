import { editorAt } from '../../support/admin/editor.ts'
import { restOf } from '../../support/admin/editor-rest.ts'
import { richText, writeAtEnd } from '../../support/admin/rich-text.ts'
import { press } from '../../support/hydrated.ts'
import { visibleAfter } from '../../support/pages/visible-after.ts'
import { expect, type Locator, type Page, test } from '../../support/runner/recorded-test.ts'
import { readTestEnv } from '../../support/test-env.ts'

const { cmsUrl } = readTestEnv()

const blocks = (page: Page) => page.locator('.LexicalEditorTheme__block')

/** Puts a block below the line that is written in, as an editor does: a slash and its name. */
async function addBlock(page: Page, name: string, place: 'first' | 'last'): Promise<Locator> {
  await page.keyboard.press('Enter')
  await page.keyboard.type(`/${name}`)
  await press(page.locator('.slash-menu-popup__item', { hasText: name }))
  return blocks(page)[place]()
}

async function fillTable(table: Locator) {
  const row = table.locator('#field-rows__0__cells')
  await table.locator('#field-caption').fill('Сроки доставки')
  await press(table.locator('#field-head > .array-field__add-row'))
  await table.locator('[name="head.0.text"]').fill('Город')
  await press(table.locator('#field-rows > .array-field__add-row'))
  await press(row.locator('.array-field__add-row'))
  await row.locator('[name="rows.0.cells.0.text"]').fill('Алматы')
}

test('an editor puts a table with a caption and a captioned film into an article', async ({ page }) => {
  const editor = editorAt(page)
  await editor.signIn()
  const slug = `tablitsa-${Date.now()}`
  const rest = restOf(page)
  const made = await rest.post('articles?locale=ru&draft=true', {
    title: `Таблица и видео ${slug}`,
    summary: 'О сроках.',
    kind: 'general',
    slug,
    body: richText('Сроки по городам.'),
    _status: 'draft',
  })
  expect(made.status, JSON.stringify(made.json)).toBe(201)
  const { id } = made.json.doc
  await page.goto(`${cmsUrl}/admin/collections/articles/${id}?locale=ru`)
  await expect(page.locator('form[data-form-ready=true]').first()).toBeVisible()
  await writeAtEnd(page.locator('[data-lexical-editor=true]').first())
  await fillTable(await addBlock(page, 'Таблица', 'last'))

  await writeAtEnd(page.locator('[data-lexical-editor=true] > p', { hasText: 'Сроки по городам.' }), 'End')
  const film = await addBlock(page, 'Видео', 'first')
  await press(film.locator('.upload__listToggler'))
  await press(page.locator('dialog[open] .cell-title button', { hasText: 'проверка слуха за двадцать секунд' }))
  await expect(film.locator('#field-film')).toContainText('hearing-check.mp4')

  const confirmed = await editor.publish()
  await visibleAfter(confirmed, `/articles/${slug}`, ({ html }) => {
    const isTable =
      /<caption[^>]*>Сроки доставки/.test(html) && /<th[^>]*>Город/.test(html) && html.includes('Алматы</th>')
    return isTable && /<video[^>]*>[\s\S]*<track[^>]*kind="captions"/.test(html)
  })
  await rest.patch(`articles/${id}`, { deletedAt: new Date().toISOString() })
})
