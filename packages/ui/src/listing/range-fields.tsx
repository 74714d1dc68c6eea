type Bar = {
  /** Lower edge of the bucket. */
  edge: string
  count: number
  /** Whether the chosen range covers it. */
  within: boolean
}
type End = { name: string; label: string; value: string; hint: string }
type Props = { bars: readonly Bar[]; from: End; to: End }

/** In pixels. */
const [lowest, tallest] = [2, 44]

/** The two ends of a range to type, under bars that show where the items are. */
export function RangeFields({ bars, from, to }: Props) {
  const most = Math.max(1, ...bars.map(({ count }) => count))
  return (
    <>
      <svg className="hist" viewBox={`0 0 ${bars.length} ${tallest}`} preserveAspectRatio="none" aria-hidden="true">
        {bars.map(({ edge, count, within }, index) => {
          const height = Math.max(lowest, Math.round((count / most) * tallest))
          return (
            <rect
              key={edge}
              className={within ? 'on' : undefined}
              x={index}
              y={tallest - height}
              width="0.88"
              height={height}
            />
          )
        })}
      </svg>
      <div className="ends">
        {[from, to].map(({ name, label, value, hint }) => (
          <label key={name}>
            <span className="small muted">{label}</span>
            <input
              className="input num"
              name={name}
              inputMode="numeric"
              maxLength={20}
              defaultValue={value}
              placeholder={hint}
            />
          </label>
        ))}
      </div>
    </>
  )
}
