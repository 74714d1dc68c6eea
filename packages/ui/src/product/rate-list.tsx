/** What each way costs, with when, one a line. */
export function RateList({ rates }: { rates: readonly { name: string; note: string; price: string }[] }) {
  return (
    <dl className="rates">
      {rates.map(({ name, note, price }) => (
        <div key={name}>
          <dt>
            {name}
            {note && <small>{note}</small>}
          </dt>
          <dd>{price}</dd>
        </div>
      ))}
    </dl>
  )
}
