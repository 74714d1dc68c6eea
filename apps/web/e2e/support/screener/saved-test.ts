import { saveScreener } from '@estu/domain/screener/saved/saved-screener'
import type { ScreenerMode } from '@estu/domain/screener/screener-mode'
import { listeners } from '@estu/domain/screener/simulation/listener'
import { drawFrom, runTones } from '@estu/domain/screener/simulation/simulate'
import type { Page } from '@playwright/test'

const seed = 7

/** Leaves in the tab a test whose tones a careful listener has answered, as the page itself keeps it. */
export async function keepAnsweredTones(page: Page, mode: ScreenerMode): Promise<void> {
  const draw = drawFrom(seed)
  const { state } = runTones(mode, listeners.careful(draw), seed, draw)
  await page.addInitScript((text) => sessionStorage.setItem('hearing-screener', text), saveScreener(state, Date.now()) ?? '')
}
