import { shopperAt } from '../support/shopper.ts'
import { expect, test } from '../support/test.ts'

const smallest = 44

/** What can be pressed, measured as the finger meets it: a box or radio by its label. */
const tooSmall = (least: number) => {
  const things = document.querySelectorAll<HTMLElement>(
    'main button, main input:not([type=hidden]), main select, main textarea, main a.btn, main a.tap, main a.choice, main a.day, main a.form-fix',
  )
  const found: string[] = []
  for (const thing of things) {
    if (thing.closest('.trap')) continue
    const target = thing.closest('label') ?? thing
    const { width, height } = target.getBoundingClientRect()
    if (width === 0 && height === 0) continue
    if (height < least - 0.5 || width < least - 0.5) found.push(`${thing.outerHTML.slice(0, 80)} ${width}×${height}`)
  }
  return found
}

const pages = [
  '/feedback',
  '/auth/sign-in',
  '/auth/register',
  '/zapisnapriem',
  '/reviews/new?of=devices&product=demo-phonak-ric-90-r',
  '/compare?d=demo-phonak-ric-90-r&d=demo-phonak-ric-50-312',
  '/podbor',
  '/hearing-screener',
  '/test',
  '/podbor?who=self&signs=none&hard=tv&loss=II&battery=unknown&budget=any',
  '/raskhodniki/podbor?brand=phonak',
]

for (const locale of ['ru', 'kk'] as const)
  test(`everything that is pressed in a form is large enough, ${locale}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 })
    const shopper = shopperAt(page, locale)
    for (const path of pages) {
      await shopper.open(path)
      expect(await page.evaluate(tooSmall, smallest), path).toEqual([])
    }
    await shopper.open('/zapisnapriem')
    for (const step of [1, 2, 3]) {
      await page.locator('.choice--link').first().click()
      await page.waitForURL((url) => url.searchParams.size === step)
    }
    expect(await page.evaluate(tooSmall, smallest), 'times').toEqual([])
    await shopper.addFirst('raskhodniki')
    expect(await page.evaluate(tooSmall, smallest), 'cart').toEqual([])
    await shopper.open('/cart/checkout')
    expect(await page.evaluate(tooSmall, smallest), 'checkout').toEqual([])
    await shopper.send()
    expect(await page.evaluate(tooSmall, smallest), 'checkout with problems').toEqual([])
  })
