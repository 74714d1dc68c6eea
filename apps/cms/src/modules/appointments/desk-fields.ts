import type { Field, FieldAccess } from 'payload'
import { roleOf } from '../../access/roles.ts'

/** What a specialist writes of a visit: how it went. Who comes when, and for what, is the desk's. */
export const writtenBySpecialists: readonly string[] = ['status', 'note', 'basedOn']

const byTheDesk =
  (rule: FieldAccess | undefined): FieldAccess =>
  (args) =>
    roleOf(args.req) !== 'specialist' && (rule?.(args) ?? true)

/** Returns the fields of a visit so that specialists see all of them, and write those above. */
export const withDeskFields = (fields: readonly Field[]): Field[] =>
  fields.map((field): Field => {
    if (field.type === 'row') return { ...field, fields: withDeskFields(field.fields) }
    if (!('name' in field) || field.type === 'ui' || writtenBySpecialists.includes(field.name ?? '')) return field
    return { ...field, access: { ...field.access, update: byTheDesk(field.access?.update) } } as Field
  })
