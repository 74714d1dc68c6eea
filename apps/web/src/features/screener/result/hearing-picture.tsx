import type { EarResult, FrequencyResult } from '@estu/domain/screener/scoring/screener-result'
import { hearingBands } from '@estu/domain/screener/scoring/screener-result'
import { toneFrequencies } from '@estu/domain/screener/screener-mode'
import { toneLevels } from '@estu/domain/screener/tones/tone-limits'
import type { Say } from '../say'
import { EarMark } from '../screens/ear-mark'

type Point = { x: number; y: number; isHeard: boolean }

/** Bands are of one height, as they are of one weight: below 25, to 40, above. */
const marks = [
  [toneLevels.floor, 8],
  [25, 33.33],
  [40, 66.67],
  [toneLevels.cap, 94],
] as const

function heightOf(level: number): number {
  const above = marks.findIndex(([mark]) => level <= mark)
  const [to, bottom] = marks[above === -1 ? marks.length - 1 : above] ?? marks[0]
  const [from, top] = marks[Math.max(0, above - 1)] ?? marks[0]
  return to === from ? bottom : top + ((bottom - top) * (level - from)) / (to - from)
}

function pointOf({ frequencyHz, threshold }: FrequencyResult): Point | null {
  if (threshold.kind === 'skipped') return null
  const level = {
    measured: threshold.kind === 'measured' ? threshold.level : 0,
    at_floor: toneLevels.floor,
    no_response: toneLevels.cap,
  }
  const isHeard = threshold.kind !== 'no_response'
  return { x: 8 + toneFrequencies.indexOf(frequencyHz) * 16.8, y: heightOf(level[threshold.kind]), isHeard }
}

/** What is heard of low and high sounds, with the mist of what a home test does not know. No numbers. */
export function HearingPicture({ ears, say }: { ears: readonly EarResult[]; say: Say }) {
  const drawn = ears.map(({ ear, frequencies }) => ({
    ear,
    points: frequencies.flatMap((known) => pointOf(known) ?? []),
  }))
  return (
    <figure className="hearing">
      <p className="strong">{say('screener.picture.title')}</p>
      <div className="hearing__plot" role="img" aria-label={say('screener.picture.label')}>
        {hearingBands.map((band) => (
          <span key={band} className="hearing__band">
            {say(`screener.band.${band}`)}
          </span>
        ))}
        <div className="hearing__field">
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            <path className="hearing__bounds" d="M0 33.33H100M0 66.67H100" />
            {drawn.map(({ ear, points }) => (
              <g key={ear} className={`ear--${ear}`}>
                <path className="hearing__mist" d={lineOf(points)} />
                <path className="hearing__line" d={lineOf(points)} />
              </g>
            ))}
          </svg>
          {drawn.flatMap(({ ear, points }) =>
            points.map(({ x, y, isHeard }) => (
              <span
                key={`${ear} ${x}`}
                className={`hearing__point ear--${ear}`}
                style={{ left: `${x}%`, top: `${y}%` }}
              >
                <EarMark ear={ear === 'left' ? 'left' : 'right'} isSilent={!isHeard} />
              </span>
            )),
          )}
        </div>
      </div>
      <p className="hearing__zones small muted">{say('screener.picture.zones')}</p>
      <p className="hearing__ends small muted">
        <span>{say('screener.picture.low')}</span>
        <span>{say('screener.picture.high')}</span>
      </p>
      <p className="legend-row">
        {drawn.map(({ ear }) => (
          <span key={ear} className={`ear--${ear}`}>
            <EarMark ear={ear === 'left' ? 'left' : 'right'} />
            <b>{ear === 'both' ? say('screener.ear.both') : say(`screener.picture.${ear}`)}</b>
          </span>
        ))}
      </p>
      {drawn.some(({ points }) => points.some(({ isHeard }) => !isHeard)) && (
        <p className="small muted">{say('screener.picture.notHeard')}</p>
      )}
      <figcaption className="small muted">{say('screener.picture.note')}</figcaption>
    </figure>
  )
}

const lineOf = (points: readonly Point[]) =>
  points.length > 1 ? `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}` : ''
