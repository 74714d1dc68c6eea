/** A document, a group or a row of a list, as Payload reads and takes it. */
export type Data = Record<string, unknown>

export const isData = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The rows of a list; none where the value is no list. */
export const rowsOf = (value: unknown): Data[] => (Array.isArray(value) ? value.filter(isData) : [])

/**
 * A document of whichever collection, for what goes by its configuration rather than by its name: Payload's types know
 * the fields of one collection alone.
 */
export function dataOf(doc: object): Data {
  if (!isData(doc)) throw new TypeError('A document was expected, not a list.')
  return doc
}
