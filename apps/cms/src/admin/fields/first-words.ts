/** Ids, days, and what a select stores. */
const isCode = (text: string) => /^[a-z\d_]+$|^[0-9a-f-]{36}$|^\d{4}-\d\d-\d\dT/.test(text)

/** Returns the first words that a row holds; empty where it holds ids, days, numbers and chosen options alone. */
export function firstWords(row: Readonly<Record<string, unknown>>): string {
  const words = Object.entries(row).flatMap(([name, value]) =>
    name !== 'id' && typeof value === 'string' && value.trim() !== '' && !isCode(value) ? [value.trim()] : [],
  )
  return words[0] ?? ''
}
