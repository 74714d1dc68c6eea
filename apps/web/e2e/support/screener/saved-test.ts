import { saveScreener } from '@estu/domain/screener/saved/saved-screener'
import type { ScreenerMode } from '@estu/domain/screener/screener-mode'
import type { ScreenerState } from '@estu/domain/screener/screener-state'
import { listeners } from '@estu/domain/screener/simulation/listener'
import { after, drawFrom, readyForTones, runTones } from '@estu/domain/screener/simulation/simulate'
import type { Page } from '@playwright/test'

const seed = 7

/** Leaves in the tab a test whose tones a careful listener has answered, as the page itself keeps it. */
export function keepAnsweredTones(page: Page, mode: ScreenerMode): Promise<void> {
  const draw = drawFrom(seed)
  return keep(page, runTones(mode, listeners.careful(draw), seed, draw).state)
}

/** The same with tones that have begun. */
export const keepBegunTones = (page: Page, mode: ScreenerMode) =>
  keep(page, after(readyForTones(mode, seed), [{ type: 'tones_started' }]))

/** The tones of somebody who hears them all, but for the last height; what the page keeps of it since is left alone. */
export async function keepAllButLastHeight(page: Page, mode: ScreenerMode): Promise<void> {
  const draw = drawFrom(seed)
  const { state } = runTones(mode, { ...listeners.careful(draw), threshold: () => 0 }, seed, draw)
  const measured = state.tones.measured.slice(0, -1)
  const text = saveScreener({ ...state, stage: 'tones', tones: { ...state.tones, measured } }, Date.now()) ?? ''
  await page.addInitScript((kept) => {
    if (sessionStorage.getItem('hearing-screener') === null) sessionStorage.setItem('hearing-screener', kept)
  }, text)
}

/** A finished test in which nobody heard the highest tone. */
export function keepSilentHighTone(page: Page, mode: ScreenerMode): Promise<void> {
  const draw = drawFrom(seed)
  const { state } = runTones(mode, listeners.careful(draw), seed, draw)
  const measured = state.tones.measured.map((series) =>
    series.frequencyHz === 4000
      ? { ...series, threshold: { kind: 'no_response' as const } }
      : { ...series, threshold: { kind: 'measured' as const, level: 25 } },
  )
  return keep(page, { ...state, stage: 'result', tones: { ...state.tones, measured } })
}

/** A finished test of both ears together. */
export function keepJoinedEars(page: Page): Promise<void> {
  const draw = drawFrom(seed)
  const { state } = runTones('standard', listeners.careful(draw), seed, draw)
  const { ear: first } = state.tones.plan[0] ?? {}
  const measured = state.tones.measured.filter(({ ear }) => ear === first)
  const routing = { ...state.routing, verdict: 'joined' as const }
  return keep(page, { ...state, stage: 'result', routing, tones: { ...state.tones, measured } })
}

/** A finished test of somebody whose ears differ. */
export function keepDifferentEars(page: Page): Promise<void> {
  const { state } = runTones('standard', listeners.asymmetric(), 5, drawFrom(5))
  return keep(page, { ...state, stage: 'result' })
}

async function keep(page: Page, state: ScreenerState): Promise<void> {
  const text = saveScreener(state, Date.now()) ?? ''
  await page.addInitScript((kept) => sessionStorage.setItem('hearing-screener', kept), text)
}
