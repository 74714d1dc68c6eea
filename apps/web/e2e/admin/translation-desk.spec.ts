import { editorAt } from '../support/admin/editor.ts'
import { restOf } from '../support/admin/editor-rest.ts'
import { richText } from '../support/admin/rich-text.ts'
import { press } from '../support/hydrated.ts'
import { expect, test } from '../support/runner/recorded-test.ts'
import { readTestEnv } from '../support/test-env.ts'

const { cmsUrl } = readTestEnv()

const words = (mark: string) => ({
  title: `Стол ${mark}`,
  summary: 'О чём эта статья.',
  body: richText('Текст статьи.'),
  kind: 'general',
})

test('a translation falls behind its source within one save, is named, and catches up', async ({ page }) => {
  await editorAt(page).signIn()
  const rest = restOf(page)
  const mark = String(Date.now())
  const made = await rest.post('articles?locale=ru', { ...words(mark), _status: 'published' })
  expect(made.status).toBe(201)
  const { id } = made.json.doc
  const deskOf = (state: string) => `${cmsUrl}/admin/translations?collection=articles&locale=kk&state=${state}`
  /** Whether the desk lists the document in that state. */
  const isListed = (state: string) =>
    page.evaluate(
      async ([url = '', link = '']) => (await (await fetch(url)).text()).includes(link),
      [deskOf(state), `/collections/articles/${id}`],
    )
  expect(await isListed('missing')).toBe(true)
  const kazakh = { title: `Үстел ${mark}`, summary: 'Мақала не туралы.', body: richText('Мақала мәтіні.') }
  expect((await rest.patch(`articles/${id}?locale=kk`, { ...kazakh, _status: 'published' })).status).toBe(200)
  expect(await isListed('missing')).toBe(false)

  await test.step('the source changes, and the field is named with a link into it', async () => {
    const other = { summary: 'Теперь о другом.', _status: 'published' }
    expect((await rest.patch(`articles/${id}?locale=ru`, other)).status).toBe(200)
    await page.goto(deskOf('outdated'))
    const row = page.locator('#translation-desk tr', { has: page.locator(`a[href*="${id}"]`) }).first()
    await expect(row).toContainText('устарел')
    await press(row.getByRole('link', { name: /О чём статья/ }))
    await expect(page.locator('#field-summary')).toBeFocused()
    await expect(page.locator('#field-summary')).toHaveValue('Мақала не туралы.')
  })

  await test.step('saving the translation makes it current', async () => {
    const current = { summary: 'Енді басқа туралы.', _status: 'published' }
    expect((await rest.patch(`articles/${id}?locale=kk`, current)).status).toBe(200)
    expect(await isListed('outdated')).toBe(false)
    expect(await isListed('published')).toBe(true)
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
