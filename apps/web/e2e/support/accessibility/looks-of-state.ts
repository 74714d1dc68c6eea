import type { Locale } from '@estu/domain/locale/locales'
import { expect, type Page } from '@playwright/test'
import { readTestEnv } from '../test-env.ts'
import { changeLook } from './appearance.ts'
import { everyWidth, type Look, themes } from './axe-runs.ts'
import { chooseSettings, largestSettings, resetSettings } from './reader-settings.ts'
import { beyondEdge, outsideHeader, sideways } from './sideways.ts'
import { smallTargets } from './small-targets.ts'
import { violations } from './violations.ts'

const { fullSize } = readTestEnv()
const smallPhone = { width: 320, height: 900 }
const usual = { width: 1280, height: 900 }

/**
 * Looks at a page in a state that no address leads to: whether it fits a small phone with the panel's largest settings,
 * and what axe finds there. A change is looked at by axe in one look and one language, all are promised.
 */
export function stateLooker(page: Page, locale: Locale) {
  let turn = locale === 'kk' ? 1 : 0
  return async (state: string): Promise<void> => {
    await page.setViewportSize(smallPhone)
    await chooseSettings(page, largestSettings)
    expect.soft(await beyondEdge(page), `${state}: sideways`).toEqual([])
    expect.soft(await sideways(page), `${state}: sideways`).toBeLessThanOrEqual(0)
    expect.soft(await outsideHeader(page), `${state}: header`).toEqual([])
    expect.soft(await smallTargets(page), `${state}: targets`).toEqual([])
    await resetSettings(page)
    for (const look of looksAt(turn)) {
      await changeLook(page, look)
      expect.soft(await violations(page), `${state}: ${look.width} px, ${look.theme}`).toEqual([])
    }
    await resetSettings(page)
    await page.setViewportSize(usual)
    turn += 1
  }
}

const all: Look[] = everyWidth.flatMap((width) => themes.map((theme) => ({ width, theme })))

/** In a change every second state, so that the two languages share them. */
function looksAt(turn: number): Look[] {
  if (fullSize) return all
  // Steps of seven meet every width and theme before one is met again.
  return turn % 2 === 0 ? all.slice(((turn / 2) * 7) % all.length).slice(0, 1) : []
}
