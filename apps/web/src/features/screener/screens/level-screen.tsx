import type { ScreenProps } from '../test/screener-test'
import { BookWithout } from './book-without'
import { Fold } from './fold'
import { Screen } from './screen'
import { TroubleNotice } from './trouble-notice'

const loudness = { quiet: 5, right: 14, loud: 29 } as const

/** The device's own volume, set by a voice; a comfortable one hides a loss that is equal in both ears, as the result says. */
export function LevelScreen({ run, say, links }: ScreenProps) {
  const { sampling } = run
  const goOn = () => {
    run.stop()
    run.send({ type: 'level_set' })
  }
  return (
    <Screen
      run={run}
      say={say}
      links={links}
      sounds
      title={say('screener.level.title')}
      body={<p className="lead">{say('screener.level.lead')}</p>}
      act={
        <>
          <button type="button" className="scr-play" aria-pressed={sampling} onClick={run.toggleSample}>
            <b>{say(sampling ? 'screener.level.playing' : 'screener.level.play')}</b>
            <span>{say(sampling ? 'screener.level.stopHint' : 'screener.level.playHint')}</span>
          </button>
          <TroubleNotice run={run} say={say} links={links} />
          <ol className="scr-loudness" role="list" aria-label={say('screener.level.scale')}>
            {(['quiet', 'right', 'loud'] as const).map((known) => (
              <li key={known} className={known === 'right' ? 'scr-loudness__right' : undefined}>
                <svg viewBox="0 0 96 64" preserveAspectRatio="none" aria-hidden="true">
                  <path className="wave" d={waveOf(loudness[known])} />
                </svg>
                <span>{say(`screener.level.${known}`)}</span>
              </li>
            ))}
          </ol>
          <Fold title={say('screener.level.silent')}>
            <p>{say('screener.level.silentText')}</p>
          </Fold>
        </>
      }
      foot={
        <>
          <button type="button" className="btn btn--primary" onClick={goOn}>
            {say('screener.level.set')}
          </button>
          <BookWithout say={say} links={links} />
        </>
      }
    />
  )
}

const waveOf = (swing: number) =>
  Array.from({ length: 49 }, (_, index) => {
    const y = Math.round((32 - swing * Math.sin((index / 6) * Math.PI)) * 10) / 10
    return `${index === 0 ? 'M' : 'L'}${index * 2} ${y}`
  }).join('')
