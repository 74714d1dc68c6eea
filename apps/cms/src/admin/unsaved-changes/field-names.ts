import type { ClientField } from 'payload'

type Named = { name: string; label: unknown }

/** The top-level fields of a document with their labels, wherever tabs and rows put them. */
function topLevelFields(fields: readonly ClientField[]): Named[] {
  return fields.flatMap((field): Named[] => {
    if (field.type === 'tabs') {
      return field.tabs.flatMap((tab): Named[] =>
        'name' in tab && tab.name ? [{ name: tab.name, label: tab.label }] : topLevelFields(tab.fields),
      )
    }
    if ('name' in field && field.name) return [{ name: field.name, label: 'label' in field ? field.label : undefined }]
    return 'fields' in field ? topLevelFields(field.fields) : []
  })
}

/** Fields by the names that the form shows. */
export function fieldNames(
  names: readonly string[],
  fields: readonly ClientField[],
  translate: (label: Record<string, string> | string) => string,
): string[] {
  const known = topLevelFields(fields)
  return names.map((name) => {
    const label = known.find((field) => field.name === name)?.label
    const isWords = typeof label === 'string' || (typeof label === 'object' && label !== null)
    return isWords ? translate(label as Record<string, string> | string) : name
  })
}
