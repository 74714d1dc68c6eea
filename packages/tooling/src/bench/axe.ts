import { findChromium } from '../checks/find-chromium.ts'
import { playwrightCheck } from '../checks/playwright-check.ts'
import { OperatorError, readToolingEnv } from '../env.ts'
import { say, step } from '../progress.ts'
import { openTemporaryShop } from '../runtime/temporary-shop.ts'

/**
 * Every page in each language, theme and width, and with any two settings of the panel, where the tests take pairs of
 * them; each page is told as it is done. `axe 2/4` is the second quarter.
 */
export async function benchAxe(part = process.argv[3]): Promise<number> {
  if (part && !/^\d+\/\d+$/.test(part)) throw new OperatorError('name a part of the pages as 2/4, or none for all.')
  const chromium = await findChromium(readToolingEnv().chromiumPath)
  const shop = await step('starting a shop to look at', () => openTemporaryShop())
  try {
    const { passed, failed, output } = await playwrightCheck({
      shops: [shop],
      chromium,
      name: 'axe',
      files: ['accessibility/accessibility.spec.ts'],
      args: part ? [`--shard=${part}`] : [],
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
