import type { Where } from 'payload'
import { transformWhereQuery, validateWhereQuery } from 'payload/shared'

/** Where a condition stands in a filter: in which alternative, and as which of its conditions. */
export type Place = { or: number; and: number }
export type Condition = { operator: string; value: unknown }

/** The alternatives of a filter as Payload draws them, also of a filter that somebody wrote into the address. */
const alternativesOf = (where: Where = {}): Where[] =>
  (validateWhereQuery(where) ? where : transformWhereQuery(where)).or ?? []

/** @returns null where no condition for the field stands. */
export function conditionAt(where: Where | undefined, { or, and }: Place, path: string): Condition | null {
  const condition = alternativesOf(where)[or]?.and?.[and]?.[path]
  const [first] = Object.entries(condition ?? {})
  return first ? { operator: first[0], value: first[1] } : null
}

/** The filter with another value in one condition; undefined leaves the condition open. */
export function withValueAt(where: Where | undefined, place: Place, path: string, value: unknown): Where {
  const operator = conditionAt(where, place, path)?.operator
  if (!operator) return where ?? {}
  const replaced = (condition: Where, index: number) =>
    index === place.and ? { ...condition, [path]: { [operator]: value } } : condition
  const alternatives = alternativesOf(where).map((alternative, index) =>
    index === place.or ? { ...alternative, and: (alternative.and ?? []).map(replaced) } : alternative,
  )
  return { or: alternatives }
}

/** A moment of a filter as ISO 8601: from the address it is text, and a Date once it was chosen; null for none. */
export function instantOf(value: unknown): string | null {
  const at = new Date(value instanceof Date || typeof value === 'string' ? value : Number.NaN)
  return Number.isNaN(at.getTime()) ? null : at.toISOString()
}

/** Where an element of a filter stands. Payload tells it not; the rows of its lists keep their places. */
export function placeOf(element: Element): Place {
  const and = element.closest('.where-builder__and-filters > li')
  return { or: indexOf(and?.parentElement?.closest('.where-builder__or-filters > li')), and: indexOf(and) }
}

const indexOf = (row: Element | null | undefined) => [...(row?.parentElement?.children ?? [])].indexOf(row as Element)
