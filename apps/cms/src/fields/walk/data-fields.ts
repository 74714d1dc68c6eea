import type {
  ArrayField,
  BlocksField,
  ClientField,
  Field,
  FieldAffectingData,
  FieldAffectingDataClient,
  FlattenedField,
  NamedGroupField,
  NamedTab,
  TabAsField,
  TabAsFieldClient,
} from 'payload'
import type { Data } from './document-data.ts'

type NamedTabField = NamedTab & { type: 'tab' }
type NamedTabFieldClient = TabAsFieldClient & { name: string }

/** A field that keeps a value under its name; a tab with a name is one. */
export type DataField = Exclude<FieldAffectingData, TabAsField> | NamedTabField
export type DataFieldClient = Exclude<FieldAffectingDataClient, TabAsFieldClient> | NamedTabFieldClient
export type ConfigField = Field | FlattenedField
export type GroupLike = NamedGroupField | NamedTabField
export type ListLike = ArrayField | BlocksField

type Shape = { type?: string; name?: string; fields?: readonly Shape[]; tabs?: readonly Shape[] }

/**
 * The fields of one level of a document in the form's order: rows, collapsibles, and tabs and groups without a name are
 * looks alone, what they hold belongs to the level around them.
 */
export function dataFields(fields: readonly ConfigField[]): DataField[]
export function dataFields(fields: readonly ClientField[]): DataFieldClient[]
export function dataFields(fields: readonly Shape[]): Shape[] {
  const found: Shape[] = []
  for (const field of fields) {
    if (field.tabs) for (const tab of field.tabs) found.push(...(tab.name ? [asField(tab)] : level(tab)))
    else if (field.type === 'ui') continue
    else if (field.name) found.push(field)
    else found.push(...level(field))
  }
  return found
}

const level = ({ fields }: Shape): Shape[] => dataFields((fields ?? []) as readonly Field[])

export const asField = <T extends Shape>(tab: T): T & { type: 'tab' } => ({ ...tab, type: 'tab' })

/** Holds further fields once: a group or a tab with a name. */
export const isGroup = (field: DataField): field is GroupLike => field.type === 'group' || field.type === 'tab'

/** Holds further fields once a row. */
export const isList = (field: DataField): field is ListLike => field.type === 'array' || field.type === 'blocks'

export const isLocalized = (field: DataField): boolean => 'localized' in field && field.localized === true

/** What one row of a list is made of; nothing for a block that the configuration does not know. */
export const fieldsOfRow = (field: ListLike, row: Data): readonly Field[] =>
  field.type === 'array' ? field.fields : (blockOf(field, row)?.fields ?? [])

export const blockOf = ({ blocks }: BlocksField, row: Data) => blocks.find(({ slug }) => slug === row.blockType)
