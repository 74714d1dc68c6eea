import type { ClientField, DateFieldClient } from 'payload'
import { dataFields } from '../../fields/walk/data-fields.ts'

export type DateFieldAt = { path: string; field: DateFieldClient }

/** Every date that a list can be filtered by, as the filter calls it: `startsAt`, `payment.paidAt`, `days.date`. */
export function dateFieldsOf(fields: readonly ClientField[], prefix = ''): DateFieldAt[] {
  return dataFields(fields).flatMap((field): DateFieldAt[] => {
    const path = `${prefix}${field.name}`
    if (field.type === 'date') return [{ path, field }]
    return 'fields' in field ? dateFieldsOf(field.fields, `${path}.`) : []
  })
}
