import { editorAt } from '../../support/admin/editor.ts'
import { restOf } from '../../support/admin/editor-rest.ts'
import { inKazakh } from '../../support/admin/interface-language.ts'
import { draftInBoth, releaseOf } from '../../support/admin/releases-rest.ts'
import { press } from '../../support/hydrated.ts'
import { visibleAfter } from '../../support/pages/visible-after.ts'
import { expect, type Page, test } from '../../support/runner/recorded-test.ts'
import { readTestEnv } from '../../support/test-env.ts'
import { visit } from '../../support/visitor.ts'

const { cmsUrl } = readTestEnv()

test('an undo is refused in words once something newer is public', { tag: '@full' }, async ({ page }) => {
  const editor = editorAt(page)
  await editor.signIn()
  const slug = `novee-${Date.now()}`
  const id = await draftInBoth(page, slug)
  const rest = restOf(page)
  const publish = (summary: string) =>
    rest.patch(`articles/${id}?locale=ru&publishSpecificLocale=ru`, { summary, _status: 'published' })
  expect((await publish('Первое.')).status).toBe(200)
  await page.goto(`${cmsUrl}/admin/collections/articles/${id}?locale=ru`)
  await press(page.locator('#undo-publication'))
  expect((await publish('Второе.')).status).toBe(200)
  await press(page.locator('#undo-now'))
  await expect(page.locator('.estu-undo .estu-publish__panel')).toContainText('после этого опубликовано более новое')
  expect((await visit(`/articles/${slug}`)).html).toContain('Второе.')
})

test('a release is looked at, goes out and is taken back whole; what waits for one leaves the site as it is', async ({
  page,
}) => {
  await editorAt(page).signIn()
  await goesOutWhole(page)
  await test.step('in Kazakh on a phone', () => waitsAndIsPlanned(page))
})

async function goesOutWhole(page: Page) {
  const mark = String(Date.now())
  const slugs = [`vypusk-a-${mark}`, `vypusk-b-${mark}`]
  const ids = [
    await draftInBoth(page, slugs[0] as string),
    await draftInBoth(page, slugs[1] as string, { summary: '' }),
  ]
  const paths = slugs.flatMap((slug) => [`/articles/${slug}`, `/kk/articles/${slug}`])
  const id = await releaseOf(page, `Выпуск ${mark}`, ids)
  await page.goto(`${cmsUrl}/admin/collections/releases/${id}`)
  const desk = page.locator('.estu-release')
  const outcome = page.locator('#release-outcome')

  await test.step('what is in the way is named, and nothing can go out', async () => {
    await expect(desk.locator('.estu-publish__warn li')).toHaveText(
      new RegExp(`${slugs[1]}.*казахский: не заполнено: О чём`),
    )
    await expect(page.locator('#release-publish')).toHaveCount(0)
    const refused = await restOf(page).post(`release-desk/${id}/publish`, {})
    expect(refused.json).toMatchObject({
      ok: false,
      error: 'stopped',
      findings: [{ locale: 'kk', reason: 'incomplete' }],
    })
    for (const path of paths) expect((await visit(path)).status).toBe(404)
  })

  await test.step('each page of it is seen beforehand', async () => {
    const kazakh = { summary: 'Мақала не туралы.', _status: 'draft' }
    expect((await restOf(page).patch(`articles/${ids[1]}?locale=kk&draft=true`, kazakh)).status).toBe(200)
    await page.reload()
    const links = desk.getByRole('link', { name: /^Предпросмотр/ })
    await expect(links).toHaveCount(4)
    const addresses = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href))
    for (const address of addresses) expect((await fetch(address)).status).toBe(200)
  })

  await test.step('by the keyboard all of it goes out, and every page is there', async () => {
    await page.locator('#release-publish').focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('#release-publish-now')).toBeFocused()
    const answered = page.waitForResponse((response) => response.url().endsWith('/publish'))
    await page.keyboard.press('Enter')
    await answered
    for (const path of paths) await visibleAfter(Date.now(), path, ({ status }) => status === 200)
    await expect(outcome).toContainText('Выпуск опубликован')
  })

  await test.step('it is not undone while one of its documents has moved on, which is named', async () => {
    const later = { summary: 'Уже другое.', _status: 'published' }
    const saved = await restOf(page).patch(`articles/${ids[0]}?locale=ru&publishSpecificLocale=ru`, later)
    expect(saved.status).toBe(200)
    await press(page.locator('#release-undo'))
    await press(page.locator('#release-undo-now'))
    await expect(outcome).toContainText(/Ничего не отменено.*vypusk-a.*более новое/s)
    const last = await restOf(page).get(`publications/articles/${ids[0]}`)
    expect((await restOf(page).post('publications/undo', { key: last.json.last.key })).json).toEqual({ ok: true })
  })

  await test.step('then all of it is gone from the site, and the texts are drafts', async () => {
    await press(page.locator('#release-undo'))
    await press(page.locator('#release-undo-now'))
    await expect(outcome).toContainText('Выпуск отменён')
    for (const path of paths) await visibleAfter(Date.now(), path, ({ status }) => status === 404)
    await expect(page.locator('#release-publish')).toBeVisible()
  })
}

/** The text of a single document waits, and the release is planned and called off. */
async function waitsAndIsPlanned(page: Page) {
  const editor = editorAt(page)
  const rest = restOf(page)
  const mark = String(Date.now())
  const id = await releaseOf(page, `План ${mark}`, [await draftInBoth(page, `plan-${mark}`)])
  await inKazakh(page, async () => {
    await test.step('the text of a single document waits', async () => {
      await page.goto(`${cmsUrl}/admin/globals/announcement?locale=ru`)
      await editor.fill('text', `Скоро ${mark}`)
      await press(page.locator('#put-aside'))
      await page.locator('#aside-release').selectOption(id)
      await press(page.locator('#put-aside-now'))
      await expect(page.locator('.estu-publish__panel')).toContainText('Қойылды.')
      expect((await visit('/')).html).not.toContain(`Скоро ${mark}`)
    })

    page.on('dialog', (dialog) => void dialog.accept())
    const waiting = page.locator('#release-entries li', { hasText: 'Хабарландыру' })
    await test.step('it is opened from there with its words, written on, and waits again', async () => {
      await page.goto(`${cmsUrl}/admin/collections/releases/${id}`)
      await press(waiting.getByRole('link').first())
      await expect(page.locator('#aside-reopened')).toContainText(`План ${mark}`)
      await expect(page.locator('#field-text')).toHaveValue(`Скоро ${mark}`)
      await editor.fill('text', `Скоро ${mark}, и надолго`)
      await press(page.locator('#put-aside'))
      await expect(page.locator('#aside-release')).toHaveValue(id)
      await press(page.locator('#put-aside-now'))
      await expect(page.locator('.estu-publish__panel')).toContainText('Қойылды.')
      const kept = await rest.get(`release-desk/${id}/globals?global=announcement&locale=ru`)
      expect(kept.json.aside.data).toMatchObject({ text: `Скоро ${mark}, и надолго` })
      expect((await visit('/')).html).not.toContain(`Скоро ${mark}`)
    })

    await page.setViewportSize({ width: 390, height: 700 })
    await page.goto(`${cmsUrl}/admin/collections/releases/${id}`)
    const desk = page.locator('.estu-release')
    await expect(desk.locator('h2')).toHaveText('Не шығады')

    await test.step('every control is in reach, and what waits is taken out again', async () => {
      const row = waiting
      await expect(row).toContainText('орысша')
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
      const small = await desk
        .locator('a, button, input')
        .evaluateAll((all) =>
          all
            .map((one) => one.getBoundingClientRect())
            .filter(({ height, left, right }) => height < 44 || left < 0 || right > 390),
        )
      expect(small).toEqual([])
      await press(row.getByRole('button', { name: /^Алып тастау/ }))
      await expect(row).toHaveCount(0)
    })

    await test.step('it is planned for a time of Almaty, and called off', async () => {
      await page.locator('#release-at').fill('2020-01-01T10:00')
      await press(page.locator('#release-plan'))
      await expect(page.locator('#release-outcome')).toContainText('Бұл уақыт өтіп кетті.')
      await page.locator('#release-at').fill('2099-12-31T10:30')
      await press(page.locator('#release-plan'))
      await expect(page.locator('#release-outcome')).toContainText('Жоспарланды.')
      await expect(desk).toContainText('10:30')
      expect((await rest.get(`releases/${id}?depth=0`)).json).toMatchObject({
        state: 'planned',
        plannedFor: '2099-12-31T05:30:00.000Z',
      })
      expect((await rest.patch(`releases/${id}`, { title: 'Басқа' })).status).toBeGreaterThanOrEqual(400)
      await press(page.locator('#release-cancel-plan'))
      await expect(page.locator('#release-outcome')).toContainText('Жоспардан алынды.')
    })
  })
}
