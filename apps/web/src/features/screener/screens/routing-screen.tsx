import { maxRoutingFailures, type RoutingAnswer } from '@estu/domain/screener/routing/routing-check'
import { Notice } from '@estu/ui/components/notice'
import type { ScreenProps } from '../test/screener-test'
import { useKeys } from '../test/use-keys'
import { BookWithout } from './book-without'
import { EarMark } from './ear-mark'
import { Fold } from './fold'
import { MonoHelp } from './mono-help'
import { Screen } from './screen'
import { TroubleNotice } from './trouble-notice'

/** That left is left: a sound in one ear, three times. */
export function RoutingScreen({ run, say, links }: ScreenProps) {
  const { routing, playback } = run.state
  const begun = Boolean(playback) || routing.answers.length > 0 || routing.failures > 0
  const answer = (given: RoutingAnswer) => run.send({ type: 'routing_answered', answer: given, at: performance.now() })
  useKeys((key) => {
    const given = key === 'ArrowLeft' ? 'left' : key === 'ArrowRight' ? 'right' : null
    if (!given || !begun) return false
    answer(given)
    return true
  })
  const common = { run, say, links, sounds: true, title: say('screener.routing.title') }
  if (routing.failure) return <RoutingFailed {...common} />
  return (
    <Screen
      {...common}
      body={
        <>
          <p className="lead">{say('screener.routing.lead')}</p>
          <TroubleNotice run={run} say={say} links={links} />
          <p className="strong" role="status">
            {begun && say('screener.routing.count', { step: routing.answers.length + 1, steps: routing.sides.length })}
          </p>
          <button
            type="button"
            className={begun ? 'btn btn--secondary btn--s' : 'btn btn--primary'}
            onClick={() => run.sendWithSound({ type: begun ? 'routing_repeated' : 'routing_started' })}
          >
            {say(begun ? 'screener.routing.repeat' : 'screener.routing.start')}
          </button>
        </>
      }
      act={
        begun && (
          <div className="scr-ears">
            <button type="button" className="scr-ear ear--left" onClick={() => answer('left')}>
              <EarMark ear="left" />
              <b>{say('screener.ear.left')}</b>
              <small>{say('screener.ear.keyLeft')}</small>
            </button>
            <button type="button" className="scr-ear ear--right" onClick={() => answer('right')}>
              <EarMark ear="right" />
              <b>{say('screener.ear.right')}</b>
              <small>{say('screener.ear.keyRight')}</small>
            </button>
            <button type="button" className="btn btn--secondary scr-ears__all" onClick={() => answer('both')}>
              {say('screener.routing.both')}
            </button>
            <button type="button" className="btn btn--secondary scr-ears__all" onClick={() => answer('none')}>
              {say('screener.routing.none')}
            </button>
          </div>
        )
      }
      foot={
        <>
          <Fold title={say('screener.routing.bothHelp')}>
            <p>{say('screener.routing.monoText')}</p>
            <MonoHelp say={say} />
          </Fold>
          <BookWithout say={say} links={links} />
        </>
      }
    />
  )
}

function RoutingFailed(common: Omit<Parameters<typeof Screen>[0], 'body' | 'act' | 'foot'>) {
  const { run, say, links } = common
  const { failure, failures } = run.state.routing
  if (!failure) return null
  return (
    <Screen
      {...common}
      body={
        <>
          <Notice tone="attention" text={say(`screener.failure.${failure}`)} />
          {failure === 'mono' && <MonoHelp say={say} />}
        </>
      }
      foot={
        <>
          {failures < maxRoutingFailures && (
            <button
              type="button"
              className="btn btn--primary"
              onClick={() => run.sendWithSound({ type: 'routing_retried' })}
            >
              {say('screener.routing.again')}
            </button>
          )}
          <button type="button" className="btn btn--secondary" onClick={() => run.send({ type: 'ears_joined' })}>
            {say('screener.routing.together')}
          </button>
          <BookWithout say={say} links={links} />
        </>
      }
    />
  )
}
