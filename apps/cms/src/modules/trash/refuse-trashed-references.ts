import { locales } from '@estu/domain/locale/locales'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { databaseOf } from '../../database/of-request.ts'
import { translate } from '../../i18n/translate.ts'
import { statusIn, type TwoStates } from '../translation/index.ts'
import { type DocumentReference, groupBy, keyOf, outgoingReferences, titlesOf } from '../where-used/index.ts'
import { shareReferencesTo } from './hold-document.ts'
import { listed, refusal } from './trash-labels.ts'
import { hasTrash } from './trashed-collections.ts'

/**
 * The other half of `refuseUsed`: what goes public shows nothing that lies in the trash, also when somebody throws it
 * away at this very moment. Checked after the write and inside its transaction: throwing here takes the write back.
 */
export async function refuseTrashedReferences(
  req: PayloadRequest,
  states: TwoStates,
  doc: { _status?: unknown },
): Promise<void> {
  const isPublic = states.withoutDrafts || locales.some((locale) => statusIn(states.live, locale) === 'published')
  if (!isPublic || (!states.withoutDrafts && doc._status !== 'published')) return
  const shown = outgoingReferences(states.fields, states.live).filter(({ collection }) => hasTrash(collection))
  if (shown.length === 0) return
  await shareReferencesTo(req, shown)
  const trashed = await trashedOf(req, shown)
  if (trashed.length === 0) return
  const titles = await titlesOf(req, trashed)
  const names = trashed.map((document) => titles.get(keyOf(document))?.title ?? '').filter(Boolean)
  throw refusal(
    translate(
      req,
      `Нельзя опубликовать: страница показывает то, что лежит в корзине: ${listed(req, names, false)}. Восстановите это или выберите другое.`,
      `Жариялауға болмайды: бетте қоқыс жәшігінде жатқан нәрсе бар: ${listed(req, names, false)}. Оны қалпына келтіріңіз не басқасын таңдаңыз.`,
    ),
  )
}

async function trashedOf(req: PayloadRequest, references: readonly DocumentReference[]) {
  const db = await databaseOf(req)
  const found: { entity: string; id: string }[] = []
  for (const [collection, own] of groupBy(references, (reference) => reference.collection)) {
    const ids = `{${own.map(({ id }) => id).join(',')}}`
    const rows = await db.execute(sql`
      select id::text from ${sql.identifier(collection)} where id = any(${ids}::uuid[]) and deleted_at is not null
    `)
    found.push(...rows.rows.map((row) => ({ entity: collection, id: String(row.id) })))
  }
  return found
}
