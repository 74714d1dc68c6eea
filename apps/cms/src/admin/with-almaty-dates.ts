import type { Field } from 'payload'

/** Gives every date of a form the field that knows the clock of Almaty, unless it has one of its own. */
export const withAlmatyDates = <T extends { fields: Field[] }>(config: T): T => ({
  ...config,
  fields: config.fields.map(onAlmatyField),
})

function onAlmatyField(field: Field): Field {
  if (field.type === 'tabs') return { ...field, tabs: field.tabs.map(withAlmatyDates) }
  if ('fields' in field) return withAlmatyDates(field)
  if (field.type !== 'date' || field.admin?.components?.Field) return field
  const components = { ...field.admin?.components, Field: '/admin/fields/almaty-date-field.tsx#AlmatyDateField' }
  return { ...field, admin: { ...field.admin, components } }
}
