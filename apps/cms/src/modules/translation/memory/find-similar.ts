import type { Locale } from '@estu/domain/locale/locales'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { databaseOf } from '../../../database/of-request.ts'
import { likenessBands } from './likeness-bands.ts'
import { segmentsOf } from './segments.ts'

/** What was said before for a segment that is the same or alike. */
export type SimilarSegment = {
  /** Which segment of the text it is for. */
  place: number
  source: string
  target: string
  /** 100: the very same words. */
  percent: number
  updatedAt: Date
}

const mostSegments = 20
const mostPerSegment = 3
const leastLikeness = 0.6

/** What the memory holds for a text, segment by segment, the likest first. @param to the language it is told in. */
export async function findSimilar(req: PayloadRequest, text: string, to: Locale): Promise<SimilarSegment[]> {
  const segments = segmentsOf(text)
    .slice(0, mostSegments)
    .map((segment, place) => ({ place, segment, bands: likenessBands(segment) }))
  if (segments.length === 0) return []
  const db = await databaseOf(req)
  const from = to === 'kk' ? 'ru' : 'kk'
  const [source, target, bands] = [from, to, `${from}_bands`].map((name) => sql.identifier(name))
  const found = await db.execute(sql`
    select wanted.place, found.*
    from jsonb_to_recordset(${JSON.stringify(segments)}::jsonb) as wanted(place integer, segment text, bands integer[]),
      lateral (
        select ${source} as source, ${target} as target, similarity(${source}, wanted.segment) as likeness,
          max(updated_at) as updated_at
        from translation_memory
        where ${bands} && wanted.bands and similarity(${source}, wanted.segment) >= ${leastLikeness}
        group by ${source}, ${target}
        order by likeness desc, updated_at desc
        limit ${mostPerSegment}
      ) as found
    order by wanted.place, found.likeness desc, found.updated_at desc
  `)
  return found.rows.map((row) => ({
    place: Number(row.place),
    source: String(row.source),
    target: String(row.target),
    percent: Math.floor(Number(row.likeness) * 100),
    updatedAt: new Date(String(row.updated_at)),
  }))
}
