import { almatyMinute } from '@estu/domain/locale/almaty-time'
import { formatDate } from '@estu/domain/locale/dates'
import { draftedArticle } from '../../support/admin/drafted-article.ts'
import { editorAt } from '../../support/admin/editor.ts'
import { restOf } from '../../support/admin/editor-rest.ts'
import { speakTo } from '../../support/admin/speaking.ts'
import { hydrated, press } from '../../support/hydrated.ts'
import { expect, type Page, test } from '../../support/runner/recorded-test.ts'
import { queryShop } from '../../support/shop/shop-database.ts'
import { readTestEnv } from '../../support/test-env.ts'
import { visit } from '../../support/visitor.ts'

const { cmsUrl } = readTestEnv()

const open = async (page: Page, id: string, locale: 'ru' | 'kk') => {
  await page.goto(`${cmsUrl}/admin/collections/articles/${id}?locale=${locale}`)
  await hydrated(page.locator('#field-title'))
}

const daysAhead = (days: number) => new Date(Math.floor(Date.now() / 60_000) * 60_000 + days * 24 * 3_600_000)

/** Its time has come, as far as the database knows. */
const makeDue = (id: string) =>
  queryShop(`update payload_jobs set wait_until = now() where input #>> '{doc,value}' = $1 and not has_error`, [id])

const failedPlans = (id: string) =>
  queryShop(`select 1 from payload_jobs where input #>> '{doc,value}' = $1 and has_error`, [id])

test('a language is planned, moved and called off by keys, and goes out in its minute', async ({ page }) => {
  await test.step('planned, moved and called off', async () => {
    await editorAt(page).signIn()
    await speakTo(page, 'ru')
    const slug = `po-planu-${Date.now()}`
    const id = await draftedArticle(page, slug)
    await open(page, id, 'kk')
    await hydrated(page.locator('#schedule-open'))
    await page.locator('#schedule-open').focus()
    await page.keyboard.press('Enter')
    const panel = page.getByRole('dialog', { name: 'По расписанию' })
    await expect(panel).toContainText('Ничего не запланировано')
    await expect(panel.getByRole('radio', { name: 'Опубликовать казахский' })).toBeChecked()

    const at = daysAhead(2)
    const [day = '', time = ''] = almatyMinute(at).split('T')
    await panel.getByLabel('День').fill(day)
    await panel.getByLabel('Время').fill(time)
    await page.keyboard.press('Enter')
    const plans = panel.locator('.estu-schedule__plans')
    await expect(plans).toContainText(`Опубликовать казахский: ${formatDate(at, 'ru', 'dayTime')}`)

    await panel.getByRole('radio', { name: 'Снять с сайта казахский' }).focus()
    await page.keyboard.press('Space')
    await panel.locator('#schedule-plan').focus()
    await page.keyboard.press('Enter')
    // Two days before it is public there is nothing to take off.
    await expect(panel.getByRole('alert')).toContainText('снимать нечего')

    await plans.getByRole('button', { name: 'Перенести' }).focus()
    await page.keyboard.press('Enter')
    await expect(plans.getByLabel('День')).toBeFocused()
    const later = daysAhead(5)
    await plans.getByLabel('День').fill(almatyMinute(later).slice(0, 10))
    await page.keyboard.press('Enter')
    await expect(plans).toContainText(formatDate(later, 'ru', 'dayTime'))

    await page.keyboard.press('Escape')
    await expect(page.locator('#schedule-open')).toBeFocused()
    await expect(page.locator('#schedule-open')).toHaveText('Запланировано: 1')
    await makeDue(id)
    await expect.poll(async () => (await visit(`/kk/articles/${slug}`)).status, { timeout: 30_000 }).toBe(200)
    expect((await visit(`/articles/${slug}`)).status).toBe(404)
  })

  await test.step('what is planned is what was typed: a plan is made once that is saved', async () => {
    const editor = editorAt(page)
    const id = await draftedArticle(page, `plan-${Date.now()}`)
    await open(page, id, 'ru')
    const panel = await editor.openSchedule()
    const [day = '', time = ''] = almatyMinute(daysAhead(2)).split('T')
    await panel.getByLabel('День').fill(day)
    await panel.getByLabel('Время').fill(time)
    let letGo = () => {}
    const held = new Promise<void>((resolve) => {
      letGo = resolve
    })
    let savedAt = Number.POSITIVE_INFINITY
    let plannedAt = 0
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/api/schedule')) plannedAt = performance.now()
    })
    await page.route(/autosave=true/, async (route) => {
      await held
      savedAt = performance.now()
      await route.continue()
    })
    const begun = page.waitForRequest(/autosave=true/)
    await editor.fill('summary', 'О чём она теперь.')
    await begun
    await press(page.locator('#schedule-plan'))
    await expect(page.locator('#schedule-plan')).toBeDisabled()
    letGo()
    await expect(panel.locator('.estu-schedule__plans')).toContainText('Опубликовать русский')
    expect(plannedAt).toBeGreaterThan(savedAt)
    const { json } = await restOf(page).get(`articles/${id}?draft=true&depth=0&locale=ru`)
    expect(json.summary).toBe('О чём она теперь.')
  })
})

test('what could not go public is refused at once, and what did not go out is told in words', async ({ page }) => {
  await test.step('refused at once with what it lacks, in Kazakh', async () => {
    const editor = editorAt(page)
    await editor.signIn()
    const id = await draftedArticle(page, `zhosparsyz-${Date.now()}`, 'title')
    await speakTo(page, 'kk')
    await open(page, id, 'kk')
    const panel = await editor.openSchedule()
    await expect(panel).toContainText('Ештеңе жоспарланбаған')
    await press(panel.locator('#schedule-plan'))
    await expect(panel.getByRole('alert')).toContainText('құжат толық емес')
    await expect(panel.locator('.estu-publish__missing button')).toHaveCount(2)
    await press(panel.locator('.estu-publish__missing button').first())
    await expect(page.locator('#field-summary')).toBeFocused()
    await page.keyboard.type('Мақала не туралы.')
    await editor.write('Мақала мәтіні.')
    await editor.openSchedule()
    await press(panel.locator('#schedule-plan'))
    await expect(panel.locator('.estu-schedule__plans')).toContainText('Қазақшасын жариялау')
    await press(panel.getByRole('button', { name: 'Алып тастау' }))
    await expect(panel).toContainText('Ештеңе жоспарланбаған')
    await speakTo(page, 'ru')
  })

  await test.step('what did not go out is told in words, and is repeated or put away', async () => {
    const rest = restOf(page)
    for (const language of ['ru', 'kk'] as const) {
      await speakTo(page, language)
      const slug = `ne-vyshla-${language}-${Date.now()}`
      const id = await draftedArticle(page, slug)
      const wish = { collection: 'articles', id, locale: 'ru', action: 'publish', at: almatyMinute(daysAhead(1)) }
      const summaryIs = (summary: string | null) =>
        rest.patch(`articles/${id}?locale=ru&draft=true`, { summary, _status: 'draft' })
      expect((await rest.post('schedule', wish)).status).toBe(200)
      expect((await summaryIs(null)).status).toBe(200)
      await makeDue(id)
      await expect.poll(() => failedPlans(id), { timeout: 30_000 }).toHaveLength(1)
      const row = page.locator('#troubled-plans li', { hasText: slug })
      await page.goto(`${cmsUrl}/admin`)
      await expect(row).toContainText(language === 'ru' ? 'Не заполнено: О чём статья' : 'Толтырылмаған:')
      await expect(page.locator('.template-default__wrap')).not.toContainText(/worker|\{"|schedulePublish/)

      const again = row.getByRole('button', { name: language === 'ru' ? /^Повторить/ : /^Қайталау/ })
      await press(again)
      await expect(row.getByRole('alert')).toBeVisible()
      if (language === 'kk') {
        await press(row.getByRole('button', { name: /^Алып тастау/ }))
        await expect(row).toHaveCount(0)
        continue
      }
      expect((await summaryIs('Снова о чём.')).status).toBe(200)
      await again.focus()
      await page.keyboard.press('Enter')
      await expect(row).toHaveCount(0)
      await expect.poll(async () => (await visit(`/articles/${slug}`)).status, { timeout: 30_000 }).toBe(200)
    }
    await speakTo(page, 'ru')
  })
})
