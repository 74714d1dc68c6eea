import AxeBuilder from '@axe-core/playwright'
import { sideways } from '../support/accessibility/sideways.ts'
import { editorAt } from '../support/admin/editor.ts'
import { restOf } from '../support/admin/editor-rest.ts'
import { inKazakh } from '../support/admin/interface-language.ts'
import { richText } from '../support/admin/rich-text.ts'
import { hydrated, press } from '../support/hydrated.ts'
import { expect, type Page, test } from '../support/runner/recorded-test.ts'
import { readTestEnv } from '../support/test-env.ts'

const { cmsUrl } = readTestEnv()

// A plain narrow window: a phone as browsers emulate it would grow the page and hide what sticks out.
test.use({ viewport: { width: 320, height: 700 } })

const earlier = 'Аппаратты үйде тағыңыз.'
const later = 'Аппаратты үйде ғана тағыңыз.'

/** An article whose Kazakh summary was written anew, and whose kind is another one since. */
async function rewrittenArticle(page: Page) {
  const rest = restOf(page)
  const made = await rest.post('articles?locale=ru', {
    title: `Версии ${Date.now()}`,
    summary: 'О чём эта статья.',
    body: richText('Текст статьи.'),
    kind: 'general',
    _status: 'published',
  })
  expect(made.status, JSON.stringify(made.json)).toBe(201)
  const id: string = made.json.doc.id
  const write = async (locale: 'ru' | 'kk', data: object) => {
    const saved = await rest.patch(`articles/${id}?locale=${locale}&draft=true`, { ...data, _status: 'draft' })
    expect(saved.status).toBe(200)
  }
  await write('kk', { title: 'Нұсқалар', summary: earlier })
  await write('kk', { summary: later })
  await write('ru', { kind: 'expert' })
  const kazakh = async () => (await rest.get(`articles/${id}?locale=kk&draft=true&depth=0`)).json
  return { id, write, kazakh }
}

/** In the light and in the dark theme. */
async function expectNoViolations(page: Page) {
  for (const theme of ['light', 'dark']) {
    await page.locator('html').evaluate((html, name) => html.setAttribute('data-theme', name), theme)
    const { violations } = await new AxeBuilder({ page })
      .include('.estu-beside')
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
      .analyze()
    expect(
      violations.map(({ id, nodes }) => `${theme} ${id}: ${nodes.map(({ target }) => target).join(', ')}`),
    ).toEqual([])
  }
}

test('a version shows word by word what it would bring back, before it does, on the smallest phone and by keys', async ({
  page,
}) => {
  await editorAt(page).signIn()
  const { id, write, kazakh } = await rewrittenArticle(page)
  const address = `${cmsUrl}/admin/collections/articles/${id}/versions`
  await page.goto(address)
  const versions = page.locator('#document-versions tbody tr')
  const me = (await restOf(page).get('staff/me')).json.user
  await expect(versions.first()).toContainText(me.name || me.email)
  await expect(versions.first()).toContainText('последняя')
  const newer = await versions.nth(1).getByRole('link').getAttribute('href')
  await versions.nth(2).getByRole('link').click()
  await page.waitForURL(/versions\/[0-9a-f-]{36}/)
  const [russian, target] = ['ru', 'kk'].map((locale) => page.locator(`.estu-changes[data-locale=${locale}]`))
  if (!russian || !target) throw new Error('two languages were expected')
  const status = target.getByRole('status')
  const button = target.getByRole('button', { name: 'Вернуть казахский в черновик' })

  await test.step('each language for itself, by whole words, and what both share apart', async () => {
    await expect(status).toContainText('Изменится полей: 1. Зачёркнутое уйдёт, подчёркнутое вернётся.')
    await expect(target.locator('dd del')).toHaveText('ғана')
    await expect(target.locator('dd')).toHaveText(later)
    await expect(target.locator('dd')).toHaveAttribute('lang', 'kk')
    await expect(target.locator('ins')).toHaveCount(0)
    await expect(russian).toContainText('Тексты те же, возвращать нечего.')
    await expect(russian.getByRole('button')).toHaveCount(0)
    await expect(page.locator('.estu-beside')).toContainText('Это с текстами не возвращается')
    expect(await sideways(page)).toBeLessThanOrEqual(0)
    await expectNoViolations(page)
  })

  await test.step('somebody saves meanwhile: nothing is written over, and what is there now is shown', async () => {
    await write('kk', { title: 'Басқа тақырып' })
    await (await hydrated(button)).focus()
    await page.keyboard.press('Enter')
    await expect(status).toContainText('Пока вы смотрели, документ изменили.')
    await expect(status).toBeFocused()
    await expect(target.locator('[data-path=title] del')).toHaveText('Басқа тақырып')
    await expect(target.locator('[data-path=title] ins')).toHaveText('Нұсқалар')
    expect(await kazakh()).toMatchObject({ title: 'Басқа тақырып', summary: later })
  })

  await test.step('looked at again, it comes back as a draft, and what both share stays', async () => {
    await page.keyboard.press('Tab')
    await expect(button).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(status).toContainText('Тексты возвращены в черновик.')
    await expect(status).toBeFocused()
    await expect(button).toHaveCount(0)
    expect(await kazakh()).toMatchObject({ title: 'Нұсқалар', summary: earlier, kind: 'expert', _status: 'draft' })
  })

  await inKazakh(page, async () => {
    await page.goto(`${cmsUrl}${newer}`)
    await expect(page.getByRole('heading', { name: /^Нұсқа:/ })).toBeVisible()
    await expect(status).toContainText('Өзгеретін өріс саны: 1. Үсті сызылғаны кетеді, асты сызылғаны қайтады.')
    await expect(target.getByRole('button', { name: 'Қазақшасын қаралама етіп қайтару' })).toBeVisible()
    expect(await sideways(page)).toBeLessThanOrEqual(0)
  })

  await test.step('beside the translation an earlier version is looked at in place', async () => {
    const { id, kazakh } = await rewrittenArticle(page)
    await page.goto(`${cmsUrl}/admin/collections/articles/${id}/translation`)
    const version = page.locator('.estu-versions li').nth(1)
    const look = version.getByRole('button', { name: 'Посмотреть казахский' })
    await expect(look).toHaveAttribute('aria-expanded', 'false')
    await press(look)
    await expect(look).toHaveAttribute('aria-expanded', 'true')
    await expect(version.locator('dd del')).toHaveText('ғана')
    expect(await sideways(page)).toBeLessThanOrEqual(0)
    await press(version.getByRole('button', { name: 'Вернуть казахский в черновик' }))
    // A newer version now stands above it.
    await expect(page.locator('.estu-versions').getByRole('status')).toContainText('Тексты возвращены в черновик.')
    expect((await kazakh()).summary).toBe(earlier)
  })
})
