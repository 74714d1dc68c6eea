import { almatyMinute } from '@estu/domain/locale/almaty-time'
import { formatDate } from '@estu/domain/locale/dates'
import { draftedArticle } from '../../support/admin/drafted-article.ts'
import { editorAt } from '../../support/admin/editor.ts'
import { restOf } from '../../support/admin/editor-rest.ts'
import { speakRussianAgain, speakTo } from '../../support/admin/speaking.ts'
import { hydrated, press } from '../../support/hydrated.ts'
import { languageTag } from '../../support/runner/diagonals.ts'
import { expect, type Page, test } from '../../support/runner/recorded-test.ts'
import { queryShop } from '../../support/shop/shop-database.ts'
import { readTestEnv } from '../../support/test-env.ts'
import { visit } from '../../support/visitor.ts'

const { cmsUrl } = readTestEnv()

test.afterEach(speakRussianAgain)

const daysAhead = (days: number) => new Date(Math.floor(Date.now() / 60_000) * 60_000 + days * 24 * 3_600_000)

/** Its time has come, as far as the database knows. */
const makeDue = (id: string) =>
  queryShop(`update payload_jobs set wait_until = now() where input #>> '{doc,value}' = $1 and not has_error`, [id])

const failedPlans = (id: string) =>
  queryShop(`select 1 from payload_jobs where input #>> '{doc,value}' = $1 and has_error`, [id])

test('a language is refused, planned, called off and moved by keys, in Kazakh, and goes out in its minute', async ({
  page,
}) => {
  const editor = editorAt(page)
  await editor.signIn()
  const slug = `zhosparly-${Date.now()}`
  const id = await draftedArticle(page, slug, 'title')
  await speakTo(page, 'kk')
  await page.goto(`${cmsUrl}/admin/collections/articles/${id}?locale=kk`)
  await (await hydrated(page.locator('#schedule-open'))).focus()
  await page.keyboard.press('Enter')
  const panel = page.getByRole('dialog', { name: 'Кесте бойынша' })
  const plans = panel.locator('.estu-schedule__plans')
  const at = daysAhead(2)

  await test.step('what could not go public is refused at once with what it lacks', async () => {
    await expect(panel).toContainText('Ештеңе жоспарланбаған')
    await expect(panel.getByRole('radio', { name: 'Қазақшасын жариялау' })).toBeChecked()
    await press(panel.locator('#schedule-plan'))
    await expect(panel.getByRole('alert')).toContainText('құжат толық емес')
    await expect(panel.locator('.estu-publish__missing button')).toHaveCount(2)
    await press(panel.locator('.estu-publish__missing button').first())
    await expect(page.locator('#field-summary')).toBeFocused()
    await page.keyboard.type('Мақала не туралы.')
    await editor.write('Мақала мәтіні.')
  })

  await test.step('what is planned is what was typed: a plan is made once that is saved', async () => {
    await editor.openSchedule()
    const [day = '', time = ''] = almatyMinute(at).split('T')
    await panel.getByLabel('Күні').fill(day)
    await panel.getByLabel('Уақыты').fill(time)
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
    let savedAt = Number.POSITIVE_INFINITY
    let plannedAt = 0
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/api/schedule')) plannedAt ||= performance.now()
    })
    await page.route(/autosave=true/, async (route) => {
      await held
      savedAt = performance.now()
      await route.continue()
    })
    const begun = page.waitForRequest(/autosave=true/)
    await editor.fill('summary', 'Мақала енді не туралы.')
    await begun
    await panel.getByLabel('Уақыты').press('Enter')
    await expect(page.locator('#schedule-plan')).toBeDisabled()
    letGo()
    await expect(plans).toContainText(`Қазақшасын жариялау: ${formatDate(at, 'kk', 'dayTime')}`)
    expect(plannedAt).toBeGreaterThan(savedAt)
    const { json } = await restOf(page).get(`articles/${id}?draft=true&depth=0&locale=kk`)
    expect(json.summary).toBe('Мақала енді не туралы.')
  })

  await test.step('it is called off, planned again and moved; what is not public yet is not taken off', async () => {
    await plans.getByRole('button', { name: 'Алып тастау' }).focus()
    await page.keyboard.press('Enter')
    await expect(panel).toContainText('Ештеңе жоспарланбаған')
    await panel.getByLabel('Уақыты').press('Enter')
    await expect(plans).toContainText(formatDate(at, 'kk', 'dayTime'))

    await panel.getByRole('radio', { name: 'Қазақшасын сайттан алу' }).focus()
    await page.keyboard.press('Space')
    await panel.locator('#schedule-plan').focus()
    await page.keyboard.press('Enter')
    // Two days before it is public there is nothing to take off.
    await expect(panel.getByRole('alert')).toContainText('алатын ештеңе жоқ')

    await plans.getByRole('button', { name: 'Ауыстыру' }).focus()
    await page.keyboard.press('Enter')
    await expect(plans.getByLabel('Күні')).toBeFocused()
    // Its day alone is changed.
    const later = new Date(at.getTime() + 3 * 24 * 3_600_000)
    await plans.getByLabel('Күні').fill(almatyMinute(later).slice(0, 10))
    await page.keyboard.press('Enter')
    await expect(plans).toContainText(formatDate(later, 'kk', 'dayTime'))
    await page.keyboard.press('Escape')
    await expect(page.locator('#schedule-open')).toBeFocused()
    await expect(page.locator('#schedule-open')).toHaveText('Жоспарланған: 1')
  })

  await test.step('it goes out in its minute, alone', async () => {
    await makeDue(id)
    await expect.poll(async () => (await visit(`/kk/articles/${slug}`)).status, { timeout: 30_000 }).toBe(200)
    expect((await visit(`/articles/${slug}`)).status).toBe(404)
  })
})

const words = {
  ru: { lacks: 'Не заполнено: О чём статья', again: /^Повторить/, away: /^Убрать/ },
  kk: { lacks: 'Толтырылмаған:', again: /^Қайталау/, away: /^Алып тастау/ },
}

/** A plan whose article had no summary when its time came. @returns the article, and how to write another summary */
async function failedPlan(page: Page, slug: string) {
  const rest = restOf(page)
  const id = await draftedArticle(page, slug)
  const wish = { collection: 'articles', id, locale: 'ru', action: 'publish', at: almatyMinute(daysAhead(1)) }
  const write = async (summary: string | null) => {
    const saved = await rest.patch(`articles/${id}?locale=ru&draft=true`, { summary, _status: 'draft' })
    expect(saved.status).toBe(200)
  }
  expect((await rest.post('schedule', wish)).status).toBe(200)
  await write(null)
  await makeDue(id)
  return { id, write }
}

for (const language of ['ru', 'kk'] as const)
  test(`what did not go out is told in words, and is repeated or put away (${language})`, {
    tag: languageTag(language),
  }, async ({ page }) => {
    const said = words[language]
    await editorAt(page).signIn()
    await speakTo(page, language)
    const mark = String(Date.now())
    const repeated = await failedPlan(page, `povtor-${mark}`)
    const left = await failedPlan(page, `ne-nado-${mark}`)
    for (const { id } of [repeated, left]) await expect.poll(() => failedPlans(id), { timeout: 30_000 }).toHaveLength(1)
    await page.goto(`${cmsUrl}/admin`)
    const rowOf = (slug: string) => page.locator('#troubled-plans li', { hasText: `${slug}-${mark}` })
    const row = rowOf('povtor')
    await expect(row).toContainText(said.lacks)
    await expect(page.locator('.template-default__wrap')).not.toContainText(/worker|\{"|schedulePublish/)

    const again = row.getByRole('button', { name: said.again })
    await press(again)
    await expect(row.getByRole('alert')).toBeVisible()
    await repeated.write('Снова о чём.')
    await again.focus()
    await page.keyboard.press('Enter')
    await expect(row).toHaveCount(0)
    await press(rowOf('ne-nado').getByRole('button', { name: said.away }))
    await expect(rowOf('ne-nado')).toHaveCount(0)
    await expect.poll(async () => (await visit(`/articles/povtor-${mark}`)).status, { timeout: 30_000 }).toBe(200)
  })
