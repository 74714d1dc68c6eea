'use client'

import { byDistance, type Coordinates } from '@estu/domain/contacts/coordinates'
import type { Locale } from '@estu/domain/locale/locales'
import { formatNumber } from '@estu/domain/locale/numbers'
import { Icon } from '@estu/ui/components/icon'
import { useState } from 'react'

type Place = { title: string; href: string; geo: Coordinates }
type Words = Record<'ask' | 'looking' | 'found' | 'distance' | 'refused' | 'failed' | 'privacy', string>
type State = 'idle' | 'looking' | 'refused' | 'failed' | { place: Place; km: number }

/** Long enough for a phone indoors; an old answer is good enough to choose a branch by. */
const patience: PositionOptions = { timeout: 20_000, maximumAge: 600_000 }

/** Which branch is nearest, when somebody asks. Where they are stays in their browser. */
export function NearestBranch({ locale, places, words }: { locale: Locale; places: readonly Place[]; words: Words }) {
  const [state, setState] = useState<State>('idle')
  function look() {
    setState('looking')
    if (!navigator.geolocation) return setState('failed')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => setState(byDistance({ lat: coords.latitude, lng: coords.longitude }, places)[0] ?? 'failed'),
      ({ code, PERMISSION_DENIED }) => setState(code === PERMISSION_DENIED ? 'refused' : 'failed'),
      patience,
    )
  }
  return (
    <div className="nearest">
      <button
        type="button"
        className="btn btn--secondary"
        onClick={look}
        aria-disabled={state === 'looking' || undefined}
      >
        <Icon name="pin" />
        {words.ask}
      </button>
      <p className="small muted">{words.privacy}</p>
      <p role="status">
        {typeof state === 'object' ? <Found {...state} locale={locale} words={words} /> : said(state, words)}
      </p>
    </div>
  )
}

const said = (state: Exclude<State, object>, words: Words): string => (state === 'idle' ? '' : words[state])

function Found({ place, km, locale, words }: { place: Place; km: number; locale: Locale; words: Words }) {
  const distance = formatNumber(km, locale, { fractionDigits: km < 10 ? 1 : 0 })
  return (
    <>
      {words.found}{' '}
      <a className="link strong tap" href={place.href}>
        {place.title}
      </a>
      , {words.distance.replace('{km}', distance)}
    </>
  )
}
