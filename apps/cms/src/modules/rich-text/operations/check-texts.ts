import type { CollectionSlug, Payload } from 'payload'
import { inTransaction } from '../../../database/in-transaction.ts'
import { walkIds } from '../../../database/keyset-pages.ts'
import { lockDocument } from '../../../database/lock-row.ts'
import { walkFields } from '../../../fields/walk/walk-fields.ts'
import { tagsOf } from '../../../outbox/announce.ts'
import { writeOutbox } from '../../../outbox/write-outbox.ts'
import type { FoundText } from '../broken-texts.ts'
import { placeInWords } from '../fault-words.ts'
import { findTextFault } from '../find-text-fault.ts'
import { repairText } from '../repair-text.ts'
import { brokenOf, documentsOf, type Store, type StoredRow, versionsOf } from './stored-texts.ts'

export type CheckedTexts = { rows: number; broken: number; repaired: number }

type Options = { repair: boolean; tell: (line: string) => void }

/** Rows read at once. */
const pageSize = 100

/**
 * Looks through every document and version with rich text for texts that the editor cannot open, some rows at a time,
 * and tells of each in a line. Repairing puts words that stand outside into paragraphs, a row in a transaction, and
 * changes no date; what cannot be repaired so is told and left as it is.
 */
export async function checkTexts(payload: Payload, options: Options): Promise<CheckedTexts> {
  const result = { rows: 0, broken: 0, repaired: 0 }
  for (const store of storesOf(payload))
    for await (const page of walkIds(payload, store.table, pageSize)) {
      result.rows += page.length
      for (const row of await store.read(page.map(({ id }) => id))) await checkRow(payload, store, row, options, result)
    }
  return result
}

function storesOf(payload: Payload): Store[] {
  return payload.config.collections
    .filter(({ fields }) => [...walkFields(fields)].some(({ field }) => field.type === 'richText'))
    .flatMap(({ slug, versions }) => {
      const collection = slug as CollectionSlug
      return [documentsOf(payload, collection), ...(versions ? [versionsOf(payload, collection)] : [])]
    })
}

async function checkRow(payload: Payload, store: Store, row: StoredRow, options: Options, result: CheckedTexts) {
  const found = brokenOf(payload, store, row)
  if (found.length === 0) return
  result.broken += found.length
  const repaired = options.repair ? await repairRow(payload, store, row) : 0
  result.repaired += repaired
  const outcome = repaired === found.length ? ' (repaired)' : repaired > 0 ? ` (${repaired} repaired)` : ''
  for (const one of found) options.tell(`${lineOf(store, row, one)}${outcome}`)
}

function lineOf(
  { collection, isVersions }: Store,
  { id, parent }: StoredRow,
  { path, locale, fault }: FoundText,
): string {
  const version = isVersions ? ` version ${id}` : ''
  const place = placeInWords(fault, 'ru')
  return `${collection} ${parent}${version}: ${path}, ${locale}: ${fault.code}${place && `, ${place}`}`
}

/** Whoever saves the document meanwhile waits, or is waited for. @returns how many of its texts were repaired */
const repairRow = (payload: Payload, store: Store, { id, parent }: StoredRow): Promise<number> =>
  inTransaction(payload, 'ru', async (req) => {
    await lockDocument(req, store.collection, parent)
    const [row] = await store.read([id], req)
    const repaired = row ? brokenOf(payload, store, row).filter(repairInPlace) : []
    if (!row || repaired.length === 0) return 0
    await store.write(row, req)
    if (!store.isVersions)
      await writeOutbox(req, tagsOf(store.collection, { id, slug: row.data.slug as string | null }))
    return repaired.length
  })

/** @returns false where the text would still be broken, and is left untouched */
function repairInPlace({ value, insertable }: FoundText): boolean {
  const repaired = repairText(value)
  if (typeof value !== 'object' || value === null || findTextFault(repaired, insertable)) return false
  Object.assign(value, repaired)
  return true
}
