const quote = (lexeme: string) => `'${lexeme.replace(/['\\]/g, (sign) => sign + sign)}'`

/** A tsvector of lexemes without places, for finding. */
export const plainVector = (lexemes: Iterable<string>): string => [...new Set(lexemes)].map(quote).join(' ')

/**
 * A tsvector of lexemes for ranks, which PostgreSQL gives only to what stands somewhere.
 * @param own of a title itself: those of the others say only what sort of thing it is, and count less
 */
export const rankedVector = (own: Iterable<string>, others: Iterable<string>): string => {
  const first = new Set(own)
  const rest = [...new Set(others)].filter((lexeme) => !first.has(lexeme))
  return [...[...first].map((lexeme) => `${quote(lexeme)}:1A`), ...rest.map((lexeme) => `${quote(lexeme)}:1`)].join(' ')
}

/** A lexeme of a tsquery; `begins` finds what begins so too. */
export const term = (lexeme: string, begins = false): string => `${quote(lexeme)}${begins ? ':*' : ''}`

/**
 * Stand before a key of a query for where it is looked for: in the part of documents that is asked, in titles alone, or
 * in what they are about.
 * `query/in-tier.ts` puts the letters of the index in their place.
 */
export const anywhere = '#'
export const inTitle = '!'
export const inHead = '@'

/** Any of several parts of a tsquery; '' of none. */
export const anyOf = (parts: readonly string[]): string => joined(parts, ' | ')

/** All of several parts of a tsquery; '' of none. */
export const allOf = (parts: readonly string[]): string => joined(parts, ' & ')

function joined(parts: readonly string[], sign: string): string {
  const filled = [...new Set(parts)].filter((part) => part !== '')
  return filled.length > 1 ? `(${filled.join(sign)})` : (filled[0] ?? '')
}
