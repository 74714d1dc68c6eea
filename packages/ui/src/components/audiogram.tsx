type Band = { hz: number; minDb: number; maxDb: number }

type Props = {
  range: Band[]
  words: {
    unit: string
    label: string
    quiet: string
    speech: string
    loud: string
    range: string
    table: string
    from: string
    to: string
  }
}

const frequencies = [250, 500, 1000, 2000, 4000, 8000]
const levels = [0, 20, 40, 60, 80, 100, 120]

/** One octave is 20 dB: levels run from −10 at the top to 120 at the bottom. */
const y = (db: number) => Math.round(((db + 10) / 130) * 1000) / 10
const x = (index: number) => Math.round(((index + 0.5) / frequencies.length) * 1000) / 10

/** The range a device can be set for, as the shaded area specialists look for, and as a table beside it. */
export function Audiogram({ range, words }: Props) {
  return (
    <div className="ag-box">
      <div className="ag" role="img" aria-label={words.label}>
        <span className="ag__unit">{words.unit}</span>
        <span className="ag__x">
          {frequencies.map((hz) => (
            <span key={hz}>{hz}</span>
          ))}
        </span>
        <div className="ag__y">
          {levels.map((db) => (
            <span key={db} style={{ top: `${y(db)}%` }}>
              {db}
            </span>
          ))}
        </div>
        <div className="ag__plot">
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            <path className="ag__grid" d={grid()} />
            <path className="ag__area" d={area(range)} />
          </svg>
          <span className="ag__zone" style={{ top: '3.8%' }}>
            {words.quiet}
          </span>
          <span className="ag__zone" style={{ top: '47.7%' }}>
            {words.speech}
          </span>
          <span className="ag__zone" style={{ top: '92.3%' }}>
            {words.loud}
          </span>
        </div>
      </div>
      <p className="legend-row">
        <span>
          <i className="sw" />
          {words.range}
        </span>
      </p>
      <RangeTable range={range} words={words} />
    </div>
  )
}

const grid = () =>
  [...levels.slice(0, -1).map((db) => `M0 ${y(db)}H100`), ...frequencies.map((_, index) => `M${x(index)} 0V100`)].join(
    '',
  )

function area(range: Band[]): string {
  const points = frequencies.flatMap((hz, index) => {
    const band = range.find((row) => row.hz === hz)
    return band ? [{ x: x(index), top: y(band.minDb), bottom: y(band.maxDb) }] : []
  })
  const there = points.map((point) => `${point.x} ${point.top}`)
  const back = points.toReversed().map((point) => `${point.x} ${point.bottom}`)
  return points.length > 1 ? `M${[...there, ...back].join('L')}Z` : ''
}

function RangeTable({ range, words }: Props) {
  return (
    <details className="acc">
      <summary>{words.table}</summary>
      <div className="acc__in">
        <table className="tbl">
          <thead>
            <tr>
              <th scope="col">{words.unit}</th>
              <th scope="col">{words.from}</th>
              <th scope="col">{words.to}</th>
            </tr>
          </thead>
          <tbody>
            {range.map((band) => (
              <tr key={band.hz}>
                <th scope="row">{band.hz}</th>
                <td>{band.minDb}</td>
                <td>{band.maxDb}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
