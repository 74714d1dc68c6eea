import { almatyDay } from '@estu/domain/appointments/availability'
import { almatyMinute } from '@estu/domain/locale/almaty-time'
import { draftedArticle } from '../../support/admin/drafted-article.ts'
import { editorAt } from '../../support/admin/editor.ts'
import { restOf } from '../../support/admin/editor-rest.ts'
import { speakTo } from '../../support/admin/speaking.ts'
import { hydrated } from '../../support/hydrated.ts'
import { languageTag } from '../../support/runner/diagonals.ts'
import { expect, type Page, test } from '../../support/runner/recorded-test.ts'
import { readTestEnv } from '../../support/test-env.ts'

const { cmsUrl, fullSize } = readTestEnv()

const dayMs = 24 * 3_600_000

/** A month and a half ahead lies nothing of the demo shop; the week of that day has a Tuesday and a Thursday. */
const week = () => {
  const soon = Date.now() + 45 * dayMs
  const monday = soon - ((new Date(soon).getUTCDay() + 6) % 7) * dayMs
  return { tuesday: almatyDay(new Date(monday + dayMs)), thursday: almatyDay(new Date(monday + 3 * dayMs)) }
}

const dayOf = (page: Page, day: string) => page.locator(`.estu-plans__day[data-day="${day}"]`)
const path = (day: string, span: 'week' | 'month' = 'week') => `${cmsUrl}/admin/publications?span=${span}&day=${day}`

async function planned(page: Page, at: string, locale: 'ru' | 'kk'): Promise<{ id: string; slug: string }> {
  const slug = `kalendar-${locale}-${Date.now()}`
  const id = await draftedArticle(page, slug)
  const wish = { collection: 'articles', id, locale, action: 'publish', at }
  expect((await restOf(page).post('schedule', wish)).status).toBe(200)
  return { id, slug }
}

const plansOf = async (page: Page, id: string): Promise<string[]> =>
  (await restOf(page).get(`schedule/articles/${id}`)).json.plans.map(({ at }: { at: string }) =>
    almatyMinute(new Date(at)),
  )

for (const language of ['ru', 'kk'] as const)
  test(`a publication is moved by keys in the calendar (${language})`, {
    tag: languageTag(language),
  }, async ({ page }) => {
    await editorAt(page).signIn()
    const { tuesday, thursday } = week()
    await speakTo(page, language)
    const { id, slug } = await planned(page, `${tuesday}T09:30`, language)
    await page.goto(path(tuesday))
    const entry = page.locator('.estu-plans__entry', { hasText: slug })
    await expect(dayOf(page, tuesday).locator('.estu-plans__entry', { hasText: slug })).toContainText(
      language === 'ru' ? '9:30 Публикация · Русский' : '9:30 Жариялау · Қазақша',
    )
    await (await hydrated(entry.getByRole('button'))).focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await expect(dialog.locator('input[type=date]')).toBeFocused()
    await dialog.locator('input[type=date]').fill('2020-01-01')
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('alert')).toContainText(language === 'ru' ? 'уже прошло' : 'өтіп кетті')
    await dialog.locator('input[type=date]').fill(thursday)
    await dialog.locator('input[type=time]').fill('18:05')
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(dayOf(page, thursday).locator('.estu-plans__entry', { hasText: slug })).toContainText('18:05')
    await expect(page.locator('#publications-moved [role=status]')).toContainText(slug)
    expect(await plansOf(page, id)).toEqual([`${thursday}T18:05`])
    await speakTo(page, 'ru')
  })

test('a publication is dragged to another day, and a month shows promotions too', async ({ page }) => {
  await test.step('dragged, it keeps its time', async () => {
    await page.setViewportSize({ width: 1400, height: 900 })
    await editorAt(page).signIn()
    await speakTo(page, 'ru')
    const { tuesday, thursday } = week()
    const { id, slug } = await planned(page, `${tuesday}T11:15`, 'ru')
    await page.goto(path(tuesday))
    const entry = dayOf(page, tuesday).locator('.estu-plans__entry', { hasText: slug })
    await hydrated(entry.getByRole('button'))
    await entry.locator('p').first().dragTo(dayOf(page, thursday).locator('h3'))
    await expect(dayOf(page, thursday).locator('.estu-plans__entry', { hasText: slug })).toContainText('11:15')
    expect(await plansOf(page, id)).toEqual([`${thursday}T11:15`])
  })

  await test.step('a promotion and its last day stand in the month, which is read on a phone', async () => {
    const rest = restOf(page)
    const { tuesday, thursday } = week()
    const mark = `aktsiya-${Date.now()}`
    const made = await rest.post('promotions?locale=ru&draft=true', {
      title: mark,
      slug: mark,
      startsAt: `${tuesday}T05:00:00.000Z`,
      endsAt: `${thursday}T17:00:00.000Z`,
      _status: 'draft',
    })
    expect(made.status, JSON.stringify(made.json)).toBe(201)
    for (const width of fullSize ? [390, 320] : [320]) {
      await page.setViewportSize({ width, height: 700 })
      await page.goto(path(tuesday, 'month'))
      await expect(dayOf(page, tuesday)).toContainText(`10:00 Акция начинается`)
      await expect(dayOf(page, thursday)).toContainText(`22:00 Акция заканчивается`)
      await expect(dayOf(page, thursday)).toContainText('акция не опубликована')
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
      for (const control of await page.locator('.estu-plans :is(a, button), .estu-plans__steps a').all()) {
        if (!(await control.isVisible())) continue
        expect((await control.boundingBox())?.height, (await control.textContent()) ?? '').toBeGreaterThanOrEqual(44)
      }
    }
  })
})
