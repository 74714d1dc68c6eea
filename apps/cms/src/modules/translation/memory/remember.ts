import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { databaseOf } from '../../../database/of-request.ts'
import { textLeaves, textsByPath } from '../../document-texts/index.ts'
import { sourceLanguage, statusIn, type TwoStates } from '../operations/translation-states.ts'
import { likenessBands } from './likeness-bands.ts'
import { pairSegments } from './segments.ts'

/** Keeps what visitors read in both languages, once both are public; what has not changed costs no write. */
export async function rememberPublished(req: PayloadRequest, states: TwoStates): Promise<void> {
  const { live, withoutDrafts } = states
  if (!live || !(withoutDrafts || (statusIn(live, 'ru') === 'published' && statusIn(live, 'kk') === 'published')))
    return
  await remember(req, states, live, () => true)
}

/** Keeps texts that somebody has read and found right. */
export const rememberConfirmed = (req: PayloadRequest, states: TwoStates, isRight: (path: string) => boolean) =>
  remember(req, states, states.newest, isRight)

type Pair = { path: string; place: number; ru: string; kk: string; ruBands: number[]; kkBands: number[] }

const bandsOf = ({ ru, kk }: { ru: string; kk: string }) => ({ ruBands: likenessBands(ru), kkBands: likenessBands(kk) })

/** Texts that are outdated say something else than their source: they are not remembered beside it. */
async function remember(
  req: PayloadRequest,
  { collection, id, fields, newest }: TwoStates,
  doc: Record<string, unknown>,
  isRight: (path: string) => boolean,
): Promise<void> {
  const db = await databaseOf(req)
  const [ru, kk] = [textsByPath(textLeaves(fields, doc, 'ru')), textsByPath(textLeaves(fields, doc, 'kk'))]
  const pairs: Pair[] = [...ru].flatMap(([path, text]) =>
    isRight(path)
      ? pairSegments(text, kk.get(path) ?? '').map((pair, place) => ({ path, place, ...pair, ...bandsOf(pair) }))
      : [],
  )
  if (pairs.length === 0) return
  const translation = sourceLanguage(newest) === 'ru' ? 'kk' : 'ru'
  await db.execute(sql`
    insert into translation_memory (collection, document_id, path, place, ru, kk, ru_bands, kk_bands)
    select ${collection}, ${id}, path, place, ru, kk, "ruBands", "kkBands"
    from jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb)
      as pair(path text, place integer, ru text, kk text, "ruBands" integer[], "kkBands" integer[])
    where not exists (
      select 1 from translation_states as state
      where state.collection = ${collection} and state.document_id = ${id} and state.locale = ${translation}
        and state.outdated ? pair.path
    )
    on conflict (collection, document_id, path, place) do update
      set ru = excluded.ru, kk = excluded.kk, ru_bands = excluded.ru_bands, kk_bands = excluded.kk_bands,
          updated_at = now()
      where (translation_memory.ru, translation_memory.kk) is distinct from (excluded.ru, excluded.kk)
  `)
}
