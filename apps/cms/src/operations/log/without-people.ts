import { withoutValues } from '@estu/domain/text/without-values'
import { describeError } from './describe-error.ts'

/** What Drizzle and PostgreSQL call the values of a query or a row. */
const ofRows = new Set(['params', 'parameters', 'values', 'detail', 'where'])

const deepest = 3
const most = 30

/** A fact as a line of the log may tell it: an error described, words without values, the same within objects. */
export function withoutPeople(fact: unknown, depth = 0): unknown {
  if (typeof fact === 'string') return withoutValues(fact)
  if (fact instanceof Error) return describeError(fact)
  if (typeof fact !== 'object' || fact === null) return fact
  if ('toJSON' in fact && typeof fact.toJSON === 'function') return withoutPeople(String(fact.toJSON()))
  if (depth === deepest) return '…'
  if (Array.isArray(fact)) return fact.slice(0, most).map((one) => withoutPeople(one, depth + 1))
  return Object.fromEntries(
    Object.entries(fact)
      .slice(0, most)
      .map(([name, value]) => [name, ofRows.has(name) ? '…' : withoutPeople(value, depth + 1)]),
  )
}
