import { locales, localisePath } from '@estu/domain/locale/locales'
import { drawn } from '../support/accessibility/appearance.ts'
import { inEachPlainFont } from '../support/accessibility/plain-fonts.ts'
import { chooseSettings, largestSettings } from '../support/accessibility/reader-settings.ts'
import { usedFaces } from '../support/accessibility/used-faces.ts'
import { hydrated } from '../support/hydrated.ts'
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

for (const locale of locales) {
  test(`text is drawn with the site's own font, ${locale}`, async ({ page }) => {
    await open(page, localisePath(locale, path))
    for (const selector of texts) expect(await usedFaces(page, selector), selector).toEqual(['Golos Text of the page'])
  })

  test(`plain text is drawn with fonts of the pinned packages, ${locale}`, async ({ page }) => {
    await open(page, localisePath(locale, path))
    await chooseSettings(page, largestSettings)
    for (const selector of texts) expect(await usedFaces(page, selector), selector).toEqual(['Arimo'])
    await inEachPlainFont(page, async (family) => {
      for (const selector of texts)
        expect(await usedFaces(page, selector), `${selector} in ${family}`).toEqual([family])
    })
  })

  test(`until the site's own font comes, text is drawn with its stand-in, ${locale}`, async ({ page }) => {
    await page.route('**/*.woff2', (route) => route.abort())
    await open(page, localisePath(locale, path))
    for (const selector of texts) expect(await usedFaces(page, selector), selector).toEqual(['Arimo'])
  })
}
