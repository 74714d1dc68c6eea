/** What says nothing, however it is written: a form has an empty list where the database has none. */
const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  value === false ||
  (typeof value === 'object' && Object.keys(value).length === 0)

function tidy(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(tidy)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value)
    .map(([name, inner]) => [name, tidy(inner)] as const)
    .filter(([, inner]) => !isEmpty(inner))
  return Object.fromEntries(entries.toSorted(([one], [other]) => (one < other ? -1 : 1)))
}

/**
 * Returns a short mark of a field's value that the browser and the server work out alike, in whatever order its keys
 * come. It tells whether a value is another one, and keeps no secret.
 */
export function valueMark(value: unknown): string {
  const plain = tidy(JSON.parse(JSON.stringify(value ?? null)))
  const text = isEmpty(plain) ? '' : JSON.stringify(plain)
  let [one, other] = [0xdeadbeef, 0x41c6ce57]
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    one = Math.imul(one ^ code, 2654435761)
    other = Math.imul(other ^ code, 1597334677)
  }
  one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(other ^ (other >>> 13), 3266489909)
  other = Math.imul(other ^ (other >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909)
  return `${(other >>> 0).toString(36)}.${(one >>> 0).toString(36)}`
}
