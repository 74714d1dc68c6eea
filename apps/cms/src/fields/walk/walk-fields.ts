import type { Block, Field } from 'payload'
import { asField, type DataField } from './data-fields.ts'

/** What a field stands in. `layout` keeps no value: rows, collapsibles, and tabs and groups without a name. */
export type Around =
  | { kind: 'layout'; label: unknown }
  | { kind: 'group' | 'list'; name: string; label: unknown }
  | { kind: 'block'; block: Block; label: unknown }

export type VisitedField = {
  field: DataField
  /** From the outermost to the innermost. */
  around: readonly Around[]
}

type Holder = { name?: string; label?: unknown; fields: Field[] }

/** Every field of a configuration that keeps a value, groups and lists before what they hold, in the form's order. */
export function* walkFields(fields: readonly Field[], around: readonly Around[] = []): Generator<VisitedField> {
  for (const field of fields) {
    if (field.type === 'tabs') for (const tab of field.tabs) yield* walkHolder(asField(tab), around)
    else if (field.type === 'array') yield* walkList(field, field.fields, around)
    else if (field.type === 'blocks') yield* walkBlocks(field, around)
    else if ('fields' in field) yield* walkHolder(field, around)
    else if (field.type !== 'ui') yield { field, around }
  }
}

function* walkHolder(holder: Holder & { type: string }, around: readonly Around[]): Generator<VisitedField> {
  const { name, label, fields } = holder
  if (!name) return yield* walkFields(fields, [...around, { kind: 'layout', label }])
  yield { field: holder as DataField, around }
  yield* walkFields(fields, [...around, { kind: 'group', name, label }])
}

type List = Extract<DataField, { type: 'array' | 'blocks' }>

function* walkList(field: List, inner: readonly Field[], around: readonly Around[]): Generator<VisitedField> {
  yield { field, around }
  yield* walkFields(inner, [...around, { kind: 'list', name: field.name, label: field.label }])
}

function* walkBlocks(field: Extract<List, { type: 'blocks' }>, around: readonly Around[]): Generator<VisitedField> {
  yield* walkList(field, [], around)
  const list: Around = { kind: 'list', name: field.name, label: field.label }
  for (const block of field.blocks)
    yield* walkFields(block.fields, [...around, list, { kind: 'block', block, label: block.labels?.singular }])
}
