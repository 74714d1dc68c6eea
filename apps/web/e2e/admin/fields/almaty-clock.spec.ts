import { almatyMinute } from '@estu/domain/locale/almaty-time'
import { formatDate } from '@estu/domain/locale/dates'
import { draftedArticle } from '../../support/admin/drafted-article.ts'
import { editorAt } from '../../support/admin/editor.ts'
import { restOf } from '../../support/admin/editor-rest.ts'
import { speakTo } from '../../support/admin/speaking.ts'
import { hydrated, press } from '../../support/hydrated.ts'
import { expect, type Page, test } from '../../support/runner/recorded-test.ts'
import { readTestEnv } from '../../support/test-env.ts'

const { cmsUrl } = readTestEnv()

/** Omsk is as a computer in Almaty whose zone data are of before March 2024. */
const zones = ['Asia/Omsk', 'Pacific/Auckland', 'Asia/Almaty', 'America/Los_Angeles'] as const

const printed = (instant: string) => {
  const at = new Date(instant)
  return `${formatDate(at, 'ru', 'numeric')} ${almatyMinute(at).slice(11)}`
}

/** In Los Angeles it begins a day earlier, in Auckland it ends a day later. */
const period = { startsAt: '2031-02-10T20:05:00.000Z', endsAt: '2031-02-20T15:00:00.000Z' }

async function draftedPromotion(page: Page, title: string): Promise<string> {
  const made = await restOf(page).post('promotions?locale=ru&draft=true', { title, ...period, _status: 'draft' })
  expect(made.status, JSON.stringify(made.json)).toBe(201)
  return made.json.doc.id
}

/** A draft saves itself. @returns what is stored then, once it holds the date. */
async function savedDraft(page: Page, path: string, date: Record<string, string>) {
  const stored = async () => (await restOf(page).get(`${path}?depth=0&locale=ru&draft=true`)).json
  await expect.poll(stored).toMatchObject(date)
  return stored()
}

const listOf = (page: Page, collection: string, search: string, filter = '') =>
  page.goto(`${cmsUrl}/admin/collections/${collection}?locale=ru&search=${encodeURIComponent(search)}${filter}`)

const address = (page: Page) => decodeURIComponent(page.url())
const rowsOf = (page: Page) => page.locator('.collection-list tbody tr')

/** The gate tries moments in the one and days in the other: where each goes wrong most easily. */
const inGate = { moments: 'Asia/Omsk', days: 'Pacific/Auckland' }
const tagOf = (subject: keyof typeof inGate, zone: string) => (inGate[subject] === zone ? [] : '@full')

for (const zone of zones)
  test.describe(`a browser in ${zone}`, () => {
    test.use({ timezoneId: zone })

    test('shows, keeps and finds a moment by the clock of Almaty', { tag: tagOf('moments', zone) }, async ({
      page,
    }) => {
      await editorAt(page).signIn()
      await speakTo(page, 'ru')
      const title = `Часы ${zone} ${Date.now()}`
      const id = await draftedPromotion(page, title)
      const { json: made } = await restOf(page).get(`promotions/${id}?depth=0&locale=ru&draft=true`)
      await page.goto(`${cmsUrl}/admin/collections/promotions/${id}?locale=ru`)
      const day = await hydrated(page.locator('#field-endsAt'))
      const time = page.getByLabel('Конец (Алматы): время')
      await expect(page.locator('#field-startsAt')).toHaveValue('2031-02-11')
      await expect(page.getByLabel('Начало (Алматы): время')).toHaveValue('01:05')
      await expect(day).toHaveValue('2031-02-20')
      await expect(time).toHaveValue('20:00')
      await expect(page.locator('.doc-controls__meta')).toContainText(printed(made.createdAt))

      // The clocks of Los Angeles never show this time.
      await day.fill('2031-03-09')
      await time.fill('02:30')
      const draft = await savedDraft(page, `promotions/${id}`, { ...period, endsAt: '2031-03-08T21:30:00.000Z' })
      // Of versions the server makes the page.
      const versions = `${cmsUrl}/admin/collections/promotions/${id}/versions?locale=ru`
      const sent = await page.evaluate(async (url) => (await fetch(url)).text(), versions)
      expect(sent).toContain(formatDate(new Date(draft.updatedAt), 'ru', 'time'))
      await findByEnd(page, title)
    })

    test('leaves a day the day it is, and plans a publication for its minute', {
      tag: tagOf('days', zone),
    }, async ({ page }) => {
      const editor = editorAt(page)
      await editor.signIn()
      await speakTo(page, 'ru')
      const slug = `chasy-${zone.replace(/\W/g, '-').toLowerCase()}-${Date.now()}`
      const id = await draftedArticle(page, slug)
      const reviewed = { reviewedOn: '2031-02-09T12:00:00.000Z', _status: 'draft' }
      expect((await restOf(page).patch(`articles/${id}?locale=ru&draft=true`, reviewed)).status).toBe(200)
      await page.goto(`${cmsUrl}/admin/collections/articles/${id}?locale=ru`)
      const day = await hydrated(page.locator('#field-reviewedOn'))
      await expect(day).toHaveValue('2031-02-09')
      await day.fill('2031-02-10')
      const draft = await savedDraft(page, `articles/${id}`, { reviewedOn: '2031-02-10T12:00:00.000Z' })

      const at = new Date(Math.floor(Date.now() / 60_000) * 60_000 + 60 * 24 * 3_600_000)
      await editor.schedulePublication(at)
      const { json: planned } = await restOf(page).get(`schedule/articles/${id}`)
      expect(planned.plans.map((plan: { at: string }) => new Date(plan.at).getTime())).toEqual([at.getTime()])
      await page.goto(`${cmsUrl}/admin/publications?span=day&day=${almatyMinute(at).slice(0, 10)}`)
      await expect(page.locator('.estu-plans__entry', { hasText: slug })).toContainText(formatDate(at, 'ru', 'time'))
      await restOf(page).del(`schedule/${planned.plans[0].id}`)

      await listOf(page, 'articles', slug, `&where[or][0][and][0][reviewedOn][equals]=${draft.reviewedOn}`)
      const asked = await hydrated(page.locator('.condition__value input'))
      await expect(asked).toHaveValue('2031-02-10')
      await expect(rowsOf(page)).toHaveCount(1)
      await asked.fill('2031-02-11')
      await expect.poll(() => address(page)).toContain('[reviewedOn][equals]=2031-02-11T12:00:00.000Z')
      await expect(rowsOf(page)).toHaveCount(0)
    })
  })

/** Asks the list of promotions for those that end at half past two. */
async function findByEnd(page: Page, title: string) {
  await listOf(page, 'promotions', title)
  await expect(rowsOf(page).locator('.cell-startsAt')).toHaveText('11.02.2031 01:05')
  await expect(rowsOf(page).locator('.cell-endsAt')).toHaveText('09.03.2031 02:30')
  await press(page.locator('#toggle-list-filters'))
  await press(page.locator('.where-builder__add-first-filter'))
  await (await hydrated(page.locator('.condition__field input'))).fill('Конец')
  await press(page.locator('.rs__option', { hasText: 'Конец (Алматы)' }))
  const day = await hydrated(page.locator('.condition__value').getByLabel('Конец (Алматы)', { exact: true }))
  const time = page.locator('.condition__value').getByLabel('Конец (Алматы): время')
  await day.fill('2031-03-09')
  await time.fill('02:30')
  await expect.poll(() => address(page)).toContain('[endsAt][equals]=2031-03-08T21:30:00.000Z')
  await expect(rowsOf(page).locator('.cell-endsAt')).toHaveText('09.03.2031 02:30')
  await time.fill('02:31')
  await expect.poll(() => address(page)).toContain('[endsAt][equals]=2031-03-08T21:31:00.000Z')
  await expect(rowsOf(page)).toHaveCount(0)
  await page.reload()
  await expect(await hydrated(day)).toHaveValue('2031-03-09')
  await expect(time).toHaveValue('02:31')
  await time.fill('02:30')
  await expect(rowsOf(page)).toHaveCount(1)
}
