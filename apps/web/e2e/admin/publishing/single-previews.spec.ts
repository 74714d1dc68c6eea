import { editorAt } from '../../support/admin/editor.ts'
import { restOf } from '../../support/admin/editor-rest.ts'
import { hidePreview, openBesidePreview } from '../../support/admin/preview-frame.ts'
import { policyViolations } from '../../support/policy-violations.ts'
import { expect, test } from '../../support/runner/recorded-test.ts'
import { visit } from '../../support/visitor.ts'

const word = () => `Сөз${Math.random().toString(36).slice(2, 8)}`

/** The editor finds the preview as they left it, in other tests too. */
test.afterEach(({ page }) => hidePreview(page))

test('the home page beside its form says what is typed and leads to its fields, and the site says what is saved', async ({
  page,
}) => {
  await editorAt(page).signIn()
  const saved = async () => (await restOf(page).get('globals/home?locale=kk&depth=0')).json.title
  const before = await saved()
  const refused = await policyViolations(page)
  const { frame } = await openBesidePreview(page, 'globals/home?locale=kk')
  const heading = frame.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(before)

  const typed = word()
  await page.locator('#field-title').fill(typed)
  await expect(heading).toHaveText(typed)
  const button = frame.locator('.hero .btn').first()
  await expect(button).toBeVisible()
  await page.locator('#field-primary__label').fill('')
  await expect(button).toBeHidden()
  await page.locator('#field-primary__label').fill(typed)
  await expect(button).toHaveText(typed)
  await heading.click()
  await expect(page.locator('#field-title')).toBeFocused()
  expect((await visit('/kk')).html).not.toContain(typed)
  expect(await saved()).toBe(before)
  expect(refused).toEqual([])
})

/** What one presses on the page in Russian, and the field that it came from. */
const places = [
  { global: 'navigation', pressed: 'Товары', field: /^field-footer__0__title$/ },
  { global: 'organisation', pressed: 'По данным прежнего сайта компании', field: /^field-claims__0__source$/ },
  { global: 'announcement', pressed: /^Это демонстрационный сайт: товары/, field: /^field-text$/ },
  { global: 'instalments', pressed: /банк-партнёр/, field: /^field-plans__\d__provider$/ },
  { global: 'delivery', pressed: 'Алматинская область', field: /^field-zones__1__name$/ },
  {
    global: 'legal',
    pressed: /^Даю согласие на\sобработку имени, контакта и\sтекста/,
    field: /^field-consents__2__text$/,
  },
  { global: 'sections', pressed: /^Слуховые аппараты в\sАлматы/, field: /^field-devices__title$/ },
]

/** The gate presses on the home page: these are marked and found alike. */
for (const { global, pressed, field } of places)
  test(`${global}: a press on the page leads to its field, and what is typed there is on the page`, {
    tag: '@full',
  }, async ({ page }) => {
    await editorAt(page).signIn()
    const { frame } = await openBesidePreview(page, `globals/${global}?locale=ru`, 'body')
    const shown = (text: string | RegExp) => frame.getByText(text, { exact: true }).filter({ visible: true }).first()
    await shown(pressed).click()
    const focused = page.locator(':focus')
    await expect(focused).toHaveAttribute('id', field)
    const typed = word()
    await focused.fill(typed)
    await expect(shown(new RegExp(typed))).toBeVisible()
  })
