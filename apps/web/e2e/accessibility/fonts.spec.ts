import { locales, localisePath } from '@estu/domain/locale/locales'
import { drawn } from '../support/accessibility/appearance.ts'
import { inEachPlainFont } from '../support/accessibility/plain-fonts.ts'
import { chooseSettings, largestSettings } from '../support/accessibility/reader-settings.ts'
import { usedFaces } from '../support/accessibility/used-faces.ts'
import { hydrated } from '../support/hydrated.ts'
import { languageTag } from '../support/runner/diagonals.ts'
import { expect, type Page, test } from '../support/test.ts'

/** Headings, running text, buttons and inputs. */
const texts = ['h1', 'h2', 'main p', 'main :is(button, .btn)', 'main :is(input, textarea)']

/** Has words of every kind, and fields. */
const path = '/feedback'

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await hydrated(page.locator('#main a').last())
  for (const field of ['#message', '#name']) await page.locator(field).fill('Қызыл күн ₸ 0129')
  await drawn(page)
}

const fonts = '**/*.woff2'

for (const locale of locales)
  test(`text is drawn with the site's own font, its stand-in, the pinned packages, ${locale}`, {
    tag: languageTag(locale),
  }, async ({ page }) => {
    const address = localisePath(locale, path)
    await test.step("until the site's own font comes, text is drawn with its stand-in", async () => {
      await page.route(fonts, (route) => route.abort())
      await open(page, address)
      for (const selector of texts) expect.soft(await usedFaces(page, selector), selector).toEqual(['Arimo'])
      await page.unroute(fonts)
    })
    await test.step("text is drawn with the site's own font", async () => {
      await open(page, address)
      for (const selector of texts)
        expect.soft(await usedFaces(page, selector), selector).toEqual(['Golos Text of the page'])
    })
    await test.step('plain text is drawn with fonts of the pinned packages', async () => {
      await chooseSettings(page, largestSettings)
      for (const selector of texts) expect.soft(await usedFaces(page, selector), selector).toEqual(['Arimo'])
      await inEachPlainFont(page, async (family) => {
        for (const selector of texts)
          expect.soft(await usedFaces(page, selector), `${selector} in ${family}`).toEqual([family])
      })
    })
  })
