import { editorAt } from '../../support/admin/editor.ts'
import { restOf } from '../../support/admin/editor-rest.ts'
import { employ, signInAs } from '../../support/admin/staff-account.ts'
import { appCode } from '../../support/authenticator.ts'
import { press } from '../../support/hydrated.ts'
import { expect, test } from '../../support/runner/recorded-test.ts'
import { queryShop } from '../../support/shop/shop-database.ts'
import { readTestEnv } from '../../support/test-env.ts'

const { cmsUrl } = readTestEnv()

test('an admin reads who changed whose way of signing in, page by page, and nobody else does', async ({
  page,
  browser,
}) => {
  await editorAt(page).signIn()
  const person = {
    name: 'Әсел Сынақ',
    role: 'editor',
    email: `events-${Date.now()}@estu.example`,
    password: `long-enough-${Date.now()}`,
    interfaceLanguage: 'kk',
  }
  await employ(restOf(page), person)
  const context = await browser.newContext({ viewport: { width: 320, height: 720 } })
  const own = await context.newPage()
  await signInAs(own, person)
  const { key } = (await restOf(own).post('staff/second-factor/offer', {})).json
  expect((await restOf(own).post('staff/second-factor/take', { code: appCode(key, -1) })).status).toBe(200)

  await page.goto(`${cmsUrl}/admin/staff-events`)
  const rows = page.locator('#staff-events tbody tr')
  const newest = rows.filter({ hasText: person.name })
  await expect(newest.locator('td').nth(1)).toHaveText(person.name)
  await expect(newest.locator('td').nth(2)).toHaveText('Второй шаг входа включён')
  await expect(newest.locator('td').nth(3)).toHaveText(person.name)

  const [subject] = await queryShop<{ id: string }>('select id::text from staff where email = $1', [person.email])
  await queryShop(
    `insert into staff_events (action, subject_id) select 'recovery-code-used', $1 from generate_series(1, 60)`,
    [subject?.id],
  )
  await page.reload()
  await expect(rows).toHaveCount(50)
  await press(page.getByRole('link', { name: 'Более ранние' }))
  await expect(rows.filter({ hasText: 'Второй шаг входа включён' }).filter({ hasText: person.name })).toHaveCount(1)

  await own.goto(`${cmsUrl}/admin/staff-events`)
  await expect(own.locator('.estu-desk')).toContainText('Рұқсат жоқ.')
  await expect(own.locator('#staff-events')).toHaveCount(0)
  await context.close()
})
