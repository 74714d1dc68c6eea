/** Stars with the same in words: the stars alone would be colour and shape only. */
export function Rating({ value, label }: { value: number; label: string }) {
  const full = Math.max(0, Math.min(5, Math.round(value)))
  return (
    <p className="rating">
      <span aria-hidden="true">
        {'★'.repeat(full)}
        <span className="rating__rest">{'☆'.repeat(5 - full)}</span>
      </span>
      <span className="small">{label}</span>
    </p>
  )
}
