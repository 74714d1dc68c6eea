import type { Field, FieldAccess } from 'payload'
import { translatorLanguage } from '../access/roles.ts'

/** Words, and whole lists of one language: what a translator writes. */
const textual = new Set<Field['type']>(['text', 'textarea', 'richText', 'code', 'blocks', 'array'])

const isOwnText = (field: Field) => textual.has(field.type) && 'localized' in field && field.localized === true

/** The form shows what a translator may not change as such. What is sent all the same is refused by name. */
export const closedToTranslators = (fields: Field[]): Field[] => fields.map(close)

function close(field: Field): Field {
  if (field.type === 'ui' || field.type === 'join' || isOwnText(field)) return field
  if (field.type === 'tabs')
    return { ...field, tabs: field.tabs.map((tab) => ({ ...tab, fields: closedToTranslators(tab.fields) })) }
  if ('fields' in field && !('localized' in field && field.localized))
    return { ...field, fields: closedToTranslators(field.fields) } as Field
  if (!('name' in field)) return field
  return { ...field, access: { ...field.access, update: byOthers(field.access?.update) } } as Field
}

const byOthers =
  (known: FieldAccess | undefined): FieldAccess =>
  (args) =>
    translatorLanguage(args.req) === null && (known ? known(args) : true)
