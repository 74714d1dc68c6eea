import { editorAt } from '../support/admin/editor.ts'
import { expect, test } from '../support/test.ts'
import { readTestEnv } from '../support/test-env.ts'

const { cmsUrl } = readTestEnv()

test('the report at the admin names duplicates and widths, and can be taken away', async ({ page }) => {
  await editorAt(page).signIn()
  await page.goto(`${cmsUrl}/admin/seo`)
  await expect(page.locator('#seo-report tbody tr').first()).toContainText('px')
  await expect(page.locator('#seo-summary')).toContainText('все')
  const csv = await page.evaluate((cms) => fetch(`${cms}/api/seo-report.csv`).then((r) => r.text()), cmsUrl)
  expect(csv.split('\n').length).toBeGreaterThan(80)
})
