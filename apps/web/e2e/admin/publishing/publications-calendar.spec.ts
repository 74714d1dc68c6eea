import { almatyDay } from '@estu/domain/appointments/availability'
import { almatyMinute } from '@estu/domain/locale/almaty-time'
import { draftedArticle } from '../../support/admin/drafted-article.ts'
import { editorAt } from '../../support/admin/editor.ts'
import { restOf } from '../../support/admin/editor-rest.ts'
import { draftInBoth, releaseOf } from '../../support/admin/releases-rest.ts'
import { speakRussianAgain, speakTo } from '../../support/admin/speaking.ts'
import { hydrated } from '../../support/hydrated.ts'
import { languageTag } from '../../support/runner/diagonals.ts'
import { expect, type Page, test } from '../../support/runner/recorded-test.ts'
import { readTestEnv } from '../../support/test-env.ts'

const { cmsUrl, fullSize } = readTestEnv()

test.afterEach(speakRussianAgain)

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
  test(`publications and releases are moved to another day, and a month shows promotions too (${language})`, {
    tag: languageTag(language),
  }, async ({ page }) => {
    await page.setViewportSize({ width: 1400, height: 900 })
    await editorAt(page).signIn()
    const { tuesday, thursday } = week()
    await speakTo(page, language)
    const { id, slug } = await planned(page, `${tuesday}T09:30`, language)
    await page.goto(path(tuesday))
    const entryOf = (day: string) => dayOf(page, day).locator('.estu-plans__entry', { hasText: slug })

    await test.step('dragged, it keeps its time', async () => {
      await expect(entryOf(tuesday)).toContainText(
        language === 'ru' ? '9:30 Публикация · Русский' : '9:30 Жариялау · Қазақша',
      )
      await hydrated(entryOf(tuesday).getByRole('button'))
      await entryOf(tuesday).locator('p').first().dragTo(dayOf(page, thursday).locator('h3'))
      await expect(entryOf(thursday)).toContainText('9:30')
      expect(await plansOf(page, id)).toEqual([`${thursday}T09:30`])
    })

    await test.step('by keys it is moved to another day and time, not into the past', async () => {
      await (await hydrated(entryOf(thursday).getByRole('button'))).focus()
      await page.keyboard.press('Enter')
      const dialog = page.getByRole('dialog')
      await expect(dialog.locator('input[type=date]')).toBeFocused()
      await dialog.locator('input[type=date]').fill('2020-01-01')
      await page.keyboard.press('Enter')
      await expect(dialog.getByRole('alert')).toContainText(language === 'ru' ? 'уже прошло' : 'өтіп кетті')
      await dialog.locator('input[type=date]').fill(tuesday)
      await dialog.locator('input[type=time]').fill('18:05')
      await page.keyboard.press('Enter')
      await expect(dialog).toBeHidden()
      await expect(entryOf(tuesday)).toContainText('18:05')
      await expect(page.locator('#publications-moved [role=status]')).toContainText(slug)
      expect(await plansOf(page, id)).toEqual([`${tuesday}T18:05`])
    })

    await speakTo(page, 'ru')
    await test.step('a planned release is moved by keys, and refused in words while something in it is missing', () =>
      moveRelease(page, tuesday, thursday))
    await test.step('a promotion and its last day stand in the month, which is read on a phone', () =>
      lookAtMonth(page, tuesday, thursday))
  })

async function lookAtMonth(page: Page, first: string, last: string) {
  const mark = `aktsiya-${Date.now()}`
  const made = await restOf(page).post('promotions?locale=ru&draft=true', {
    title: mark,
    slug: mark,
    startsAt: `${first}T05:00:00.000Z`,
    endsAt: `${last}T17:00:00.000Z`,
    _status: 'draft',
  })
  expect(made.status, JSON.stringify(made.json)).toBe(201)
  for (const width of fullSize ? [390, 320] : [320]) {
    await page.setViewportSize({ width, height: 700 })
    await page.goto(path(first, 'month'))
    await expect(dayOf(page, first)).toContainText(`10:00 Акция начинается`)
    await expect(dayOf(page, last)).toContainText(`22:00 Акция заканчивается`)
    await expect(dayOf(page, last)).toContainText('акция не опубликована')
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
    for (const control of await page.locator('.estu-plans :is(a, button), .estu-plans__steps a').all()) {
      if (!(await control.isVisible())) continue
      expect((await control.boundingBox())?.height, (await control.textContent()) ?? '').toBeGreaterThanOrEqual(44)
    }
  }
}

/** A planned release; one that could not go out as it is now keeps its day, and the dialog says why. */
async function moveRelease(page: Page, first: string, last: string) {
  const mark = `vypusk-${Date.now()}`
  const article = await draftInBoth(page, mark)
  const id = await releaseOf(page, `Выпуск ${mark}`, [article])
  const rest = restOf(page)
  expect((await rest.post(`release-desk/${id}/plan`, { at: `${first}T09:30` })).json).toMatchObject({ ok: true })
  const summaryIs = (summary: string | null) =>
    rest.patch(`articles/${article}?locale=ru&draft=true`, { summary, _status: 'draft' })
  expect((await summaryIs(null)).status).toBe(200)
  await page.goto(path(first))
  const entryOf = (day: string) => dayOf(page, day).locator('.estu-plans__entry', { hasText: `Выпуск ${mark}` })
  await expect(entryOf(first)).toContainText('9:30 Выпуск запланирован · документов: 1')
  await expect(entryOf(first).getByRole('link')).toHaveAttribute('href', new RegExp(`/collections/releases/${id}`))

  await (await hydrated(entryOf(first).getByRole('button'))).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.locator('input[type=date]').fill(last)
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('alert')).toContainText(`Выпуск не выйдет: «${mark}», русский: не заполнено`)
  expect((await summaryIs('Снова о чём.')).status).toBe(200)
  await dialog.locator('input[type=date]').press('Enter')
  await expect(dialog).toBeHidden()
  await expect(entryOf(last)).toContainText('9:30')
  expect((await rest.post(`release-desk/${id}/cancel-plan`, {})).json).toMatchObject({ ok: true })
}
