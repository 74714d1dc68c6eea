import { type Locale, locales } from '@estu/domain/locale/locales'
import { sql } from '@payloadcms/db-postgres'
import { type PayloadRequest, ValidationError } from 'payload'
import { nestedRequest } from '../../../database/nested-request.ts'
import { databaseOf } from '../../../database/of-request.ts'
import type { Promotion } from '../../../payload-types.ts'
import type { PeriodKind } from '../calendar-entry.ts'
import type { Planned } from './plan-publication.ts'
import { timeProblem } from './plan-time.ts'

type Period = { startsAt?: string | null; endsAt?: string | null }

/** The document that a period belongs to: a promotion by its id, or the one announcement. */
type Edge = { kind: PeriodKind; id: string; at: string }

/**
 * Moves the beginning or the end of a promotion or of the announcement, which visitors see at once, in both languages. A
 * promotion with changes that are not public yet is left to its form: they would go public along with the date.
 */
export async function movePeriod(req: PayloadRequest, { kind, id, at }: Edge): Promise<Planned> {
  const late = timeProblem(new Date(at))
  if (late) return { ok: false, problem: late }
  const field = kind.endsWith('-starts') ? 'startsAt' : 'endsAt'
  try {
    return kind.startsWith('announcement')
      ? await moveAnnouncement(req, field, at)
      : await movePromotion(req, id, field, at)
  } catch (error) {
    if (error instanceof ValidationError) return { ok: false, problem: 'failed' }
    throw error
  }
}

type Field = 'startsAt' | 'endsAt'

async function moveAnnouncement(req: PayloadRequest, field: Field, at: string): Promise<Planned> {
  const stored = await req.payload.findGlobal({
    slug: 'announcement',
    depth: 0,
    overrideAccess: false,
    user: req.user,
    req: nestedRequest(req),
  })
  const wrong = edgeProblem(stored, field, at)
  if (wrong) return wrong
  await req.payload.updateGlobal({
    slug: 'announcement',
    data: { [field]: at },
    depth: 0,
    overrideAccess: false,
    user: req.user,
    req: nestedRequest(req),
  })
  return { ok: true }
}

async function movePromotion(req: PayloadRequest, id: string, field: Field, at: string): Promise<Planned> {
  const stored = await req.payload.findByID({
    collection: 'promotions',
    id,
    depth: 0,
    draft: true,
    disableErrors: true,
    overrideAccess: false,
    user: req.user,
    req: nestedRequest(req),
  })
  if (!stored) return { ok: false, problem: 'no-document' }
  const wrong = edgeProblem(stored, field, at)
  if (wrong) return wrong
  const states = await publicationsOf(req, id)
  if (states.some(({ publication }) => publication === 'changed')) return { ok: false, problem: 'pending' }
  const locale = states.find(({ publication }) => publication === 'published')?.locale
  await req.payload.update({
    collection: 'promotions',
    id,
    locale: locale ?? 'ru',
    draft: locale === undefined,
    data: { ...bothEdges(stored, field, at), _status: locale === undefined ? 'draft' : 'published' },
    depth: 0,
    overrideAccess: false,
    user: req.user,
    req: nestedRequest(req),
  })
  return { ok: true }
}

const bothEdges = ({ startsAt, endsAt }: Promotion, field: Field, at: string) =>
  field === 'startsAt' ? { startsAt: at, endsAt } : { startsAt, endsAt: at }

async function publicationsOf(req: PayloadRequest, id: string): Promise<{ locale: Locale; publication: unknown }[]> {
  const db = await databaseOf(req)
  const { rows } = await db.execute(sql`
    select locale, publication from translation_states where collection = 'promotions' and document_id = ${id}
  `)
  return locales.flatMap((locale) =>
    rows.filter((row) => row.locale === locale).map(({ publication }) => ({ locale, publication })),
  )
}

/** What has begun or ended already happened; and an end comes after its beginning. */
function edgeProblem(stored: Period, field: Field, at: string): Planned | null {
  const present = stored[field]
  if (!present || Date.parse(present) <= Date.now()) return { ok: false, problem: 'gone' }
  const startsAt = field === 'startsAt' ? at : stored.startsAt
  const endsAt = field === 'endsAt' ? at : stored.endsAt
  const isReversed = Boolean(startsAt && endsAt) && Date.parse(String(startsAt)) >= Date.parse(String(endsAt))
  return isReversed ? { ok: false, problem: 'reversed' } : null
}
