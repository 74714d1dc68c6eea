import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

type Band = { hz: number; minDb: number; maxDb: number }

/** Where things stand in percent of the plot; one octave is as wide as 20 dB are high. */
export type AudiogramPlot = {
  frequencies: readonly number[]
  frequencyAt: (index: number) => number
  levelAt: (db: number) => number
}

export type AudiogramWords = {
  unit: string
  label: string
  quiet: string
  speech: string
  loud: string
  range: string
  right: string
  left: string
  table: string
  hertz: string
  bounds: string
}

type Props = { range: Band[]; plot: AudiogramPlot; words: AudiogramWords }

const levels = [0, 20, 40, 60, 80, 100, 120]
const ears = ['right', 'left'] as const

/**
 * The range a device can be set for, as the shaded area specialists look for, with room for a reader's own points, and
 * the same as a table. A script puts the points where `data-point` and `data-line` name an ear; without it there are none.
 */
export function Audiogram({ range, plot, words }: Props) {
  return (
    <div className="ag-box">
      <div className="ag" role="img" aria-label={words.label}>
        <span className="ag__unit">{words.unit}</span>
        <span className="ag__x">
          {plot.frequencies.map((hz, index) => (
            <span key={hz} style={{ left: `${plot.frequencyAt(index)}%` }}>
              {hz}
            </span>
          ))}
        </span>
        <div className="ag__y">
          {levels.map((db) => (
            <span key={db} style={{ top: `${plot.levelAt(db)}%` }}>
              {db}
            </span>
          ))}
        </div>
        <Plot range={range} plot={plot} words={words} />
      </div>
      <p className="legend-row">
        <span>
          <i className="sw" />
          {words.range}
        </span>
        {ears.map((ear) => (
          <span key={ear} className={`ear ear--${ear}`}>
            <EarSign ear={ear} />
            <b>{words[ear]}</b>
          </span>
        ))}
      </p>
      <RangeTable range={range} plot={plot} words={words} />
    </div>
  )
}

/** O is the right ear and X the left one: a shape and a letter beside the colour. */
export function EarSign({ ear }: { ear: (typeof ears)[number] }) {
  return (
    <svg className="ear__sign" viewBox="0 0 20 20" aria-hidden="true">
      {ear === 'right' ? <circle cx="10" cy="10" r="7" /> : <path d="m4 4 12 12M16 4 4 16" />}
    </svg>
  )
}

function Plot({ range, plot, words }: Props) {
  return (
    <div className="ag__plot">
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path className="ag__grid" d={grid(plot)} />
        <path className="ag__area" d={area(range, plot)} />
        {ears.map((ear) => (
          <path key={ear} className={`ag__line ear--${ear}`} data-line={ear} d="" />
        ))}
      </svg>
      {ears.flatMap((ear) =>
        plot.frequencies.map((hz, index) => (
          <span
            key={`${ear}-${hz}`}
            className={`ag__point ear--${ear}`}
            data-point={`${ear}-${hz}`}
            style={{ left: `${plot.frequencyAt(index)}%` }}
            hidden
          >
            <EarSign ear={ear} />
          </span>
        )),
      )}
      <Zone db={-5} word={words.quiet} plot={plot} />
      <Zone db={52} word={words.speech} plot={plot} />
      <Zone db={110} word={words.loud} plot={plot} />
    </div>
  )
}

const Zone = ({ db, word, plot }: { db: number; word: string; plot: AudiogramPlot }): ReactNode => (
  <span className="ag__zone" style={{ top: `${plot.levelAt(db)}%` }}>
    {word}
  </span>
)

const grid = ({ frequencies, frequencyAt, levelAt }: AudiogramPlot) =>
  [
    ...levels.slice(0, -1).map((db) => `M0 ${levelAt(db)}H100`),
    ...frequencies.map((_, index) => `M${frequencyAt(index)} 0V100`),
  ].join('')

function area(range: Band[], { frequencies, frequencyAt, levelAt }: AudiogramPlot): string {
  const points = frequencies.flatMap((hz, index) => {
    const band = range.find((row) => row.hz === hz)
    return band ? [{ x: frequencyAt(index), top: levelAt(band.minDb), bottom: levelAt(band.maxDb) }] : []
  })
  const there = points.map((point) => `${point.x} ${point.top}`)
  const back = points.toReversed().map((point) => `${point.x} ${point.bottom}`)
  return points.length > 1 ? `M${[...there, ...back].join('L')}Z` : ''
}

function RangeTable({ range, words }: Props) {
  return (
    <details className="acc">
      <summary>
        {words.table}
        <Icon name="chevron" />
      </summary>
      <div className="acc__in">
        <table className="tbl">
          <thead>
            <tr>
              <th scope="col">{words.hertz}</th>
              <th scope="col">{words.bounds}</th>
              <th scope="col">{words.right}</th>
              <th scope="col">{words.left}</th>
            </tr>
          </thead>
          <tbody>
            {range.map((band) => (
              <tr key={band.hz}>
                <th scope="row" data-l={words.hertz}>
                  {band.hz}
                </th>
                <td data-l={words.bounds}>
                  {band.minDb}–{band.maxDb}
                </td>
                {ears.map((ear) => (
                  <td key={ear} data-l={words[ear]} data-cell={`${ear}-${band.hz}`}>
                    —
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
