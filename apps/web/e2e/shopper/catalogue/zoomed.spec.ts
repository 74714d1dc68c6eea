import { locales } from '@estu/domain/locale/locales'
import { coveredFocus } from '../../support/accessibility/covered-focus.ts'
import { sideways } from '../../support/accessibility/sideways.ts'
import { languageTag } from '../../support/runner/diagonals.ts'
import { prefixOf } from '../../support/shopper.ts'
import { expect, test } from '../../support/test.ts'
import { readTestEnv } from '../../support/test-env.ts'

const { fullSize } = readTestEnv()

const slug = 'demo-phonak-ric-90-r'
const listing = '/apparaty?loss=II'
const device = `/apparaty/${slug}`
const search = '/search?q=phonak'
const comparison = `/compare?d=${slug}&d=demo-phonak-ric-50-312&d=demo-phonak-bte-p-13`

/**
 * A window of 1280 × 900 at 200 %, where whatever sticks takes much of the height; and a small phone with all at its
 * largest. In the gate the pages take turns.
 */
const screens = [
  {
    name: 'at 200 %',
    size: { width: 640, height: 450 },
    settings: {},
    paths: fullSize ? [listing, device, search, comparison] : [listing, comparison],
  },
  {
    name: 'at 320 px with the largest letters',
    size: { width: 320, height: 740 },
    settings: { size: 'a3', space: 'wide' },
    paths: fullSize ? [device, search, comparison] : [device, search],
  },
]

for (const locale of locales)
  test(`${locale}: nothing lies over what has the focus, and nothing moves sideways`, {
    tag: languageTag(locale),
  }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const { name, size, settings, paths } of screens)
      await test.step(name, async () => {
        await page.setViewportSize(size)
        // Something is ticked, so that the tray of the comparison stands as well. What is said last holds.
        await page.addInitScript(
          ([wishes, ticked]) => {
            localStorage.setItem('estu:a11y', JSON.stringify(wishes))
            localStorage.setItem('compare', JSON.stringify([{ slug: ticked }]))
          },
          [settings, slug] as const,
        )
        for (const path of paths) {
          await page.goto(`${prefixOf(locale)}${path}`)
          if (path.startsWith('/apparaty')) await expect(page.locator('.tray')).toBeVisible()
          expect.soft(await sideways(page), path).toBe(0)
          expect.soft(await coveredFocus(page), path).toEqual([])
        }
      })
  })
