import { locales } from '@estu/domain/locale/locales'
import { redFlags } from '@estu/domain/screener/suitability'
import { stateLooker } from '../support/accessibility/looks-of-state.ts'
import { hydrated } from '../support/hydrated.ts'
import { languageTag } from '../support/runner/diagonals.ts'
import { keepAnsweredTones, keepBegunTones, keepDifferentEars } from '../support/screener/saved-test.ts'
import { listenTo } from '../support/screener/scripted-listener.ts'
import { prefixOf } from '../support/shopper.ts'
import { expect, type Page, test } from '../support/test.ts'
import { readTestEnv } from '../support/test-env.ts'

const { fullSize } = readTestEnv()

// Trap: an emulated phone widens its own screen and hides what is too wide.
test.use({ isMobile: false, viewport: { width: 1280, height: 900 } })

for (const locale of locales)
  test.describe(locale, { tag: languageTag(locale) }, () => {
    const open = async (page: Page) => {
      test.setTimeout(fullSize ? 15 * 60_000 : 300_000)
      await page.goto(`${prefixOf(locale)}/hearing-screener`)
      await hydrated(page.locator('input[name=mode]').first())
    }
    /** Trap: that a test was kept is known a moment after the page has woken; until then its button begins another. */
    const openKept = async (page: Page) => {
      await open(page)
      await expect(page.locator('.scr__foot button')).toHaveCount(2)
    }
    /** The way on is the first button at the foot of each screen. */
    const goOn = (page: Page) => page.locator('.scr__foot button').first().click()

    test(`the screens of the screener before its tones are accessible and fit, ${locale}`, async ({ page }) => {
      const listener = await listenTo(page)
      listener.answerBy(async () => {})
      await open(page)
      const look = stateLooker(page, locale)
      await goOn(page)
      for (const flag of ['sudden_loss', 'child', 'dizziness'] as const) {
        await page.getByRole('checkbox').nth(redFlags.indexOf(flag)).check()
        await goOn(page)
        await look(`refused: ${flag}`)
        await page.locator('.scr__foot button').last().click()
      }
      await look('suitability')
      await page.locator('.scr__foot button').nth(1).click()
      for (const screen of ['questions', 'setup', 'level']) {
        await look(screen)
        await goOn(page)
      }
      await page.locator('.scr__body button').click()
      await expect(page.locator('.scr-ears')).toBeVisible()
      await look('routing')
      listener.answerBy(() => page.locator('.scr-ears__all').first().click())
      await page.locator('.scr__body button').click()
      await expect(page.locator('.scr-ears')).toHaveCount(0, { timeout: 20_000 })
      await look('routing has failed')
      await page.locator('.scr__foot button').nth(1).click()
      await look('ready')
    })

    test(`the screens of its tones, digits and results are accessible and fit, ${locale}`, async ({ page }) => {
      const look = stateLooker(page, locale)
      await keepBegunTones(page, 'standard')
      await openKept(page)
      await goOn(page)
      await look('paused')
      await goOn(page)
      await expect(page.locator('.scr-answer')).toBeVisible()
      await look('tones')
      await page.locator('.scr__foot button').first().click()
      await page.locator('.scr__foot button').nth(1).click()
      await look('a result that says nothing')
      await keepAnsweredTones(page, 'standard')
      await openKept(page)
      await goOn(page)
      await look('digits are offered')
      await goOn(page)
      await look('digits')
      await page.locator('.scr__act .btn--primary').click()
      await expect(page.locator('.scr-keys')).toBeVisible()
      await look('digits are typed')
      await keepDifferentEars(page)
      await openKept(page)
      await goOn(page)
      await page.locator('main .acc summary').first().click()
      await look('a result')
    })
  })
