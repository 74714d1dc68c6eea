/**
 * In documents, of one answer. The admin asks for 250 titles of relations at the most, and for as many as a field has
 * chosen, always without what they refer to; with that, documents are large.
 */
const longest = { plain: 1000, filledIn: 100 }

/** Why a question is not answered: it would cost too much, or cannot be read. Each has a sentence in both languages. */
export type QueryFault =
  | { code: 'depth-too-large' | 'limit-too-large' | 'too-many-changes'; most: number }
  | { code: 'filter-unreadable' }

type Query = Record<string, unknown>

/** Whatever Payload might read as a number, in whichever form it was sent. */
const numbersOf = (value: unknown): number[] =>
  [value]
    .flat(9)
    .filter((one) => ['string', 'number'].includes(typeof one) && String(one).trim() !== '')
    .map(Number)

/** The most documents that one answer to such a question has. */
export const longestList = ({ depth }: Query): number =>
  ['0', 0].includes(depth as string | number) ? longest.plain : longest.filledIn

/** @param maxDepth how far relations are filled in @returns null for a question that may be asked */
export function queryFault(query: Query, maxDepth: number): QueryFault | null {
  if (isUnreadable(query.where)) return { code: 'filter-unreadable' }
  if (numbersOf(query.depth).some((depth) => depth > maxDepth)) return { code: 'depth-too-large', most: maxDepth }
  const most = longestList(query)
  return numbersOf(query.limit).some((limit) => limit > most) ? { code: 'limit-too-large', most } : null
}

/** Payload reads a filter that is sent as one text as JSON, and throws where it is none. */
function isUnreadable(where: unknown): boolean {
  if (typeof where !== 'string' || where === '') return false
  try {
    const filter: unknown = JSON.parse(where)
    return typeof filter !== 'object' || filter === null || Array.isArray(filter)
  } catch {
    return true
  }
}

/** Whether Payload would answer with everything that there is. */
export function asksForAll({ limit, pagination }: Query): boolean {
  const [asked] = numbersOf(limit)
  return asked === 0 || (asked === undefined && String(pagination) === 'false')
}
