import { randomUUID } from 'node:crypto'
import { sideways } from '../support/accessibility/sideways.ts'
import { editorAt } from '../support/admin/editor.ts'
import { restOf } from '../support/admin/editor-rest.ts'
import { employ } from '../support/admin/staff-account.ts'
import { freshAddress } from '../support/fresh-address.ts'
import { expect, test } from '../support/runner/recorded-test.ts'
import { queryShop } from '../support/shop/shop-database.ts'
import { readTestEnv } from '../support/test-env.ts'

const { cmsUrl } = readTestEnv()
const name = 'Асель Пробная'
/** Longer than a small phone is wide. */
const longName = 'Ақмарал-Гүлнара Бекмұхамбетова-Пробная, старший администратор'

/** A message of a shopper. */
async function writeToUs() {
  const reference = `F-${randomUUID().slice(0, 4)}-${randomUUID().slice(0, 4)}`.toUpperCase()
  const [row] = await queryShop<{ id: string }>(
    `insert into feedback (reference, topic, message, status, name, contact_by, phone, language)
     values ($1, 'question', 'Вопрос', 'new', $2, 'call', '+77010000000', 'ru') returning id::text`,
    [reference, name],
  )
  return { reference, id: row?.id ?? '' }
}

test('an admin finds who opened a document, and that search too; what cannot be written down is not shown', async ({
  page,
}) => {
  const { reference, id } = await writeToUs()
  await editorAt(page).signIn()
  await employ(restOf(page), { name: longName, role: 'editor', email: freshAddress(), password: randomUUID() })
  const form = `${cmsUrl}/admin/collections/feedback/${id}`

  await test.step('a document that cannot be written into the log is not shown, and the page says why', async () => {
    const trigger = `broken_${id.replaceAll('-', '')}`
    // Broken for this document alone: other tests go on beside this one.
    await queryShop(`create trigger ${trigger} before insert on audit_entries for each row
      when (new.ids @> array['${id}']) execute function audit_refuse()`)
    try {
      const answer = await page.goto(form)
      expect(await answer?.text()).not.toContain(name)
      const said = page.getByRole('alert').filter({ hasText: 'Журнал доступа сейчас не ведётся' })
      await expect(said).toBeVisible()
      await expect(said).toContainText('Қолжетімділік журналы қазір жазылмай тұр')
    } finally {
      await queryShop(`drop trigger ${trigger} on audit_entries`)
    }
    await page.goto(form)
    await expect(page.locator('#field-message')).toHaveValue('Вопрос')
  })

  await page.goto(`${cmsUrl}/admin/audit`)
  // The menu may be shut: the link is there all the same.
  await expect(page.locator('.estu-nav a[href="/admin/audit"]')).toHaveText('Журнал доступа')
  const asked = page.getByLabel('Номер или код документа')
  const rows = page.locator('#audit-lines tbody tr')

  await test.step('who opened it is found by its number, without anything of the shopper', async () => {
    await asked.fill(reference.toLowerCase())
    await page.keyboard.press('Enter')
    await page.waitForURL(/document=/)
    await expect(rows.first()).toContainText('открыл: обращение')
    await expect(rows.first().getByRole('link', { name: reference })).toBeVisible()
    await expect(rows.first().getByRole('rowheader')).toContainText('администратор')
    const said = await page.locator('#audit-lines').textContent()
    for (const word of [name, '7701']) expect(said).not.toContain(word)
  })

  await test.step('a phone number is not searched by, nor kept', async () => {
    await asked.fill('+7 701 000 00 00')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert').filter({ hasText: 'телефон здесь не ищут' })).toBeVisible()
    await expect(asked).toHaveValue('+7 701 000 00 00')
    const kept = await queryShop(`select 1 from audit_entries where filter::text like '%701 000%'`)
    expect(kept).toEqual([])
  })

  await test.step('the search itself stands there, in Kazakh and on a phone', async () => {
    await page.setViewportSize({ width: 320, height: 700 })
    await page.context().addCookies([{ name: 'payload-lng', value: 'kk', url: cmsUrl }])
    await page.goto(`${cmsUrl}/admin/audit?action=search`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Қолжетімділік журналы')
    await expect(page.locator('#audit-lines thead')).toContainText('Қашан (Алматы)')
    await expect(rows.first()).toContainText('журналдан іздеді')
    await expect(rows.filter({ hasText: 'құжат: ' }).first()).toBeVisible()
    await expect(page.locator('[name=person] option', { hasText: longName })).toBeAttached()
    const boxes = await page
      .locator('.estu-filters :is(input, select, button)')
      .evaluateAll((controls) =>
        controls.map((control) => control.getBoundingClientRect()).map(({ height, right }) => ({ height, right })),
      )
    expect(Math.min(...boxes.map(({ height }) => height))).toBeGreaterThanOrEqual(44)
    expect(Math.max(...boxes.map(({ right }) => right))).toBeLessThanOrEqual(320)
    // The menu is shut when the page comes to life.
    await expect.poll(() => sideways(page)).toBeLessThanOrEqual(0)
  })
})
