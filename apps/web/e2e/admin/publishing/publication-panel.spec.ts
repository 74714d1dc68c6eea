import { editorAt } from '../../support/admin/editor.ts'
import { restOf } from '../../support/admin/editor-rest.ts'
import { richText } from '../../support/admin/rich-text.ts'
import { speakRussianAgain, speakTo } from '../../support/admin/speaking.ts'
import { press } from '../../support/hydrated.ts'
import { visibleAfter } from '../../support/pages/visible-after.ts'
import { languageTag } from '../../support/runner/diagonals.ts'
import { expect, type Page, test } from '../../support/runner/recorded-test.ts'
import { readTestEnv } from '../../support/test-env.ts'
import { visit } from '../../support/visitor.ts'

const { cmsUrl } = readTestEnv()

test.afterEach(speakRussianAgain)

const words = {
  ru: {
    not: 'Пока нельзя опубликовать',
    missing: ['Название', /Чем хорош/, 'Описание'],
    summary: 'Чем хорош',
    ready: 'Можно публиковать',
    price: /Цена за 1 аппарат.*111.000.*222.000/,
    overlong: /Посмотрите до публикации.*чем показывает поиск/s,
    done: 'Опубликовано',
    willBeGone: 'На сайте этого больше не будет видно.',
    undone: 'Публикация отменена',
  },
  kk: {
    not: 'Әзірге жариялауға болмайды',
    missing: ['Атауы', /Несімен жақсы/, 'Сипаттамасы'],
    summary: 'Несімен жақсы',
    ready: 'Жариялауға болады',
    price: /1 аппараттың бағасы.*111.000.*222.000/,
    overlong: /Жариялар алдында қарап шығыңыз.*іздеу көрсететін/s,
    done: 'Жарияланды',
    willBeGone: 'Сайтта бұл енді көрінбейді.',
    undone: 'Жариялануы болдырылмады',
  },
}

/** A device that is public in Russian, not translated, and whose price is another in its draft. */
async function untranslatedDevice(page: Page): Promise<{ id: string; address: string }> {
  const rest = restOf(page)
  const slug = `apparat-${Date.now()}`
  const device = {
    title: `Аппарат ${slug}`,
    slug,
    summary: 'Чем хорош.',
    description: richText('Описание.'),
    brand: await rest.idOf('brands', 'phonak'),
    formFactor: 'ric',
    availability: 'in_stock',
    priceKzt: 111_000,
  }
  const made = await rest.post('devices?locale=ru', { ...device, _status: 'published' })
  expect(made.status, JSON.stringify(made.json)).toBe(201)
  const { id } = made.json.doc
  const other = { priceKzt: 222_000, _status: 'draft' }
  expect((await rest.patch(`devices/${id}?locale=ru&draft=true`, other)).status).toBe(200)
  return { id, address: `/apparaty/${slug}` }
}

/** Every save of typed words waits from now on, until it is let go. */
async function holdSaves(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/autosave=true/, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

for (const language of ['ru', 'kk'] as const)
  test(`what a publication lacks, shows and changes is told before it, and right after it is taken back (${language})`, {
    tag: languageTag(language),
  }, async ({ page }) => {
    const said = words[language]
    const editor = editorAt(page)
    await editor.signIn()
    const { id, address } = await untranslatedDevice(page)
    await speakTo(page, language)
    await page.clock.install()
    await page.goto(`${cmsUrl}/admin/collections/devices/${id}?locale=kk`)
    await expect(page.locator('#field-title')).toBeVisible()
    const panel = await editor.checkPublishing()

    await test.step('what the language lacks is named, and leads to its field', async () => {
      await expect(panel).toContainText(said.not)
      await expect(panel.locator('.estu-publish__missing button')).toHaveText(said.missing)
      await expect(panel.locator('#publish-now')).toHaveCount(0)
      await press(panel.locator('.estu-publish__missing button', { hasText: said.summary }))
      await expect(page.locator('#field-summary')).toBeFocused()
    })

    await test.step('once it is whole: its address, the shared fields, and a title that search cuts off', async () => {
      await editor.fill('title', 'Слуховой аппарат и всё, что о нём надо знать '.repeat(4).trim())
      await editor.fill('summary', 'Несімен жақсы.')
      await editor.write('Сипаттамасы.')
      await editor.checkPublishing()
      await expect(panel).toContainText(said.ready)
      await expect(panel.locator('.estu-publish__shared')).toContainText(said.price)
      await expect(panel).toContainText(`/kk${address}`)
      await expect(panel.locator('.estu-publish__notices')).toContainText(said.overlong)
    })

    await test.step('it is told anew when typing is saved beside it', async () => {
      await editor.fill('summary', '')
      await expect(panel).toContainText(said.not)
      await expect(panel.locator('.estu-publish__missing button', { hasText: said.summary })).toHaveCount(1)
      await expect(panel.locator('#publish-now')).toHaveCount(0)
      await editor.fill('summary', 'Несімен жақсы екені.')
      await expect(panel).toContainText(said.ready)
      await expect(panel.locator('#publish-now')).toBeVisible()
      await panel.locator('.estu-publish__notices').getByRole('button').focus()
      await page.keyboard.press('Enter')
      await expect(page.locator('#field-title')).toBeFocused()
    })

    await test.step('a press that has to wait for a slow save opens the panel once it is saved', async () => {
      const letGo = await holdSaves(page)
      const begun = page.waitForRequest(/autosave=true/)
      await editor.fill('summary', 'Енді немен жақсы.')
      await begun
      await press(page.locator('#publish-check'))
      // Longer than anybody who leaves the form is made to wait.
      await page.clock.fastForward(6000)
      letGo()
      await expect(panel).toContainText(said.ready)
      await press(page.locator('#publish-now'))
      await expect(panel).toContainText(said.done)
      await visibleAfter(Date.now(), `/kk${address}`, ({ status }) => status === 200)
      expect((await visit(address)).html).toContain('222')
    })

    await test.step('right after publishing an editor takes it back: the page is gone, the text stays', async () => {
      await press(page.locator('#publish-close'))
      await page.locator('#undo-publication').focus()
      await page.keyboard.press('Enter')
      const undo = page.locator('.estu-undo .estu-publish__panel')
      await expect(undo.locator('h3')).toBeFocused()
      await expect(undo).toContainText(said.willBeGone)
      const answered = page.waitForResponse((response) => response.url().endsWith('/api/publications/undo'))
      await press(page.locator('#undo-now'))
      await answered
      await visibleAfter(Date.now(), `/kk${address}`, ({ status }) => status === 404)
      await expect(undo.locator('h3')).toHaveText(said.undone)
      await press(page.locator('#undo-close'))
      await expect(page.locator('#undo-publication')).toHaveCount(0)
      await expect(page.locator('#field-summary')).toHaveValue('Енді немен жақсы.')
    })
  })
