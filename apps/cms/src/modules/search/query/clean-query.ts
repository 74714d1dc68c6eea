import { storable } from '@estu/domain/text/storable'

/** Longer questions are cut, characters. */
const longest = 128

/** A text from outside as a query: what no database keeps and what nobody sees left out, cut to a sane length. */
export const cleanQuery = (query: unknown): string =>
  typeof query === 'string'
    ? storable(
        storable(query.slice(0, 4 * longest))
          .replace(/\s+/gu, ' ')
          .trim()
          .slice(0, longest),
      )
    : ''
