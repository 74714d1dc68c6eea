import { formatTenge } from '@estu/domain/locale/money'
import { editorAt } from '../support/admin/editor.ts'
import { press } from '../support/hydrated.ts'
import { expect, test } from '../support/runner/recorded-test.ts'
import { readTestEnv } from '../support/test-env.ts'
import { asTyped, visit } from '../support/visitor.ts'

const { cmsUrl } = readTestEnv()
const slug = 'demo-phonak-bte-p-13'

const file = (text: string) => ({ name: 'prices.csv', mimeType: 'text/csv', buffer: Buffer.from(`\ufeff${text}`) })

const shown = (price: number) => asTyped(formatTenge(price, 'ru'))

test('a table of prices is looked at, refused for one bad row, then carried out', async ({ page }) => {
  const editor = editorAt(page)
  await editor.signIn()
  await page.goto(`${cmsUrl}/admin/tables`)
  const price = 200_000 + (Date.now() % 90_000)
  const before = (await visit(`/apparaty/${slug}`)).html

  await page
    .locator('#table-file')
    .setInputFiles(file(`slug;priceKzt;title.kk\r\n\r\n${slug};${price};А?парат\r\ndemo-bernafon-ric-90-r;дорого\r\n`))
  await press(page.locator('#table-check'))
  await expect(page.locator('#table-plan')).toContainText('Ошибок: 2')
  await expect(page.locator('#table-plan')).toContainText('Вместо букв стоят вопросительные знаки')
  await expect(page.locator('#table-plan tbody').first().getByRole('cell').first()).toHaveText('3')
  await expect(page.locator('#table-notices')).toContainText('Строки: 4.')
  await expect(page.locator('#table-plan')).toContainText('Не число.')
  await expect(page.locator('#table-plan')).toContainText('Цена за 1 аппарат, ₸')
  await expect(page.locator('#table-apply')).toHaveCount(0)
  expect((await visit(`/apparaty/${slug}`)).html.includes(shown(price))).toBe(before.includes(shown(price)))

  await page.locator('#table-file').setInputFiles(file(`slug;priceKzt\r\n${slug};${price}\r\n`))
  await press(page.locator('#table-check'))
  await expect(page.locator('#table-plan')).toContainText('Изменится: 1.')
  await press(page.locator('#table-apply'))
  await expect(page.locator('#table-status')).toContainText('Готово.')
  await expect.poll(async () => (await visit(`/apparaty/${slug}`)).html.includes(shown(price))).toBe(true)
})
