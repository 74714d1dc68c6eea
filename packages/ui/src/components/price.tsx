type Props = {
  /** Formatted, or words such as «price on request». */
  now: string
  old?: { label: string; price: string } | null
  unit?: string
  instalment?: string | null
  /** As the page of a product shows a sum; words in its place are no headline. */
  large?: boolean
}

/** A price with what belongs to it. Prices arrive formatted and never break over lines. */
export function Price({ now, old, unit, instalment, large = false }: Props) {
  const isSum = /\d/.test(now)
  return (
    <div className={large && isSum ? 'price price--l' : 'price'}>
      <p className={isSum ? 'price__now' : 'price__now price__now--words'}>
        {now}
        {unit && (
          <>
            {' '}
            <small>{unit}</small>
          </>
        )}
        {old && (
          <>
            {' '}
            <s className="price__old">
              <span className="sr">{old.label} </span>
              {old.price}
            </s>
          </>
        )}
      </p>
      {instalment && <p className="price__inst">{instalment}</p>}
    </div>
  )
}
