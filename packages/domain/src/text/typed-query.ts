const longest = 60

/**
 * What somebody typed to look for, from an address: one line of no more than 60 letters, such that any database takes
 * it. Controls, directions, halves of pairs and what stands for any letter in a database become spaces.
 */
export function typedQuery(value: unknown): string {
  if (typeof value !== 'string') return ''
  const line = value.slice(0, 10 * longest).replace(/[\s\p{C}%_\\]+/gu, ' ')
  return [...line.trim()].slice(0, longest).join('').trim()
}
