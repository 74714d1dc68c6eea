type Bar = {
  /** Lower edge of the bucket. */
  edge: string
  count: number
  /** Whether the chosen range covers it. */
  within: boolean
}
type End = { name: string; label: string; value: string; hint: string }
type Props = { bars: readonly Bar[]; from: End; to: End }

const tallest = 44

/** The two ends of a range to type, under bars that show where the items are. */
export function RangeFields({ bars, from, to }: Props) {
  const most = Math.max(1, ...bars.map(({ count }) => count))
  return (
    <>
      <div className="hist" aria-hidden="true">
        {bars.map(({ edge, count, within }) => (
          <i
            key={edge}
            className={within ? 'on' : undefined}
            style={{ height: Math.round((count / most) * tallest) }}
          />
        ))}
      </div>
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
