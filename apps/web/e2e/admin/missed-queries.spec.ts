import { editorAt } from '../support/admin/editor.ts'
import { hydrated } from '../support/hydrated.ts'
import { expect, test } from '../support/runner/recorded-test.ts'
import { readTestEnv } from '../support/test-env.ts'
import { visit } from '../support/visitor.ts'

const { cmsUrl } = readTestEnv()

test('what was looked for in vain stands in the report, a step away from a synonym for it', async ({ page }) => {
  // Letters that no word of either language has beside each other, and of keys that write letters in every layout:
  // alike words would be found instead.
  const word = `ццщщ${[...String(Date.now()).slice(-8)].map((digit) => 'пцщрвфшчкз'[Number(digit)]).join('')}`
  // Asked more than once it stands above whatever else was asked here.
  for (let time = 0; time < 3; time += 1)
    expect((await visit(`/kk/search?q=${encodeURIComponent(word)}`)).status).toBe(200)
  await editorAt(page).signIn()
  const row = page.locator('#search-queries tr', { has: page.getByRole('rowheader', { name: word, exact: true }) })
  // A query is counted once its page is answered.
  await expect(async () => {
    await page.goto(`${cmsUrl}/admin/queries`)
    await expect(row.getByRole('cell').nth(2)).toHaveText('3', { timeout: 1000 })
  }).toPass()
  await expect(row.getByRole('cell').nth(1)).toHaveText('3')
  await row.getByRole('link', { name: 'Добавить синоним' }).click()
  await expect(await hydrated(page.locator('#field-title'))).toHaveValue(word)
  await expect(page).toHaveURL(/\/search-synonyms\/create/)
})
