import { createHash } from 'node:crypto'

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

/** The id of product N, known before it is stored, so that others can name it. */
export function productId(number: number): string {
  const hash = hashOf(`scale product ${number}`)
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `a${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-')
}

/** The id of a row in one of its lists, as long as those that Payload gives. */
export const rowId = (number: number, path: string): string => hashOf(`scale row ${number} ${path}`).slice(0, 24)
