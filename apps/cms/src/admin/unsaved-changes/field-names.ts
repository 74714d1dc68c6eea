import type { ClientField } from 'payload'
import { dataFields } from '../../fields/walk/data-fields.ts'

/** Fields by the names that the form shows. */
export function fieldNames(
  names: readonly string[],
  fields: readonly ClientField[],
  translate: (label: Record<string, string> | string) => string,
): string[] {
  const known = dataFields(fields)
  return names.map((name) => {
    const field = known.find((one) => one.name === name)
    const label: unknown = field && 'label' in field ? field.label : undefined
    const isWords = typeof label === 'string' || (typeof label === 'object' && label !== null)
    return isWords ? translate(label as Record<string, string> | string) : name
  })
}
