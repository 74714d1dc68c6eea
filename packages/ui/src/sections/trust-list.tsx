/** What the house stands for, each with where it is known from. */
export function TrustList({ claims }: { claims: { value: string; text: string; source: string }[] }) {
  return (
    <dl className="trust">
      {claims.map(({ value, text, source }) => (
        <div key={value}>
          <dt className="trust__value num">{value}</dt>
          <dd>
            {text}
            {source && <small className="trust__source">{source}</small>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
