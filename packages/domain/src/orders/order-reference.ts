/** Without letters and digits that are mistaken for one another when read aloud or written by hand. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

/**
 * A number that a person can read over a counter: `E-7K4M-Q2XA`. Not a secret; uniqueness is the database's.
 * @param bytes eight random bytes
 */
export function referenceFrom(prefix: 'E' | 'A' | 'F', bytes: Uint8Array): string {
  const letters = Array.from(bytes.subarray(0, 8), (byte) => alphabet[byte % alphabet.length]).join('')
  return `${prefix}-${letters.slice(0, 4)}-${letters.slice(4)}`
}
