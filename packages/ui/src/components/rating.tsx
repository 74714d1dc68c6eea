/** A rating in words: «5 из 5». Stars would be shape and colour only. */
export function Rating({ label }: { label: string }) {
  return <p className="strong num">{label}</p>
}
