'use client'

import { type OpenSentences, openWords } from '@estu/domain/appointments/open-words'
import { type OpenDays, openState } from '@estu/domain/appointments/opening-hours'
import type { Locale } from '@estu/domain/locale/locales'
import { useEffect, useState } from 'react'

type Props = { locale: Locale; days: OpenDays; words: OpenSentences }

/**
 * Whether a branch is open at this moment. The page is cached for days, so the browser decides, by its own clock
 * and the rule of Almaty's time; until then the line keeps its place.
 */
export function OpenNow({ locale, days, words }: Props) {
  const [now, setNow] = useState<Date | null>(null)
  useEffect(() => {
    setNow(new Date())
    const minute = setInterval(() => setNow(new Date()), 60_000)
    return () => clearInterval(minute)
  }, [])
  if (!now) return <p className="opennow">&nbsp;</p>
  const state = openState(days, now)
  return (
    <p className="opennow">
      <span className={state.open ? 'dot' : 'dot dot--wait'} aria-hidden="true" />
      {openWords(state, words, locale)}
    </p>
  )
}
