import { findChromium } from '../checks/machine/find-chromium.ts'
import { playwrightCheck } from '../checks/playwright-check.ts'
import { readToolingEnv } from '../env.ts'
import { say, step } from '../progress.ts'
import { openTemporaryShop } from '../runtime/temporary-shop.ts'

const addresses = 'accessibility/accessibility.spec.ts'
const states = ['accessibility/own-pages.spec.ts', 'accessibility/screener-screens.spec.ts']

/**
 * Every page in each language, theme and width, and with any two settings of the panel, where the tests take pairs of
 * them; each page is told as it is done. `axe 2/4` is the second quarter, `axe service,home` all pages of two kinds.
 */
export async function benchAxe(pages = process.argv[3] ?? ''): Promise<number> {
  const chromium = await findChromium(readToolingEnv().chromiumPath)
  const shop = await step('starting a shop to look at', () => openTemporaryShop())
  try {
    const { passed, failed, output } = await playwrightCheck({
      shops: [shop],
      chromium,
      name: 'axe',
      // What no address leads to belongs to no part of the pages.
      files: pages === '' ? [addresses, ...states] : [addresses],
      pages,
      fullSize: true,
      hear: say,
    })
    if (failed > 0) say(output ?? '')
    say(`${passed} passed, ${failed} failed`)
    return failed === 0 ? 0 : 1
  } finally {
    await shop.stop()
  }
}
