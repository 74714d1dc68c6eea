import { editorAt } from '../support/admin/editor.ts'
import { restOf } from '../support/admin/editor-rest.ts'
import { richText } from '../support/admin/rich-text.ts'
import { speakRussianAgain, speakTo } from '../support/admin/speaking.ts'
import { press } from '../support/hydrated.ts'
import { visibleAfter } from '../support/pages/visible-after.ts'
import { expect, type Page, test } from '../support/runner/recorded-test.ts'
import { readTestEnv } from '../support/test-env.ts'

const { cmsUrl, fullSize } = readTestEnv()

test.afterEach(speakRussianAgain)

/** What fits the narrowest fits the others, which the full tier looks at too. */
const widths = fullSize ? [320, 360, 390] : [320]
/** Words are longest in Kazakh. */
const languages = fullSize ? (['ru', 'kk'] as const) : (['kk'] as const)

// A plain narrow window: a phone as browsers emulate it would grow the page and hide what sticks out.
test.use({ viewport: { width: 390, height: 700 } })

/** Names of controls that stick out, are smaller than a fingertip, or lie under something else. */
const unreachable = (page: Page, scope: string) =>
  page.locator(`:is(${scope}) :is(a, button, summary)`).evaluateAll((controls) => {
    const isReachable = (control: Element) => {
      control.scrollIntoView({ block: 'center' })
      const box = control.getBoundingClientRect()
      const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
      const isWhole = box.left >= 0 && box.right <= document.documentElement.clientWidth
      return isWhole && box.width >= 44 && box.height >= 44 && (top === control || control.contains(top))
    }
    const isShown = (control: Element) => control.checkVisibility({ visibilityProperty: true })
    const outside = document.documentElement.scrollWidth > window.innerWidth ? ['the page scrolls sideways'] : []
    const bad = controls.filter((control) => isShown(control) && !isReachable(control))
    return [...outside, ...bad.map((control) => control.outerHTML.slice(0, 160))]
  })

async function expectReach(page: Page, scope: string) {
  await expect.poll(() => unreachable(page, scope)).toEqual([])
}

async function createDraft(page: Page, title: string) {
  const rest = restOf(page)
  const meta = { title, description: title }
  const fields = { kind: 'general', title, slug: title, body: richText('Текст статьи.'), meta }
  const created = await rest.post('articles?draft=true&locale=ru', fields)
  expect(created.status, JSON.stringify(created.json)).toBe(201)
  return `${cmsUrl}/admin/collections/articles/${created.json.doc.id}`
}

test('on a phone every control of a document is in reach, and an article is published', async ({ page }) => {
  await editorAt(page).signIn()
  const title = `s-telefona-${Date.now()}`
  const url = await createDraft(page, title)
  for (const language of languages) {
    await speakTo(page, language)
    await page.goto(`${url}?locale=ru`)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page.locator('form[data-form-ready=true]')).toBeVisible()
    for (const width of widths) {
      await page.setViewportSize({ width, height: 700 })
      await expectReach(page, '.app-header, .doc-header, .doc-controls')
      await press(page.locator('.doc-controls__popup button'))
      await expectReach(page, '.popup-button-list')
      await page.keyboard.press('Escape')
      await press(page.locator('#publish-check'))
      await expect(page.locator('.estu-publish__missing button').first()).toBeVisible()
      await press(page.locator('.estu-publish__more summary'))
      await expectReach(page, '.estu-publish__panel')
      await press(page.locator('#publish-close'))
    }
    for (const list of ['devices', 'media']) {
      await page.setViewportSize({ width: 320, height: 700 })
      await page.goto(`${cmsUrl}/admin/collections/${list}`)
      await expectReach(page, '.default-list-view-tabs')
    }
    await page.goto(`${url}?locale=ru`)
  }

  await page.setViewportSize({ width: 390, height: 700 })
  await press(page.locator('#publish-check'))
  await press(page.locator('.estu-publish__missing button').first())
  await expect(page.locator('#field-summary')).toBeFocused()
  await page.keyboard.type('Написано с телефона.')
  const published = await editorAt(page).publish()
  await visibleAfter(published, `/articles/${title}`, ({ html }) => html.includes('Написано с телефона.'))
})
