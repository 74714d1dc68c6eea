import { almatyMinute } from '@estu/domain/locale/almaty-time'
import { formatDate } from '@estu/domain/locale/dates'
import { editorAt } from '../../support/admin/editor.ts'
import { restOf } from '../../support/admin/editor-rest.ts'
import { hydrated, press } from '../../support/hydrated.ts'
import { expect, test } from '../../support/runner/recorded-test.ts'
import { readTestEnv } from '../../support/test-env.ts'

const { cmsUrl } = readTestEnv()

test.use({ timezoneId: 'America/New_York' })

const printed = (instant: string) => {
  const at = new Date(instant)
  return `${formatDate(at, 'ru', 'numeric')} ${almatyMinute(at).slice(11)}`
}

test('a browser in New York shows and keeps the clock of Almaty', async ({ page }) => {
  await editorAt(page).signIn()
  const rest = restOf(page)
  const found = await rest.get('promotions?limit=1&depth=0&locale=ru&sort=createdAt&draft=true')
  const promotion = found.json.docs[0]
  const [day, time] = almatyMinute(new Date(promotion.endsAt)).split('T')

  await page.goto(`${cmsUrl}/admin/collections/promotions?locale=ru&sort=createdAt`)
  // Demo content may be written within one millisecond: the first of a list is not always the same one. Like the form, the
  // list shows drafts, which another test may have left.
  const row = page.locator('tr', { has: page.locator(`a[href*="${promotion.id}"]`) })
  await expect(row.locator('.cell-endsAt')).toHaveText(printed(promotion.endsAt))

  await page.goto(`${cmsUrl}/admin/collections/promotions/${promotion.id}?locale=ru`)
  const field = await hydrated(page.locator('#field-endsAt'))
  await expect(field).toHaveValue(day ?? '')
  const clock = page.locator('.estu-date', { has: field }).locator('input[type=time]')
  await expect(clock).toHaveValue(time ?? '')
  await expect(page.locator('.doc-controls__meta')).toContainText(printed(promotion.createdAt))

  await field.fill('2027-01-15')
  await clock.fill('09:30')
  const saved = page.waitForResponse(
    (response) => ['PATCH', 'POST'].includes(response.request().method()) && response.url().includes('/api/promotions'),
  )
  await press(page.locator('#action-save-draft'))
  expect((await saved).status()).toBeLessThan(300)
  const draft = await rest.get(`promotions/${promotion.id}?depth=0&locale=ru&draft=true`)
  expect(draft.json.endsAt).toBe('2027-01-15T04:30:00.000Z')

  await page.goto(`${cmsUrl}/admin/collections/promotions/${promotion.id}/versions?locale=ru`)
  await expect(page.locator('main, .estu-desk').first()).toContainText(
    formatDate(new Date(draft.json.updatedAt), 'ru', 'time'),
  )
  await rest.patch(`promotions/${promotion.id}?locale=ru&draft=true`, { endsAt: promotion.endsAt, _status: 'draft' })
})
