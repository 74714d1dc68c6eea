import { daysFrom } from '@estu/domain/appointments/availability'
import { fromAlmaty } from '@estu/domain/locale/almaty-time'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { isEditor } from '../../../access/roles.ts'
import { databaseOf } from '../../../database/of-request.ts'
import { keyOf, titlesOf } from '../../where-used/index.ts'
import { type CalendarDay, type CalendarEntry, entryKinds } from '../calendar-entry.ts'
import { calendarRows } from './calendar-rows.ts'
import { type PlannedLanguage, planKey, readUnready } from './read-unready.ts'

/** Six weeks, the most that a month is drawn with. */
const mostDays = 42

type Range = {
  /** `YYYY-MM-DD` in Almaty. */
  first: string
  days: number
  /** Entries of a day that are read at most, and how many of it to leave out before them. */
  perDay: number
  skip?: number
}

/**
 * Reads days with what is published, begins and ends on them; releases only for those who may read them. Two queries
 * and one for each kind of document that is planned, however many days.
 */
export async function readCalendar(
  req: PayloadRequest,
  { first, days: wanted, perDay, skip = 0 }: Range,
): Promise<CalendarDay[]> {
  const days = daysFrom(first, Math.min(wanted, mostDays))
  const from = fromAlmaty(`${first}T00:00`)
  if (!from) return []
  const db = await databaseOf(req)
  const found = await db.execute(sql`
    ${calendarRows(from, days.length, { withReleases: isEditor(req) })}
    select * from numbered where place > ${skip} and place <= ${skip + perDay} order by day, place
  `)
  const titles = await titlesOf(req, found.rows.map(entityOf))
  const unready = await readUnready(req, found.rows.filter(({ kind }) => kind === 'publish').map(planOf))
  return days.map((day, index) => {
    const rows = found.rows.filter((row) => Number(row.day) === index)
    const all = Number(rows[0]?.of_day ?? 0)
    return {
      day,
      entries: rows.map((row) => ({
        ...entryOf(row, titles.get(keyOf(entityOf(row)))?.title ?? ''),
        isUnready: row.kind === 'publish' ? unready.has(planKey(planOf(row))) : row.is_unready === true,
      })),
      more: rows.length === 0 ? 0 : all - skip - rows.length,
    }
  })
}

type Row = Record<string, unknown>

const entityOf = (row: Row) => ({ entity: String(row.collection), id: String(row.document_id) })

const planOf = (row: Row): PlannedLanguage => ({
  collection: String(row.collection),
  id: String(row.document_id),
  locale: row.locale === 'kk' ? 'kk' : 'ru',
})

const entryOf = (row: Row, title: string): Omit<CalendarEntry, 'isUnready'> => ({
  id: String(row.id),
  kind: entryKinds.find((kind) => kind === row.kind) ?? 'publish',
  at: new Date(String(row.at)).toISOString(),
  collection: String(row.collection),
  documentId: String(row.document_id),
  locale: row.locale === 'ru' || row.locale === 'kk' ? row.locale : null,
  title,
  documents: row.documents === null ? null : Number(row.documents),
})
