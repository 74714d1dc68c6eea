'use client'

import type { Locale } from '@estu/domain/locale/locales'
import type { ScreenerStage, ScreenerState } from '@estu/domain/screener/screener-state'
import type { ComponentType } from 'react'
import { ResultScreen } from '../result/result-screen'
import type { Say } from '../say'
import type { ScreenerLinks } from '../screener-links'
import { DigitsOfferScreen } from '../screens/digits-offer-screen'
import { DigitsScreen } from '../screens/digits-screen'
import { LevelScreen } from '../screens/level-screen'
import { PausedScreen } from '../screens/paused-screen'
import { QuestionsScreen } from '../screens/questions-screen'
import { ReadyScreen } from '../screens/ready-screen'
import { RefusedScreen } from '../screens/refused-screen'
import { RoutingScreen } from '../screens/routing-screen'
import { SetupScreen } from '../screens/setup-screen'
import { SuitabilityScreen } from '../screens/suitability-screen'
import { TonesScreen } from '../screens/tones-screen'
import { useKeys } from './use-keys'
import { type ScreenerRun, useScreener } from './use-screener'

export type ScreenerTestProps = {
  locale: Locale
  say: Say
  links: ScreenerLinks
  from: ScreenerState
  onDelete: () => void
}
export type ScreenProps = { run: ScreenerRun; say: Say; links: ScreenerLinks; onDelete: () => void }

const screens: Record<ScreenerStage, ComponentType<ScreenProps>> = {
  suitability: SuitabilityScreen,
  refused: RefusedScreen,
  questions: QuestionsScreen,
  setup: SetupScreen,
  level: LevelScreen,
  routing: RoutingScreen,
  ready: ReadyScreen,
  tones: TonesScreen,
  digits_offer: DigitsOfferScreen,
  digits: DigitsScreen,
  result: ResultScreen,
}

/** One screen of the test at a time. */
export function ScreenerTest({ locale, say, links, from, onDelete }: ScreenerTestProps) {
  const run = useScreener(from, locale)
  const { stage, paused } = run.state
  useKeys((key) => {
    if (key !== 'Escape') return false
    run.stop()
    return true
  })
  const Shown = paused ? PausedScreen : screens[stage]
  return (
    <>
      <p className="sr" role="status">
        {spokenOf(run, say)}
      </p>
      <Shown key={paused ?? stage} run={run} say={say} links={links} onDelete={onDelete} />
    </>
  )
}

/** What a screen reader tells by itself: never anything while a tone may sound. */
function spokenOf({ state, trouble }: ScreenerRun, say: Say): string {
  if (state.paused) return say(`screener.pausedBy.${state.paused}`)
  return trouble ? say(`screener.trouble.${trouble}`) : say(`screener.at.${state.stage}`)
}
