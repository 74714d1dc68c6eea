import { editorAt } from '../support/admin/editor.ts'
import { restOf } from '../support/admin/editor-rest.ts'
import { richText, writeAtEnd } from '../support/admin/rich-text.ts'
import { hydrated, press } from '../support/hydrated.ts'
import { expect, type Page, test } from '../support/runner/recorded-test.ts'
import { readTestEnv } from '../support/test-env.ts'

const { cmsUrl } = readTestEnv()

const panelOf = (page: Page) => page.locator('.estu-typography')

async function openDraft(page: Page, words: { title: string; summary: string; body: string }) {
  await editorAt(page).signIn()
  const rest = restOf(page)
  const data = { ...words, body: richText(words.body), kind: 'general', slug: `print-${Date.now()}` }
  const made = await rest.post('articles?locale=ru&draft=true', data)
  expect(made.status).toBe(201)
  const { id } = made.json.doc
  await page.goto(`${cmsUrl}/admin/collections/articles/${id}?locale=ru`)
  await hydrated(page.locator('#field-title'))
  const stored = async () => (await rest.get(`articles/${id}?locale=ru&draft=true&depth=0`)).json
  return { stored }
}

test('what is against the rules of print is proposed, and changed when the editor agrees', async ({ page }) => {
  const words = { title: 'Слух - это чувство', summary: 'Скидка 10%', body: 'Нажмите "Заказать"... и ждите 2-3 дня.' }
  const { stored } = await openDraft(page, words)
  const panel = panelOf(page)
  await expect(panel.getByRole('listitem')).toHaveCount(3)
  await expect(panel.locator('del').first()).toHaveText('Слух - это чувство')
  await expect(panel.locator('ins').first()).toHaveText('Слух — это чувство')

  await test.step('nothing changes by itself', async () => {
    await page.locator('#field-summary').fill('Скидка 10% кратко.')
    await expect.poll(async () => (await stored()).summary).toBe('Скидка 10% кратко.')
    expect(await stored()).toMatchObject({ title: words.title })
    expect(JSON.stringify((await stored()).body)).toContain('2-3 дня')
  })

  await test.step('one field', async () => {
    await press(panel.getByRole('button', { name: 'Исправить: Заголовок' }))
    await expect(page.locator('#field-title')).toHaveValue('Слух — это чувство')
    await expect(panel.getByRole('listitem')).toHaveCount(2)
    await expect.poll(async () => (await stored()).title).toBe('Слух — это чувство')
    expect(JSON.stringify((await stored()).body)).toContain('2-3 дня')
  })

  await test.step('running text, which is then written on', async () => {
    await press(panel.getByRole('button', { name: 'Исправить: Текст' }))
    const editor = page.locator('[data-lexical-editor=true]').first()
    await expect(editor).toContainText('Нажмите «Заказать»… и ждите 2–3 дня.')
    await expect(panel.getByRole('listitem')).toHaveCount(1)
    await writeAtEnd(editor)
    await page.keyboard.type(' Слух - это чувство.')
    await expect
      .poll(async () => JSON.stringify((await stored()).body))
      .toContain('Нажмите «Заказать»… и ждите 2–3 дня. Слух - это чувство.')
  })

  await test.step('all proposals are taken at once, and publishing waits for none', async () => {
    await page.locator('#field-title').fill(`Стол №5 ${Date.now()}`)
    await expect(panel.getByRole('listitem')).toHaveCount(3)
    await press(page.locator('#publish-check'))
    await expect(page.locator('#publish-now')).toBeVisible()
    await press(page.locator('#publish-close'))
    await press(panel.getByRole('button', { name: 'Исправить всё' }))
    await expect.poll(async () => (await stored()).summary).toBe('Скидка 10 % кратко.')
    await expect(panel.getByRole('status')).toContainText('Замечаний нет')
    expect((await stored()).title).toContain('Стол № 5')
    expect(JSON.stringify((await stored()).body)).toContain('Слух — это')
  })
})
