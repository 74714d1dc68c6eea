export type RatingLevel = {
  value: number
  count: number
  /** What the bar says in words. */
  label: string
  /** The first review of this rating; absent where there is none. */
  href?: string | undefined
}

/** How many gave which rating, as bars that lead to those reviews. */
export function RatingLevels({ levels }: { levels: readonly RatingLevel[] }) {
  const total = levels.reduce((sum, { count }) => sum + count, 0)
  return (
    <ul className="levels" role="list">
      {levels.map((level) => (
        <li key={level.value}>
          <Level level={level} share={total === 0 ? 0 : level.count / total} />
        </li>
      ))}
    </ul>
  )
}

function Level({ level: { value, count, label, href }, share }: { level: RatingLevel; share: number }) {
  const bar = (
    <>
      <span aria-hidden="true">{value}</span>
      <meter min={0} max={1} value={share} aria-hidden="true" />
      <span aria-hidden="true">{count}</span>
      <span className="sr">{label}</span>
    </>
  )
  return href ? <a href={href}>{bar}</a> : <p>{bar}</p>
}
