import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeDeleteHook, CollectionBeforeValidateHook, PayloadRequest } from 'payload'
import { databaseOf } from '../../database/of-request.ts'
import { translate } from '../../i18n/translate.ts'
import { keyOf, titlesOf } from '../where-used/index.ts'
import { holdDocument, holdReferencesTo } from './hold-document.ts'
import { refuseRecorded, refuseUsed } from './refuse-used.ts'
import { refusal } from './trash-labels.ts'

type Document = Record<string, unknown> & { id?: string; deletedAt?: unknown; slug?: string | null }

/** Before a change of one document is stored: whether it may go to the trash, or come back from it. */
export const checkTrash: CollectionBeforeValidateHook = async ({ collection, data, operation, originalDoc, req }) => {
  const original = originalDoc as Document | undefined
  if (operation !== 'update' || !data || !original?.id) return data
  const [goes, lies] = [Boolean(data.deletedAt), Boolean(original.deletedAt)]
  // Of several documents at once, none was held when they were read.
  if ((await holdDocument(req, collection.slug, original.id)) !== lies) throw changedMeanwhile(req)
  if (goes && !lies) {
    await holdReferencesTo(req, { collection: collection.slug, id: original.id })
    await refuseUsed(req, collection.slug, original.id)
  }
  if (lies && !goes) await refuseTakenAddress(req, collection.slug, original)
  return data
}

/** Before a document is deleted for ever. */
export const checkDeletion: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  await holdDocument(req, collection.slug, String(id))
  await holdReferencesTo(req, { collection: collection.slug, id: String(id) })
  await refuseUsed(req, collection.slug, String(id))
  await refuseRecorded(req, collection.slug, String(id))
}

const changedMeanwhile = (req: PayloadRequest) =>
  refusal(
    translate(
      req,
      'Только что этот документ изменил кто-то другой. Обновите страницу.',
      'Бұл құжатты жаңа ғана басқа біреу өзгертті. Бетті жаңартыңыз.',
    ),
  )

/** While a document lay in the trash, its address was free to be taken. */
async function refuseTakenAddress(req: PayloadRequest, collection: string, original: Document): Promise<void> {
  const { slug } = original
  if (!slug) return
  const db = await databaseOf(req)
  const found = await db.execute(sql`
    select id::text from ${sql.identifier(collection)} where lower(slug) = lower(${slug}) and deleted_at is null
  `)
  const holder = found.rows[0]
  if (!holder) return
  const use = { entity: collection, id: String(holder.id) }
  const title = (await titlesOf(req, [use])).get(keyOf(use))?.title ?? slug
  throw refusal(
    translate(
      req,
      `Нельзя восстановить: адрес «${slug}» теперь у документа «${title}». Смените адрес там и повторите.`,
      `Қалпына келтіруге болмайды: «${slug}» мекенжайы енді «${title}» құжатында. Сол жерде мекенжайды ауыстырып, қайталаңыз.`,
    ),
  )
}
