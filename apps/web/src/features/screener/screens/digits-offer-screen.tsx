import type { ScreenProps } from '../test/screener-test'
import { BookWithout } from './book-without'
import { Screen } from './screen'
import { TroubleNotice } from './trouble-notice'

export function DigitsOfferScreen({ run, say, links }: ScreenProps) {
  return (
    <Screen
      run={run}
      say={say}
      links={links}
      title={say('screener.offer.title')}
      body={
        <>
          <p className="lead">{say('screener.offer.lead')}</p>
          <TroubleNotice run={run} say={say} links={links} />
        </>
      }
      foot={
        <>
          <button
            type="button"
            className="btn btn--primary"
            onClick={() => run.sendWithSound({ type: 'digits_accepted' }, 'digits')}
          >
            {say('screener.offer.yes')}
          </button>
          <button type="button" className="btn btn--quiet" onClick={() => run.send({ type: 'digits_declined' })}>
            {say('screener.offer.no')}
          </button>
          <BookWithout say={say} links={links} />
        </>
      }
    />
  )
}
