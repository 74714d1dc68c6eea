import {
  APIError,
  type CollectionBeforeOperationHook,
  type CollectionSlug,
  type Field,
  type PayloadRequest,
} from 'payload'
import { nestedRequest } from '../../database/nested-request.ts'
import { readTypedOver } from '../../fields/typed-over/read-typed-over.ts'
import {
  type OvertakenField,
  overtakenCode,
  type TypedOver,
  typedOverHeader,
} from '../../fields/typed-over/typed-over.ts'
import { valueMark } from '../../fields/typed-over/value-mark.ts'
import { dataFields } from '../../fields/walk/data-fields.ts'
import { type Data, dataOf } from '../../fields/walk/document-data.ts'
import { fieldLabel } from '../../fields/walk/field-label.ts'
import { translate } from '../../i18n/translate.ts'
import { plainText, textLeaves, valueAsText } from '../document-texts/index.ts'

/**
 * A form that saves itself says over which values its fields were typed. Where one of them reads otherwise by now,
 * nothing is saved, and each such field is named with what it says: words that nobody has seen are never written over.
 * Runs once the document is held, so that whoever saves next is compared with this save.
 */
export const refuseOvertaken: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  const { id, data } = args as { id?: unknown; data?: Data }
  if (operation !== 'update' || typeof id !== 'string' || !data || req.context.isTypedOverRead) return args
  const over = readTypedOver(req.headers?.get(typedOverHeader))
  if (!over) return args
  // What this save changes in other documents was typed over nothing.
  req.context.isTypedOverRead = true
  const stored = await readStored(req, collection.slug as CollectionSlug, id)
  const names = stored ? overtaken(stored, data, over) : []
  if (!stored || names.length === 0) return args
  const fields = names.map((name) => told(req, collection.fields, name, stored[name]))
  const labels = fields.map(({ label }) => label).join(', ')
  const message = translate(
    req,
    `Пока вы писали, это изменили в другом месте: ${labels}.`,
    `Сіз жазып жатқанда мұны басқа жерде өзгертті: ${labels}.`,
  )
  throw new APIError(message, 409, { code: overtakenCode, fields }, true)
}

/** As the form was given it, in its language. */
async function readStored(req: PayloadRequest, collection: CollectionSlug, id: string): Promise<Data | null> {
  const found = await req.payload.findByID({
    collection,
    id,
    draft: true,
    depth: 0,
    fallbackLocale: false,
    disableErrors: true,
    overrideAccess: false,
    user: req.user,
    req: nestedRequest(req),
  })
  return found && dataOf(found)
}

function overtaken(stored: Data, data: Data, { at, marks, older }: TypedOver): string[] {
  const isNewest = at !== null && Date.parse(String(stored.updatedAt)) === Date.parse(at)
  return Object.keys(data).filter((name) => {
    const known = marks[name]
    if (!known || (isNewest && !older.includes(name))) return false
    const mark = valueMark(stored[name])
    return !known.includes(mark) && mark !== valueMark(data[name])
  })
}

function told(req: PayloadRequest, fields: Field[], name: string, value: unknown): OvertakenField {
  const field = dataFields(fields).find((one) => one.name === name)
  const words = textLeaves(fields, { [name]: value }).map((leaf) => plainText(leaf.value))
  const text = words.filter((word) => word !== '').join('\n')
  return {
    name,
    label: fieldLabel(name, fields, req),
    value: value ?? null,
    text: text || (field ? valueAsText(value, field, req) : ''),
    mark: valueMark(value),
  }
}
