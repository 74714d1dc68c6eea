import { editorAt } from '../support/admin/editor.ts'
import { restOf } from '../support/admin/editor-rest.ts'
import { richText } from '../support/admin/rich-text.ts'
import { press } from '../support/hydrated.ts'
import { expect, test } from '../support/runner/recorded-test.ts'
import { readTestEnv } from '../support/test-env.ts'
import { visit } from '../support/visitor.ts'

const { cmsUrl } = readTestEnv()

const words = (mark: string) => ({
  title: `Стол ${mark}`,
  summary: 'О чём эта статья.',
  body: richText('Текст статьи.'),
  kind: 'general',
})

test('a translation falls behind its source within one save, is named, and catches up', async ({ page }) => {
  const editor = editorAt(page)
  await editor.signIn()
  const rest = restOf(page)
  const mark = String(Date.now())
  const made = await rest.post('articles?locale=ru', { ...words(mark), _status: 'published' })
  expect(made.status).toBe(201)
  const { id } = made.json.doc
  const desk = async (state: string) => {
    await page.goto(`${cmsUrl}/admin/translations?collection=articles&locale=kk&state=${state}`)
    return page.locator('#translation-desk tr', { has: page.locator(`a[href*="${id}"]`) }).first()
  }
  await expect(await desk('missing')).toContainText('О чём статья')
  const kazakh = { title: `Үстел ${mark}`, summary: 'Мақала не туралы.', body: richText('Мақала мәтіні.') }
  expect((await rest.patch(`articles/${id}?locale=kk`, { ...kazakh, _status: 'published' })).status).toBe(200)

  await test.step('the source changes, and the field is named with a link into it', async () => {
    expect(
      (await rest.patch(`articles/${id}?locale=ru`, { summary: 'Теперь о другом.', _status: 'published' })).status,
    ).toBe(200)
    const row = await desk('outdated')
    await expect(row).toContainText('устарел')
    await press(row.getByRole('link', { name: /О чём статья/ }))
    await expect(page.locator('#field-summary')).toBeFocused()
    await expect(page.locator('#field-summary')).toHaveValue('Мақала не туралы.')
  })

  await test.step('saving the translation makes it current', async () => {
    await expect(page.locator('form[data-form-ready=true]').first()).toBeVisible()
    await editor.fill('summary', 'Енді басқа туралы.')
    await editor.publish()
    await expect(await desk('published')).toBeVisible()
  })

  await test.step('several go out from the desk at once, and each that cannot says what it lacks', async () => {
    const mark = String(Date.now())
    const draftOf = async (kazakh: object) => {
      const { id } = (await rest.post('articles?locale=ru', { ...words(mark), _status: 'published' })).json.doc
      await rest.patch(`articles/${id}?locale=kk&draft=true`, { ...kazakh, _status: 'draft' })
      return String(id)
    }
    const whole = await draftOf({ title: `Бүтін ${mark}`, summary: 'Мәні.', body: richText('Мәтін.') })
    const bare = await draftOf({ title: `Жартылай ${mark}` })
    await page.goto(`${cmsUrl}/admin/translations?collection=articles&locale=kk&state=draft`)
    for (const id of [whole, bare]) await page.locator(`input[name=document][value="articles/${id}/kk"]`).check()
    await press(page.locator('#publish-chosen'))
    const outcome = page.locator('#publish-outcome')
    await expect(outcome).toContainText('Опубликовано: 1 из 2.')
    await expect(outcome.locator('li')).toContainText([`Жартылай ${mark} (Казахский): не заполнено: О чём статья`])
    const status = async (id: string) => (await rest.get(`articles/${id}?locale=kk&draft=true&depth=0`)).json._status
    expect(await status(whole)).toBe('published')
    expect(await status(bare)).toBe('draft')
  })
})

test('publishing tells first what is missing and which shared fields go live with it', async ({ page }) => {
  const editor = editorAt(page)
  await editor.signIn()
  const rest = restOf(page)
  const mark = String(Date.now())
  const device = {
    title: `Аппарат ${mark}`,
    slug: `apparat-${mark}`,
    summary: 'Чем хорош.',
    description: richText('Описание.'),
    brand: await rest.idOf('brands', 'phonak'),
    formFactor: 'ric',
    availability: 'in_stock',
    priceKzt: 111_000,
  }
  const made = await rest.post('devices?locale=ru', { ...device, _status: 'published' })
  expect(made.status, JSON.stringify(made.json)).toBe(201)
  const { id } = made.json.doc
  const address = `/apparaty/apparat-${mark}`
  expect((await rest.patch(`devices/${id}?locale=ru&draft=true`, { priceKzt: 222_000, _status: 'draft' })).status).toBe(
    200,
  )

  await page.goto(`${cmsUrl}/admin/collections/devices/${id}?locale=kk`)
  await expect(page.locator('#field-title')).toBeVisible()
  const panel = await editor.checkPublishing()
  await expect(panel).toContainText('Пока нельзя опубликовать')
  await expect(panel.locator('.estu-publish__missing button')).toHaveText(['Название', /Чем хорош/, 'Описание'])
  await expect(panel.locator('#publish-now')).toHaveCount(0)
  await press(panel.locator('.estu-publish__missing button', { hasText: 'Чем хорош' }))
  await expect(page.locator('#field-summary')).toBeFocused()

  await editor.fill('title', `Құрылғы ${mark}`)
  await editor.fill('summary', 'Несімен жақсы.')
  await editor.write('Сипаттамасы.')
  const ready = await editor.checkPublishing()
  await expect(ready).toContainText('Можно публиковать')
  await expect(ready.locator('.estu-publish__shared')).toContainText(/Цена за 1 аппарат.*111.000.*222.000/)
  await expect(ready).toContainText(`/kk${address}`)
  await press(page.locator('#publish-now'))
  await expect(ready).toContainText('Опубликовано')
  await expect.poll(async () => (await visit(`/kk${address}`)).status).toBe(200)
  expect((await visit(address)).html).toContain('222')
})
