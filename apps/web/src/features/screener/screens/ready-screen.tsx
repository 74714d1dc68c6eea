import { Notice } from '@estu/ui/components/notice'
import type { ScreenProps } from '../test/screener-test'
import { BookWithout } from './book-without'
import { Screen } from './screen'
import { TroubleNotice } from './trouble-notice'

export function ReadyScreen({ run, say, links }: ScreenProps) {
  return (
    <Screen
      run={run}
      say={say}
      links={links}
      title={say('screener.ready.title')}
      body={
        <>
          {run.state.swappedFrom && <Notice tone="attention" text={say('screener.swap.wear')} />}
          <p className="lead">{say('screener.ready.lead')}</p>
          <p>{say('screener.ready.calm')}</p>
          <TroubleNotice run={run} say={say} links={links} />
        </>
      }
      foot={
        <>
          <button
            type="button"
            className="btn btn--primary"
            onClick={() => run.sendWithSound({ type: 'tones_started' })}
          >
            {say('screener.ready.go')}
          </button>
          <BookWithout say={say} links={links} />
        </>
      }
    />
  )
}
