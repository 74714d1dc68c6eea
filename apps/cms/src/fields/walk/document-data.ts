/** A document, a group or a row of a list, as Payload reads and takes it. */
export type Data = Record<string, unknown>

export const isData = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The rows of a list; none where the value is no list. */
export const rowsOf = (value: unknown): Data[] => (Array.isArray(value) ? value.filter(isData) : [])
