/** The weights of PostgreSQL's text search: title, summary, facts, the other language's title. */
export type Weight = 'A' | 'B' | 'C' | 'D'

const quote = (lexeme: string) => `'${lexeme.replace(/['\\]/g, (sign) => sign + sign)}'`

/** A tsvector as PostgreSQL reads it, each lexeme with the best of its weights. */
export function weightedVector(lexemes: ReadonlyMap<string, Weight>): string {
  return [...lexemes].map(([lexeme, weight]) => `${quote(lexeme)}:1${weight}`).join(' ')
}

/** A tsvector of lexemes without places. */
export const plainVector = (lexemes: Iterable<string>): string => [...new Set(lexemes)].map(quote).join(' ')

/** A lexeme of a tsquery; with `:*` what begins so too, with `:*A` in titles alone. */
export const term = (lexeme: string, sign: '' | ':*' | ':*A' = ''): string => `${quote(lexeme)}${sign}`

/** Any of several parts of a tsquery; '' of none. */
export const anyOf = (parts: readonly string[]): string => joined(parts, ' | ')

/** All of several parts of a tsquery; '' of none. */
export const allOf = (parts: readonly string[]): string => joined(parts, ' & ')

function joined(parts: readonly string[], sign: string): string {
  const filled = [...new Set(parts)].filter((part) => part !== '')
  return filled.length > 1 ? `(${filled.join(sign)})` : (filled[0] ?? '')
}
