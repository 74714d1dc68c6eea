/**
 * What PostgreSQL keeps in no text: the character NUL, and half of a pair of UTF-16 (a lone surrogate). Both arrive from
 * keyboards never, from damaged programs and from attackers often. With `u`, `\p{Cs}` is a half alone.
 */
const unstorable = /[\0\p{Cs}]/u
const everyUnstorable = new RegExp(unstorable, 'gu')

/** Whether the database can keep a text as it is. */
export const isStorable = (text: string): boolean => !unstorable.test(text)

/** A person's words without what no database keeps: nothing that they could have seen is gone. */
export const storable = (text: string): string => text.replace(everyUnstorable, '')

/** Where in some data the first text stands that cannot be kept, `title` or `rows.2.text`; null where all can. */
export function unstorablePath(value: unknown, path = ''): string | null {
  if (typeof value === 'string') return isStorable(value) ? null : path
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return null
  for (const [key, inner] of Object.entries(value)) {
    // A name of a field is a text as well wherever the data is kept as JSON.
    if (!isStorable(key)) return path
    const found = unstorablePath(inner, path === '' ? key : `${path}.${key}`)
    if (found !== null) return found
  }
  return null
}

/** The same data with every text as the database can keep it. Names of fields are nobody's typed words and stay. */
export function storableData<T>(value: T): T {
  return unstorablePath(value) === null ? value : (cleaned(value) as T)
}

function cleaned(value: unknown): unknown {
  if (typeof value === 'string') return storable(value)
  if (Array.isArray(value)) return value.map(cleaned)
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, cleaned(inner)]))
}
