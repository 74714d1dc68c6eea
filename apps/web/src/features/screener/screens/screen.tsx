import { progressOf } from '@estu/domain/screener/progress'
import type { ScreenerStage } from '@estu/domain/screener/screener-state'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import type { ScreenProps } from '../test/screener-test'
import { ProgressWave } from './progress-wave'

type Props = Pick<ScreenProps, 'run' | 'say' | 'links'> & {
  title: string
  /** The title is for screen readers alone, and something else takes the focus. */
  quietTitle?: boolean
  /** There is sound that can be stopped. */
  sounds?: boolean
  body: ReactNode
  act?: ReactNode
  foot: ReactNode
}

const steps = 7
const stepOf: Record<ScreenerStage, number> = {
  suitability: 1,
  refused: 1,
  questions: 2,
  setup: 3,
  level: 3,
  routing: 4,
  ready: 5,
  tones: 5,
  digits_offer: 6,
  digits: 6,
  result: 7,
}

/** Where one is, what is asked, what one presses, and the way on. */
export function Screen({ run, say, links, title, quietTitle = false, sounds = false, body, act, foot }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  // Before the next key: later it would take the focus away from where that key has led.
  useLayoutEffect(() => {
    if (!quietTitle) heading.current?.focus()
    window.scrollTo({ top: 0 })
  }, [quietTitle])
  const { stage } = run.state
  const step = stepOf[stage]
  const done = stage === 'result' ? 1 : (step - 1 + (progressOf(run.state)?.share ?? 0)) / steps
  return (
    <section className="page scr" aria-labelledby="screener">
      <div className="scr__top">
        <p className="small muted">
          {`${say('screener.where', { step, steps })}\u00a0· ${say(`screener.at.${stage}`)}`}
        </p>
        {sounds ? (
          <button type="button" className="btn btn--s btn--secondary" onClick={run.stop}>
            {say('screener.stop')}
          </button>
        ) : (
          <a className="link tap" href={links.home}>
            {say('screener.leave')}
          </a>
        )}
        <ProgressWave done={done} />
      </div>
      <div className="scr__body">
        <h1 ref={heading} id="screener" tabIndex={-1} className={quietTitle ? 'sr' : undefined}>
          {title}
        </h1>
        {body}
      </div>
      {act && <div className="scr__act">{act}</div>}
      <div className="scr__foot">{foot}</div>
    </section>
  )
}
