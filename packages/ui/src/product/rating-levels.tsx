export type RatingLevel = {
  value: number
  count: number
  /** What the bar says in words. */
  label: string
  /** Where the reviews of this rating are; absent where there is none. */
  href?: string | undefined
  /** These are the ones that are looked at. */
  current?: boolean
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

function Level({ level: { value, count, label, href, current }, share }: { level: RatingLevel; share: number }) {
  const bar = (
    <>
      <span aria-hidden="true">{value}</span>
      <meter min={0} max={1} value={share} aria-hidden="true" />
      <span aria-hidden="true">{count}</span>
      <span className="sr">{label}</span>
    </>
  )
  if (!href) return <p>{bar}</p>
  return (
    <a href={href} rel="nofollow" aria-current={current ? 'true' : undefined}>
      {bar}
    </a>
  )
}
