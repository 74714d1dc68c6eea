import { editorAt } from '../support/admin/editor.ts'
import { restOf } from '../support/admin/editor-rest.ts'
import { press } from '../support/hydrated.ts'
import { expect, test } from '../support/runner/recorded-test.ts'
import { readTestEnv } from '../support/test-env.ts'

const { cmsUrl } = readTestEnv()

/** Words of the Russian interface that would stand on these screens. */
const russian =
  /Сохранить|Опубликов|Редактир|Войти|Пароль|Создать|Удалить|Поиск|Колонки|Фильтры|Черновик|Статус|Последн|Версии|Нажмите|Выбрать|строку/

test('the admin speaks Kazakh where one signs in, on a form and while publishing, with Kazakh dates', async ({
  page,
}) => {
  await page.goto(`${cmsUrl}/admin/login`)
  await press(page.getByRole('button', { name: 'Қазақша' }))
  await expect(page.locator('html')).toHaveAttribute('lang', 'kk')
  await expect(page.locator('button[type=submit]')).toHaveText('Кіру')
  await editorAt(page).signIn()
  const rest = restOf(page)
  const { json } = await rest.get('staff/me')
  expect((await rest.patch(`staff/${json.user.id}`, { interfaceLanguage: 'kk' })).status).toBe(200)
  await page.context().addCookies([{ name: 'payload-lng', value: 'kk', url: cmsUrl }])
  const id = await rest.idOf('brands', 'bernafon')
  await page.goto(`${cmsUrl}/admin/collections/brands/${id}?locale=kk`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'kk')
  await expect(page.locator('#field-title')).toBeVisible()
  await expect(page.getByText('Loading')).toHaveCount(0)
  const form = await page.locator('.document-fields__main, .doc-controls').allInnerTexts()
  expect(form.join('\n')).not.toMatch(russian)
  await press(page.locator('#publish-check'))
  await expect(page.locator('.estu-publish__panel h3')).toHaveText('Жариялауға болады')
  expect((await page.locator('.estu-publish__panel').allInnerTexts()).join('\n')).not.toMatch(russian)
  expect((await rest.patch(`staff/${json.user.id}`, { interfaceLanguage: 'ru' })).status).toBe(200)
})
