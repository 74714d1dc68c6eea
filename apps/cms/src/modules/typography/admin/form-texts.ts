import type { ClientField, FormState } from 'payload'
import { type DataFieldClient, dataFields } from '../../../fields/walk/data-fields.ts'

/** A text of the open form in the language that is edited. @property labels of all that stands around it, outermost first */
export type FormText = { path: string; labels: unknown[]; value: unknown }

type Around = { path: string; labels: unknown[]; localized: boolean }

const texts: readonly string[] = ['text', 'textarea', 'richText']

/** The texts that belong to one language, in the form's order. */
export function* formTexts(fields: readonly ClientField[], state: FormState, around?: Around): Generator<FormText> {
  for (const field of dataFields(fields)) {
    const place = placeOf(field, around)
    if (texts.includes(field.type) && place.localized) yield { ...place, value: state[place.path]?.value }
    if (field.type === 'group' || field.type === 'tab') yield* formTexts(field.fields, state, place)
    if (field.type === 'array' || field.type === 'blocks') yield* textsOfRows(field, state, place)
  }
}

type ListField = Extract<DataFieldClient, { type: 'array' | 'blocks' }>

function* textsOfRows(field: ListField, state: FormState, place: Around): Generator<FormText> {
  for (const index of state[place.path]?.rows?.keys() ?? []) {
    const row = { ...place, path: `${place.path}.${index}` }
    const block = state[`${row.path}.blockType`]?.value
    const fields =
      field.type === 'array' ? field.fields : (field.blocks.find(({ slug }) => slug === block)?.fields ?? [])
    yield* formTexts(fields, state, row)
  }
}

function placeOf(field: DataFieldClient, around: Around | undefined): Around {
  return {
    path: around ? `${around.path}.${field.name}` : field.name,
    labels: [...(around?.labels ?? []), ...('label' in field && field.label ? [field.label] : [])],
    localized: around?.localized === true || ('localized' in field && field.localized === true),
  }
}
