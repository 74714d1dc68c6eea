'use client'

import type { Locale } from '@estu/domain/locale/locales'
import { startScreener } from '@estu/domain/screener/screener'
import { type ScreenerMode, screenerModes } from '@estu/domain/screener/screener-mode'
import type { ScreenerState } from '@estu/domain/screener/screener-state'
import { Icon } from '@estu/ui/components/icon'
import { Notice } from '@estu/ui/components/notice'
import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { forgetAnswers } from '@/lib/visits/screener-storage'
import { readSavedTest } from './saved-test'
import { type ScreenerWords, sayingOf } from './say'
import type { ScreenerLinks } from './screener-links'
import type { ScreenerTestProps } from './test/screener-test'

type Props = { locale: Locale; words: ScreenerWords; links: ScreenerLinks; children: ReactNode }
type Problem = 'failed' | 'deleted' | null

const freshTest = (mode: ScreenerMode) =>
  startScreener({ mode, seed: crypto.getRandomValues(new Uint32Array(1))[0] ?? 0 })

/** The first screen; the test itself is fetched by those alone who begin it. */
export function ScreenerBegin({ locale, words, links, children }: Props) {
  const say = sayingOf(words)
  const [mode, setMode] = useState<ScreenerMode>('standard')
  const [saved, setSaved] = useState<ScreenerState | null>(null)
  const [running, setRunning] = useState<{ Test: ComponentType<ScreenerTestProps>; from: ScreenerState } | null>(null)
  const [loading, setLoading] = useState(false)
  const [problem, setProblem] = useState<Problem>(null)
  useEffect(() => setSaved(readSavedTest()), [])

  async function begin(from: ScreenerState) {
    setLoading(true)
    setProblem(null)
    const loaded = await import('./test/screener-test').catch(() => null)
    setLoading(false)
    if (loaded) setRunning({ Test: loaded.ScreenerTest, from })
    else setProblem('failed')
  }
  function afterDeleting() {
    forgetAnswers()
    setSaved(null)
    setRunning(null)
    setProblem('deleted')
  }

  if (running)
    return <running.Test locale={locale} say={say} links={links} from={running.from} onDelete={afterDeleting} />
  return (
    <>
      <section className="page scr" aria-labelledby="screener">
        <div className="scr__body">
          <h1 id="screener">{say('screener.begin.title')}</h1>
          <p className="lead">{say('screener.lead')}</p>
          <div className="scr-isnt">
            <Points
              icon="check"
              title={say('screener.begin.is')}
              points={[say('screener.begin.is1'), say('screener.begin.is2')]}
            />
            <Points
              icon="close"
              title={say('screener.begin.isNot')}
              points={[say('screener.begin.isNot1'), say('screener.begin.isNot2')]}
            />
          </div>
        </div>
        <div className="scr__act">
          <noscript>
            <Notice tone="attention" text={say('screener.begin.noScript')} />
          </noscript>
          <fieldset className="scr-scripted">
            <legend className="strong">{say('screener.begin.minutes')}</legend>
            <div className="seg">
              {screenerModes.map((known) => (
                <label key={known}>
                  <input type="radio" name="mode" checked={mode === known} onChange={() => setMode(known)} />
                  {say(`screener.begin.mode.${known}`)}
                </label>
              ))}
            </div>
            <p className="hint">{say('screener.begin.modeHint')}</p>
          </fieldset>
        </div>
        <div className="scr__foot">
          {saved && (
            <button type="button" className="btn btn--primary scr-scripted" onClick={() => begin(saved)}>
              {say('screener.begin.continue')}
            </button>
          )}
          <button
            type="button"
            className={`btn ${saved ? 'btn--secondary' : 'btn--primary'} scr-scripted`}
            onClick={() => begin(freshTest(mode))}
          >
            {say(saved ? 'screener.begin.again' : 'screener.begin.go')}
          </button>
          <p role="status">
            {loading && say('screener.begin.loading')}
            {problem === 'failed' && say('screener.begin.failed')}
            {problem === 'deleted' && say('screener.after.deleted')}
          </p>
          <p className="scr__outs">
            <a className="link tap" href={links.selfCheck}>
              {say('screener.selfCheck')}
            </a>
            <a className="link tap" href={links.book}>
              {say('screener.bookWithout')}
            </a>
          </p>
        </div>
      </section>
      {children}
    </>
  )
}

function Points({ icon, title, points }: { icon: 'check' | 'close'; title: string; points: string[] }) {
  return (
    <div>
      <h2 className="scr-isnt__head">{title}</h2>
      <ul className="ticks" role="list">
        {points.map((point) => (
          <li key={point}>
            <Icon name={icon} />
            <span>{point}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
