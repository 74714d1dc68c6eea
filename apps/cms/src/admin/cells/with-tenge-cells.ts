import type { Field } from 'payload'

/** Gives every sum of a collection the cell that writes it as the site does; sums are the numbers named `…Kzt`. */
export const withTengeCells = <T extends { fields: Field[] }>(config: T): T => ({
  ...config,
  fields: config.fields.map(onSum),
})

function onSum(field: Field): Field {
  if (field.type === 'tabs') return { ...field, tabs: field.tabs.map(withTengeCells) }
  if ('fields' in field) return withTengeCells(field)
  if (field.type !== 'number' || !field.name.endsWith('Kzt')) return field
  const components = { ...field.admin?.components, Cell: '/admin/cells/tenge-cell.tsx#TengeCell' }
  return { ...field, admin: { ...field.admin, components } }
}
