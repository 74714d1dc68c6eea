import type { ScreenProps } from '../test/screener-test'
import { Screen } from './screen'

/** The end of the test for red flags and children: a doctor or a children's specialist, and nothing that is sold. */
export function RefusedScreen({ run, say, links }: ScreenProps) {
  const { suitability } = run.state
  const kind = suitability === 'doctor_today' || suitability === 'child' ? suitability : 'doctor'
  const urgent = kind === 'doctor_today'
  return (
    <Screen
      run={run}
      say={say}
      links={links}
      title={say(`screener.refused.${kind}.title`)}
      body={
        <>
          <p className="lead">{say(`screener.refused.${kind}.text`)}</p>
          {urgent && <p className="muted">{say('screener.refused.ambulance')}</p>}
        </>
      }
      act={
        urgent && (
          <div className="scr-urgent">
            <p>{say('screener.refused.show')}</p>
            <p className="scr-urgent__words">{say('screener.refused.showWords')}</p>
          </div>
        )
      }
      foot={
        <>
          {kind === 'child' && (
            <>
              <a className="btn btn--primary" href={links.book}>
                {say('screener.refused.book')}
              </a>
              <a className="btn btn--secondary" href={links.children}>
                {say('screener.refused.childPage')}
              </a>
            </>
          )}
          {kind !== 'child' && (
            <>
              <a className="btn btn--primary" href={links.write}>
                {say('screener.refused.ask')}
              </a>
              <p className="small muted">{say('screener.refused.askHint')}</p>
            </>
          )}
          <button type="button" className="btn btn--quiet" onClick={() => run.send({ type: 'went_back' })}>
            {say('screener.back')}
          </button>
        </>
      }
    />
  )
}
