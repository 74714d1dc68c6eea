import type { ScreenProps } from '../test/screener-test'
import { BookWithout } from './book-without'
import { Screen } from './screen'
import { TroubleNotice } from './trouble-notice'

const isSaved = ['tones', 'digits']

export function PausedScreen({ run, say, links }: ScreenProps) {
  const { stage, paused } = run.state
  const resume = () => run.sendWithSound({ type: 'resumed' }, stage === 'digits' ? 'digits' : undefined)
  return (
    <Screen
      run={run}
      say={say}
      links={links}
      title={say('screener.paused.title')}
      body={
        <>
          <p className="lead">{paused && say(`screener.pausedBy.${paused}`)}</p>
          {isSaved.includes(stage) && <p>{say(run.kept ? 'screener.paused.lead' : 'screener.paused.notKept')}</p>}
          <TroubleNotice run={run} say={say} links={links} />
        </>
      }
      foot={
        <>
          <button type="button" className="btn btn--primary" onClick={resume}>
            {say('screener.paused.resume')}
          </button>
          {isSaved.includes(stage) && (
            <button type="button" className="btn btn--quiet" onClick={() => run.send({ type: 'finished_early' })}>
              {say('screener.paused.finish')}
            </button>
          )}
          <BookWithout say={say} links={links} />
        </>
      }
    />
  )
}
