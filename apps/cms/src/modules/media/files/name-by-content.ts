import { createHash } from 'node:crypto'
import path from 'node:path'
import type { CollectionBeforeOperationHook } from 'payload'

const marked = /-v[0-9a-f]{10}(-\d+)?$/

/** Never digits alone: Payload counts those up where a name is taken. */
const markOf = (data: Buffer) => `v${createHash('sha256').update(data).digest('hex').slice(0, 10)}`

/**
 * What somebody uploads is called by its bytes too: browsers and pages keep a file by its address, and one that replaces
 * it, or comes after it was deleted, has another. The demo content keeps its plain names.
 */
export const nameByContent: CollectionBeforeOperationHook = ({ operation, req }) => {
  const { file } = req
  if (!file?.data || (operation !== 'update' && !(operation === 'create' && req.user))) return
  file.name = nameOf(file.name, file.data)
}

/**
 * Trap: to Node `.png` is a name without an ending, and a name that begins with a dot is hidden from everybody, so that
 * its address answers nothing.
 */
export function nameOf(given: string, data: Buffer): string {
  const [, name = '', ending = ''] = /^(.*?)(\.[a-z\d]+)?$/is.exec(path.basename(given)) ?? []
  const kept = name.replace(/^[.\s]+|[.\s]+$/g, '').replace(marked, '')
  return `${kept || 'file'}-${markOf(data)}${ending}`
}
