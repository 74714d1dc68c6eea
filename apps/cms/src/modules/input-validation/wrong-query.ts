import type { FlattenedField } from 'payload'
import { isDocumentId } from '../../fields/id-of.ts'

export type Query = { where?: unknown; limit?: unknown; page?: unknown; sort?: unknown }
type Loose = Record<string, unknown>

const isLoose = (value: unknown): value is Loose => typeof value === 'object' && value !== null

/** The database's own largest; beyond it a list has no end that anybody would read to. */
const largest = 2 ** 31 - 1

const isCount = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (!isLoose(value) && Number.isInteger(Number(value)) && Number(value) >= 0 && Number(value) <= largest)
const listed = (value: unknown): unknown[] =>
  typeof value === 'string' ? value.split(',') : Object.values(value ?? {})

/** Whether the database would fail over what is asked: a part of a moment, a page before the first. */
export function isWrongQuery(fields: readonly FlattenedField[], { where, limit, page }: Query): boolean {
  return !isCount(limit) || !isCount(page) || isWrongWhere(fields, where)
}

function isWrongWhere(fields: readonly FlattenedField[], where: unknown): boolean {
  if (!isLoose(where)) return false
  return Object.entries(where).some(([name, asked]) => {
    if (!isLoose(asked)) return false
    if (name.toLowerCase() === 'and' || name.toLowerCase() === 'or')
      return Object.values(asked).some((inner) => isWrongWhere(fields, inner))
    if (unasked.some((operator) => operator in asked)) return true
    return name === 'id' ? isWrongOfId(asked) : isMoment(fields, name) && hasParts(asked)
  })
}

const isMoment = (fields: readonly FlattenedField[], name: string) =>
  ['createdAt', 'updatedAt', 'deletedAt'].includes(name.split('.').at(-1) ?? '') ||
  fields.some((field) => field.name === name && field.type === 'date')

/** There are no places on a map here, and the database's adapter has no word for the other. */
const unasked = ['near', 'within', 'intersects', 'all']

/** Parts are looked for in words alone. */
const hasParts = (asked: Loose) => ['like', 'not_like', 'contains'].some((operator) => operator in asked)

const isWrongOfId = (asked: Loose) =>
  'contains' in asked ||
  ['in', 'not_in'].some((operator) => operator in asked && !listed(asked[operator]).every(isDocumentId))
