import { progressOf } from '@estu/domain/screener/progress'
import { ears } from '@estu/domain/screener/tested-ear'
import { useLayoutEffect, useRef } from 'react'
import type { ScreenProps } from '../test/screener-test'
import { useKeys } from '../test/use-keys'
import { BookWithout } from './book-without'
import { EarMark } from './ear-mark'
import { Screen } from './screen'

/** The large button; nothing here moves or changes while a tone sounds. */
export function TonesScreen({ run, say, links }: ScreenProps) {
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => button.current?.focus(), [])
  const press = () => run.send({ type: 'pressed', at: performance.now() })
  useKeys((key, { target }) => {
    const elsewhere = target instanceof Element && target !== button.current && target.closest('a, button, summary')
    if (elsewhere || (key !== ' ' && key !== 'Enter')) return false
    press()
    return true
  })
  const progress = progressOf(run.state)
  const current = progress?.series?.ear ?? null
  return (
    <Screen
      run={run}
      say={say}
      links={links}
      quietTitle
      sounds
      title={say('screener.tones.title')}
      body={
        <>
          <div className="scr-which">
            {current === 'both' ? (
              <p className="strong">{say('screener.ear.both')}</p>
            ) : (
              ears.map((ear) => (
                <p key={ear} className={`ear--${ear}`} aria-current={ear === current ? 'true' : undefined}>
                  <EarMark ear={ear} />
                  <b>{say(`screener.ear.${ear}`)}</b>
                  <small>{say(ear === current ? 'screener.ear.now' : 'screener.ear.waiting')}</small>
                </p>
              ))
            )}
          </div>
          <p className="lead">{say('screener.ready.lead')}</p>
          {progress && (
            <p className="muted num">
              {say('screener.tones.where', {
                step: progress.step,
                steps: progress.steps,
                minutes: progress.minutesLeft,
              })}
            </p>
          )}
        </>
      }
      act={
        <button
          ref={button}
          type="button"
          className="scr-answer"
          onPointerDown={({ button: pressed }) => pressed === 0 && press()}
          // A tap has been counted when it began; a click without one is a switch's or a screen reader's.
          onClick={({ detail }) => detail === 0 && press()}
        >
          <b>{say('screener.tones.heard')}</b>
          <span>{say('screener.tones.keys')}</span>
        </button>
      }
      foot={
        <>
          <button type="button" className="btn btn--secondary" onClick={run.stop}>
            {say('screener.pause')}
          </button>
          <BookWithout say={say} links={links} />
          <details className="acc">
            <summary>{say('screener.tones.help')}</summary>
            <p className="acc__in">{say('screener.ready.calm')}</p>
          </details>
        </>
      }
    />
  )
}
