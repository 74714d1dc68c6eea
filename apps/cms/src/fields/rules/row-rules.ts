import type { ArrayFieldValidation } from 'payload'
import { array as payloadsRule } from 'payload/shared'
import { translate } from '../../i18n/translate.ts'
import { type Data, rowsOf } from '../walk/document-data.ts'

export type Sentence = readonly [ru: string, kk: string]

/** Beside one field nobody reads more; what is left is said once these rows are mended. */
const mostSaid = 3

/** Returns the rule of a list whose rows have to suit one another. Trap: it replaces Payload's own, which counts them. */
export const suitingRows =
  (faultsOf: (rows: readonly Data[]) => Sentence[]): ArrayFieldValidation =>
  async (value, options) => {
    const counted = await payloadsRule(value, options)
    if (counted !== true) return counted
    const sentences = new Set(faultsOf(rowsOf(value)).map((sentence) => translate(options.req, ...sentence)))
    return sentences.size === 0 || [...sentences].slice(0, mostSaid).join(' ')
  }

/**
 * Returns the rule of a list in which nothing may stand twice.
 * @param keyOf what may not stand twice; '' where it is not filled in yet
 * @param sentenceOf says so of two rows, counted from 1
 */
export const eachOnce = (
  keyOf: (row: Data) => string,
  sentenceOf: (row: number, earlier: number) => Sentence,
): ArrayFieldValidation =>
  suitingRows((rows) => {
    const keys = rows.map(keyOf)
    return keys.flatMap((key, index) => {
      const earlier = keys.indexOf(key)
      return key === '' || earlier === index ? [] : [sentenceOf(index + 1, earlier + 1)]
    })
  })
