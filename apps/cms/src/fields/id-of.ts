type Reference = string | { id: string }

/** The id of a document that a relation leads to, whether it was filled in or not; null where it leads nowhere. */
export function idOf(value: Reference): string
export function idOf(value: unknown): string | null
export function idOf(value: unknown): string | null {
  if (typeof value === 'string') return value
  if (typeof value !== 'object' || value === null || !('id' in value)) return null
  return typeof value.id === 'string' ? value.id : null
}
