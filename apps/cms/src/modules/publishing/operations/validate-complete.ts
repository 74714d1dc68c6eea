import { type Locale, locales } from '@estu/domain/locale/locales'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { databaseOf } from '../../../database/of-request.ts'
import { fieldRefusal } from '../../../fields/field-refusal.ts'
import { translate } from '../../../i18n/translate.ts'
import { labelOf, missingTexts } from '../../document-texts/index.ts'
import { sourceLanguage, statusIn, type TwoStates } from '../../translation/index.ts'

/**
 * A language goes public whole or not at all. Checked after the write and inside its transaction, on the document as
 * visitors would get it: throwing here takes the write back.
 */
export async function validateComplete(
  req: PayloadRequest,
  states: TwoStates,
  doc: { _status?: unknown },
): Promise<void> {
  for (const locale of await languagesGoingPublic(req, states, doc)) {
    const source = sourceLanguage(states.live ?? {})
    const missing = missingTexts(states.fields, states.live ?? {}, locale, source)
    if (missing.length === 0) continue
    const message = translate(
      req,
      `Нужно для публикации (${locale === 'ru' ? 'русский' : 'казахский'}).`,
      `Жариялау үшін керек (${locale === 'ru' ? 'орысша' : 'қазақша'}).`,
    )
    const refused = missing.map((leaf) => ({ path: leaf.ownList ?? leaf.formPath, label: labelOf(leaf, req), message }))
    throw fieldRefusal(req, [], refused)
  }
}

/** The language of this request when it publishes, and any language that was not public before it. */
async function languagesGoingPublic(
  req: PayloadRequest,
  states: TwoStates,
  doc: { _status?: unknown },
): Promise<Locale[]> {
  const db = await databaseOf(req)
  const known = await db.execute(sql`
    select locale from translation_states
    where collection = ${states.collection} and document_id = ${states.id} and publication in ('published', 'changed')
  `)
  const before = new Set(known.rows.map((row) => String(row.locale)))
  return locales.filter((locale) => {
    if (statusIn(states.live, locale) !== 'published') return false
    if (!before.has(locale)) return true
    return locale === req.locale && doc._status === 'published'
  })
}
