import { progressOf } from '@estu/domain/screener/progress'
import { useState } from 'react'
import type { ScreenProps } from '../test/screener-test'
import { useKeys } from '../test/use-keys'
import { BookWithout } from './book-without'
import { Keypad } from './keypad'
import { Screen } from './screen'
import { TroubleNotice } from './trouble-notice'

const places = [0, 1, 2] as const

/** Three digits in noise, typed as they were heard; the next three wait for the person's own button. */
export function DigitsScreen({ run, say, links }: ScreenProps) {
  const [typed, setTyped] = useState<readonly number[]>([])
  const { phase } = run.state.digits
  const answering = phase === 'playing' || phase === 'answering'
  const type = (digit: number) => answering && setTyped((before) => [...before, digit].slice(0, places.length))
  const erase = () => setTyped((before) => before.slice(0, -1))
  const enter = () => {
    if (typed.length < places.length) return
    run.send({ type: 'triplet_entered', digits: typed })
    setTyped([])
  }
  useKeys((key) => {
    if (/^\d$/.test(key)) type(Number(key))
    else if (key === 'Backspace') erase()
    else return false
    return true
  })
  const progress = progressOf(run.state)
  return (
    <Screen
      run={run}
      say={say}
      links={links}
      sounds
      title={say('screener.digits.title')}
      body={
        <>
          <p className="lead">{say('screener.digits.lead')}</p>
          {progress && (
            <p className="muted num" role="status">
              {say('screener.digits.count', { step: progress.step, steps: progress.steps })}
            </p>
          )}
          <TroubleNotice run={run} say={say} links={links} />
        </>
      }
      act={
        <>
          <p className="sr" role="status">
            {typed.length > 0
              ? say('screener.digits.typed', { digits: typed.join(' ') })
              : say('screener.digits.typedNone')}
          </p>
          <div className="scr-digits" aria-hidden="true">
            {places.map((place) => (
              <span key={place}>{typed[place]}</span>
            ))}
          </div>
          {answering ? (
            <Keypad say={say} onDigit={type} onErase={erase} onEnter={enter} />
          ) : (
            <button
              type="button"
              className="btn btn--primary btn--wide"
              onClick={() => run.sendWithSound({ type: 'triplet_asked' }, 'digits')}
            >
              {say('screener.digits.play')}
            </button>
          )}
        </>
      }
      foot={
        <>
          <button type="button" className="btn btn--quiet" onClick={() => run.send({ type: 'finished_early' })}>
            {say('screener.digits.skip')}
          </button>
          <BookWithout say={say} links={links} />
        </>
      }
    />
  )
}
