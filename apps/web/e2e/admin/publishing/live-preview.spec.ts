import { restOf } from '../../support/admin/editor-rest.ts'
import { draftOf, openBesidePreview } from '../../support/admin/preview-frame.ts'
import { richText } from '../../support/admin/rich-text.ts'
import { press } from '../../support/hydrated.ts'
import { policyViolations } from '../../support/policy-violations.ts'
import { expect, type Page, test } from '../../support/runner/recorded-test.ts'
import { queryShop } from '../../support/shop/shop-database.ts'
import { readTestEnv } from '../../support/test-env.ts'

const { cmsUrl } = readTestEnv()

const mark = () => Math.random().toString(36).slice(2, 8)

const block = (title: string) => ({ blockType: 'notice', title, text: `Пояснение ${title}` })

test('a press on the page leads to its field, also in a folded row far below and in another tab', async ({ page }) => {
  const faq = Array.from({ length: 12 }, (_, index) => ({
    question: `Надолго ли хватает заряда номер ${index + 1}?`,
    answer: 'На день.',
  }))
  const shown = { title: 'Аппарат', summary: 'Кратко.', formFactor: 'ric', availability: 'in_stock', faq }
  const preview = await openBesidePreview(page, await draftOf(page, 'devices', shown))
  await press(page.locator('#field-faq').getByRole('button', { name: 'Свернуть все' }))
  await press(page.locator('.tabs-field__tab-button', { hasText: 'Звук и связь' }))
  await expect(page.locator('#field-title')).toBeHidden()
  await preview.frame.getByText(/заряда\sномер\s\u2060?12/).click()
  await expect(page.locator('#field-faq__11__question')).toBeFocused()
  await preview.frame.getByRole('heading', { level: 1 }).click()
  await expect(page.locator('#field-title')).toBeFocused()
})

test('a press on the page leads to its field in a folded block', { tag: '@full' }, async ({ page }) => {
  const layout = Array.from({ length: 12 }, (_, index) => block(`Раздел ${index + 1}`))
  const path = await draftOf(page, 'pages', { title: 'Страница', lead: 'Вступление', layout })
  const preview = await openBesidePreview(page, path)
  await press(page.getByRole('button', { name: 'Свернуть все' }))
  await preview.frame.getByText('Пояснение Раздел 12').click()
  await expect(page.locator('#field-layout__11__text')).toBeFocused()
})

/** Makes a link by the tab’s own form. @returns the link, which is shown this once. */
async function makeLink(page: Page, language: 'ru' | 'kk'): Promise<string> {
  await page.locator('.estu-preview__maker select[name=locale]').selectOption(language)
  const made = page.waitForResponse((response) => response.url().endsWith('/api/preview-links'))
  await press(page.locator('#make-preview-link'))
  const { url } = await (await made).json()
  await expect(page.locator('.estu-preview__url')).toHaveValue(url)
  return url
}

test('a link shows a draft to people without an account, until it ends', async ({ page, browser }) => {
  const title = `Черновик ${mark()}`
  const path = await draftOf(page, 'articles', { kind: 'general', title, body: richText('Для своих.') })
  await page.goto(`${cmsUrl}/admin/${path.replace('?', '/preview?')}`)
  const russian = await makeLink(page, 'ru')
  const kazakh = await makeLink(page, 'kk')

  const stranger = await browser.newContext()
  const visit = await stranger.newPage()
  const refused = await policyViolations(visit)
  const answer = await visit.goto(russian)
  await expect(visit.locator('h1')).toHaveText(title)
  await expect(visit.locator('.preview-bar')).toContainText('Это черновик')
  expect(answer?.headers()['cache-control']).toContain('no-store')
  expect(answer?.headers()['x-robots-tag']).toContain('noindex')
  expect((await answer?.text()) ?? '').not.toMatch(/[\u{e0020}-\u{e007f}]/u)
  expect((await stranger.cookies()).filter(({ name }) => /^payload|session/.test(name))).toEqual([])
  expect((await stranger.request.get(`${cmsUrl}/api/articles?draft=true`)).status()).toBe(404)

  const says = async (...sentences: string[]) => {
    for (const sentence of sentences) await expect(visit.locator('#main')).toContainText(sentence)
    await expect(visit.locator('body')).not.toContainText(title)
  }
  await visit.goto(`${russian.slice(0, -1)}${russian.endsWith('A') ? 'B' : 'A'}`)
  await says('Адрес неполный', 'Мекенжай толық емес')

  await page.reload()
  await press(page.getByRole('button', { name: /^Отозвать ссылку: Казахский/ }))
  await expect(page.getByRole('button', { name: /^Отозвать ссылку/ })).toHaveCount(1)
  await visit.goto(kazakh)
  await says('Сілтеме қайтарып алынды', 'Ссылку отозвали')

  await queryShop('update preview_links set expires_at = now()')
  await visit.goto(russian)
  await says('Срок ссылки закончился', 'Сілтеменің мерзімі өтті')
  expect(refused).toEqual([])
  await stranger.close()

  await test.step('both languages stand beside each other on a phone, a tablet and a computer', async () => {
    const id = await restOf(page).idOf('services', 'vyezd-na-dom')
    const refused = await policyViolations(page)
    await page.goto(`${cmsUrl}/admin/collections/services/${id}/preview?locale=ru`)
    const frames = page.locator('.estu-preview__pair iframe')
    await expect(frames).toHaveCount(2)
    await expect(frames.nth(0).contentFrame().locator('html')).toHaveAttribute('lang', 'ru')
    await expect(frames.nth(1).contentFrame().locator('html')).toHaveAttribute('lang', 'kk')
    for (const [name, width] of [
      ['Планшет', 768],
      ['Компьютер', 1280],
      ['Телефон', 360],
    ] as const) {
      await page.getByLabel(name).check()
      for (const frame of await frames.all())
        await expect
          .poll(() =>
            frame
              .contentFrame()
              .locator('html')
              .evaluate(() => window.innerWidth),
          )
          .toBe(width)
    }
    expect(refused).toEqual([])
  })
})
