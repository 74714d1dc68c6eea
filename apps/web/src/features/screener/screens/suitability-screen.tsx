import { type RedFlag, redFlags } from '@estu/domain/screener/suitability'
import { FieldProblem } from '@estu/ui/components/form-fields'
import { useState } from 'react'
import type { ScreenProps } from '../test/screener-test'
import { BookWithout } from './book-without'
import { Screen } from './screen'

/** Signs that belong to a doctor, before any sound. */
export function SuitabilityScreen({ run, say, links }: ScreenProps) {
  const [ticked, setTicked] = useState<readonly RedFlag[]>([])
  const [missed, setMissed] = useState(false)
  const send = (flags: readonly RedFlag[]) => run.send({ type: 'suitability_answered', flags })
  const tick = (flag: RedFlag, on: boolean) =>
    setTicked((before) => (on ? [...before, flag] : before.filter((other) => other !== flag)))
  return (
    <Screen
      run={run}
      say={say}
      links={links}
      title={say('screener.flags.title')}
      body={<p className="lead">{say('screener.flags.lead')}</p>}
      act={
        <fieldset>
          <legend className="sr">{say('screener.flags.legend')}</legend>
          <FieldProblem id="flags" text={missed && ticked.length === 0 ? say('screener.flags.choose') : undefined} />
          <div className="scr-checks">
            {redFlags.map((flag) => (
              <label key={flag} className="check">
                <input
                  type="checkbox"
                  checked={ticked.includes(flag)}
                  onChange={({ target }) => tick(flag, target.checked)}
                />
                <span>{say(`screener.flag.${flag}`)}</span>
              </label>
            ))}
          </div>
        </fieldset>
      }
      foot={
        <>
          <button
            type="button"
            className="btn btn--primary"
            onClick={() => (ticked.length > 0 ? send(ticked) : setMissed(true))}
          >
            {say('screener.next')}
          </button>
          <button type="button" className="btn btn--quiet" onClick={() => send([])}>
            {say('screener.flags.none')}
          </button>
          <BookWithout say={say} links={links} />
        </>
      }
    />
  )
}
