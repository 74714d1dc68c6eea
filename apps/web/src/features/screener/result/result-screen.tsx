import { resultOf } from '@estu/domain/screener/scoring/result-of'
import type { ScreenerResult } from '@estu/domain/screener/scoring/screener-result'
import type { Say } from '../say'
import { Screen } from '../screens/screen'
import type { ScreenProps } from '../test/screener-test'
import { AfterResult } from './after-result'
import { HearingPicture } from './hearing-picture'
import { HearingTable } from './hearing-table'
import { toldOutcome } from './share-words'

/** Words first, the picture second, booking third; nothing that is sold beside them. */
export function ResultScreen({ run, say, links, onDelete }: ScreenProps) {
  const result = resultOf(run.state)
  const outcome = toldOutcome(result)
  const measured = result.ears.length > 0
  const canSwap = result.findings.includes('ears_differ') && !result.afterSwap
  return (
    <>
      <Screen
        run={run}
        say={say}
        links={links}
        title={say(`screener.outcome.${outcome}`)}
        body={
          <>
            <p className="lead">{say(`screener.outcomeText.${outcome}`)}</p>
            {measured ? <Said result={result} say={say} /> : <Unsaid say={say} />}
          </>
        }
        act={
          measured && (
            <>
              <HearingPicture ears={result.ears} say={say} />
              <HearingTable ears={result.ears} say={say} />
            </>
          )
        }
        foot={
          measured ? (
            canSwap && (
              <button
                type="button"
                className="btn btn--secondary"
                onClick={() => run.sendWithSound({ type: 'tones_repeated', swapped: true })}
              >
                {say('screener.swap.repeat')}
              </button>
            )
          ) : (
            <>
              <button
                type="button"
                className="btn btn--primary"
                onClick={() => run.sendWithSound({ type: 'tones_repeated' })}
              >
                {say('screener.result.repeat')}
              </button>
              <a className="btn btn--secondary" href={links.selfCheck}>
                {say('screener.selfCheck')}
              </a>
              <p className="small muted">{say('screener.result.stillWorse')}</p>
            </>
          )
        }
      />
      <AfterResult result={result} isAttachable={measured && run.kept} say={say} links={links} onDelete={onDelete} />
    </>
  )
}

function Said({ result, say }: { result: ScreenerResult; say: Say }) {
  const { digits, afterSwap } = result
  // The advice to swap the headphones has been followed.
  const findings = result.findings.filter((finding) => finding !== 'ears_differ' || !afterSwap)
  return (
    <dl className="scr-says">
      {findings.length > 0 && (
        <div>
          <dt>{say('screener.result.findings')}</dt>
          {findings.map((finding) => (
            <dd key={finding}>{say(`screener.finding.${finding}`)}</dd>
          ))}
        </div>
      )}
      {afterSwap && (
        <div>
          <dt>{say('screener.swap.title')}</dt>
          <dd>{say(`screener.swap.${afterSwap}`)}</dd>
        </div>
      )}
      {digits && (
        <div>
          <dt>{say('screener.result.digits')}</dt>
          <dd>
            {digits.kind === 'measured' ? say(`screener.speech.${digits.band}`) : say('screener.speech.notSettled')}
          </dd>
        </div>
      )}
      <div>
        <dt>{say('screener.result.unknown')}</dt>
        <dd>{say('screener.result.unknownText')}</dd>
      </div>
    </dl>
  )
}

function Unsaid({ say }: { say: Say }) {
  return (
    <dl className="scr-says">
      <div>
        <dt>{say('screener.result.usually')}</dt>
        <dd>{say('screener.result.usuallyText')}</dd>
      </div>
      <div>
        <dt>{say('screener.result.notDone')}</dt>
        <dd>{say('screener.result.notDoneText')}</dd>
      </div>
    </dl>
  )
}
