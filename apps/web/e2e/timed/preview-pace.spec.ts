import { draftOf, ofHundred, openBesidePreview, timeTyping } from '../support/admin/preview-frame.ts'
import { richText } from '../support/admin/rich-text.ts'
import { policyViolations } from '../support/policy-violations.ts'
import { expect, test } from '../support/test.ts'

test('each letter is on the previewed page within 300 ms, without a save for each', async ({ page }) => {
  test.setTimeout(180_000)
  const path = await draftOf(page, 'articles', {
    kind: 'general',
    title: 'Проба ',
    summary: 'Кратко.',
    body: richText('Начало. '),
  })
  const refused = await policyViolations(page)
  const preview = await openBesidePreview(page, path)
  let saves = 0
  page.on('request', (request) => {
    if (request.method() === 'PATCH' && request.url().includes('autosave=true')) saves += 1
  })
  const letters = 'слух у взрослых бережнее хранят вдвоём дома'
  const inTitle = await timeTyping(page, preview, { letters, into: '#field-title', shownIn: 'h1' })
  const ofTitle = { keys: inTitle.length, saves }
  expect(ofTitle.keys).toBeGreaterThanOrEqual(40)
  const body = '[data-field-path=body] [data-lexical-editor=true]'
  await page.locator(body).focus()
  await page.keyboard.press('End')
  const inBody = await timeTyping(page, preview, { letters, into: body, shownIn: '.article__body .prose' })
  const figures = {
    title: { p50: ofHundred(inTitle, 50), p95: ofHundred(inTitle) },
    body: { p50: ofHundred(inBody, 50), p95: ofHundred(inBody) },
    ...ofTitle,
  }
  test.info().annotations.push({ type: 'figures', description: JSON.stringify(figures) })
  console.info(JSON.stringify(figures))
  expect(figures.title.p95, JSON.stringify(figures)).toBeLessThanOrEqual(300)
  expect(figures.body.p95, JSON.stringify(figures)).toBeLessThanOrEqual(300)
  expect(ofTitle.saves).toBeLessThan(ofTitle.keys / 4)
  expect(refused).toEqual([])
})

test('what is more than a text is on the page within a second, and what is typed meanwhile stays', async ({ page }) => {
  test.setTimeout(180_000)
  const path = await draftOf(page, 'articles', { kind: 'general', title: 'Проба', body: richText('Первый') })
  const preview = await openBesidePreview(page, path)
  const paragraphs = preview.frame.locator('.article__body .prose p')
  await expect(paragraphs.first()).toHaveText('Первый')
  const body = page.locator('[data-field-path=body] [data-lexical-editor=true]')
  await body.focus()
  await page.keyboard.press('Control+End')
  await preview.window.evaluate(() => Object.assign(globalThis, { isSame: true }))
  // Of fewer, the slowest twentieth would be the slowest one.
  const rounds = 20
  const times: number[] = []
  for (let round = 1; round <= rounds; round += 1) {
    const before = await paragraphs.count()
    const at = Date.now()
    await page.keyboard.press('Enter')
    await page.keyboard.insertText(`Абзац ${round}`)
    await preview.window.waitForFunction(
      (count) => document.querySelectorAll('.article__body .prose p').length > count,
      before,
    )
    times.push(Date.now() - at)
    await expect(paragraphs.nth(round)).toHaveText(`Абзац ${round}`)
  }
  console.info(JSON.stringify({ wholePage: times }))
  expect(ofHundred(times), times.join()).toBeLessThanOrEqual(1000)
  expect(await preview.window.evaluate(() => 'isSame' in globalThis), 'the frame never began anew').toBe(true)
})
