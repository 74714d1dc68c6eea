import { locales } from '@estu/domain/locale/locales'
import { coveredFocus } from '../../support/accessibility/covered-focus.ts'
import { sideways } from '../../support/accessibility/sideways.ts'
import { languageTag } from '../../support/runner/diagonals.ts'
import { prefixOf } from '../../support/shopper.ts'
import { expect, test } from '../../support/test.ts'

const device = 'demo-phonak-ric-90-r'
const [listing, ...others] = [
  '/apparaty?loss=II',
  `/apparaty/${device}`,
  '/search?q=phonak',
  `/compare?d=${device}&d=demo-phonak-ric-50-312&d=demo-phonak-bte-p-13`,
]

/** A window of 1280 × 900 at 200 %, where whatever sticks takes much of the height; and a small phone with all at its largest. */
const screens = [
  { name: 'at 200 %', size: { width: 640, height: 450 }, settings: {}, paths: [listing, ...others] },
  {
    name: 'at 320 px with the largest letters',
    size: { width: 320, height: 740 },
    settings: { size: 'a3', space: 'wide' },
    paths: others,
  },
]

for (const { name, size, settings, paths } of screens)
  for (const locale of locales)
    test(`${locale}: nothing lies over what has the focus, and nothing moves sideways, ${name}`, {
      tag: languageTag(locale),
    }, async ({ page }) => {
      await page.setViewportSize(size)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      // Something is ticked, so that the tray of the comparison stands as well.
      await page.addInitScript(
        ([wishes, slug]) => {
          localStorage.setItem('estu:a11y', JSON.stringify(wishes))
          localStorage.setItem('compare', JSON.stringify([{ slug }]))
        },
        [settings, device] as const,
      )
      for (const path of paths) {
        await page.goto(`${prefixOf(locale)}${path}`)
        if (path.startsWith('/apparaty')) await expect(page.locator('.tray')).toBeVisible()
        expect.soft(await sideways(page), path).toBe(0)
        expect.soft(await coveredFocus(page), path).toEqual([])
      }
    })
