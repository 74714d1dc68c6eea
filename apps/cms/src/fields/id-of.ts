type Reference = string | { id: string }

/** The id of a document that a relation leads to, whether it was filled in or not; null where it leads nowhere. */
export function idOf(value: Reference): string
export function idOf(value: unknown): string | null
export function idOf(value: unknown): string | null {
  if (typeof value === 'string') return value
  if (typeof value !== 'object' || value === null || !('id' in value)) return null
  return typeof value.id === 'string' ? value.id : null
}

/** Whether a value is an id as the database gives it; it fails over any other. */
export const isDocumentId = (value: unknown): value is string =>
  typeof value === 'string' && /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value)
