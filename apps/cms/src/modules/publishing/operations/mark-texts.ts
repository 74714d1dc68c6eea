import { rowKey } from '@estu/domain/preview/form-texts'
import { isRichText, richPath, richTexts } from '@estu/domain/preview/rich-texts'
import { nothingYet, textMark } from '@estu/domain/preview/text-marks'
import {
  type ConfigField,
  type DataField,
  dataFields,
  fieldsOfRow,
  isGroup,
  isList,
  isLocalized,
} from '../../../fields/walk/data-fields.ts'
import { type Data, isData, rowsOf } from '../../../fields/walk/document-data.ts'
import { isText } from '../../document-texts/index.ts'

type Marking = {
  /** Whether what is marked stands in a list that belongs to one language. */
  isOwn: boolean
  /** Whether a text that is empty so far has its place on the page too. */
  withEmpty: boolean
}

/**
 * A document whose every text says invisibly which field it comes from, for a page that is shown beside the form.
 * @param data read in one language; it stays as it is.
 */
export function markTexts<T extends object>(fields: readonly ConfigField[], data: T, { withEmpty = false } = {}): T {
  const marked = structuredClone(data)
  markLevel(fields, marked as Data, '', { isOwn: false, withEmpty })
  return marked
}

function markLevel(fields: readonly ConfigField[], data: Data, around: string, marking: Marking): void {
  for (const field of dataFields(fields)) {
    const path = around === '' ? field.name : `${around}.${field.name}`
    const value = data[field.name]
    const inside = { ...marking, isOwn: marking.isOwn || isLocalized(field) }
    if (isGroup(field) && isData(value)) markLevel(field.fields, value, path, inside)
    else if (isList(field)) {
      for (const [index, row] of rowsOf(value).entries())
        markLevel(fieldsOfRow(field, row), row, `${path}.${rowKey(row, index)}`, inside)
    } else data[field.name] = markedValue(field, value, path, marking)
  }
}

function markedValue(field: DataField, value: unknown, path: string, { isOwn, withEmpty }: Marking): unknown {
  if (field.type === 'upload' || field.type === 'relationship') return markedRelation(value, path)
  if (!isText(field, isOwn)) return value
  if (isRichText(value)) markRich(value, path)
  const text = typeof value === 'string' ? value.trim() : ''
  if (text !== '') return text + textMark(path, text.length)
  return withEmpty && field.type !== 'richText' ? nothingYet + textMark(path, nothingYet.length) : value
}

function markRich(value: Parameters<typeof richTexts>[0], path: string): void {
  const { shape, nodes } = richTexts(value)
  for (const [index, node] of nodes.entries()) node.text += textMark(richPath(path, shape, index), node.text.length)
}

/** What another document says leads to the field that chose it; its words do not follow the typing. */
function markedRelation(value: unknown, path: string): unknown {
  if (Array.isArray(value)) return value.map((one) => markedRelation(one, path))
  if (!isData(value)) return value
  if (isData(value.value)) return { ...value, value: markedRelation(value.value, path) }
  const named = ['title', 'alt'].filter((name) => typeof value[name] === 'string' && value[name] !== '')
  return { ...value, ...Object.fromEntries(named.map((name) => [name, `${value[name]}${textMark(path, 0)}`])) }
}
