import type { Locale } from '@estu/domain/locale/locales'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { databaseOf } from '../../../database/of-request.ts'
import { keyOf, titlesOf } from '../../where-used/index.ts'
import type { ExternalProblem } from '../external/outcome.ts'
import type { InternalProblem } from '../judge/judge-links.ts'
import type { Reader } from '../link-target.ts'

export const linkKinds = ['internal', 'external'] as const
export type LinkKind = (typeof linkKinds)[number]

export type ReportFilter = { kind?: LinkKind; locale?: Locale; after?: Place }

/** Of a link in the report, in its order. */
export type Place = { collection: string; id: string; locale: Reader; place: number }

type Broken =
  | { kind: 'internal'; problem: InternalProblem }
  | { kind: 'external'; problem: ExternalProblem; status: number | null; checkedAt: Date | null }

export type BrokenLink = Place &
  Broken & {
    title: string
    field: string
    /** As it was written; null for a link to a document. */
    address: string | null
    /** The title of the document that it leads to, where there is one. */
    leadsTo: string | null
  }

export type Report = {
  rows: BrokenLink[]
  /** How many there are of what is asked for. */
  total: number
  /** Where the next page begins; null on the last one. */
  next: Place | null
}

const perPage = 50

type Row = Omit<Place, 'id'> & {
  document_id: string
  field: string
  kind: LinkKind
  address: string | null
  problem: string
  document: string | null
  status: number | null
  checked_at: string | null
}

/** One page of the links that lead nowhere: read from an index that holds no other links. */
export async function readReport(req: PayloadRequest, filter: ReportFilter): Promise<Report> {
  const db = await databaseOf(req)
  const { after } = filter
  const found = await db.execute(sql`
    select collection, document_id, locale, place, field, kind, address, problem, document, status, checked_at
    from content_links left join external_links on kind = 'external' and url = address
    where ${chosen(filter)} ${
      after
        ? sql`and (collection, document_id, locale, place) > (${after.collection}, ${after.id}, ${after.locale}, ${after.place})`
        : sql``
    }
    order by collection, document_id, locale, place limit ${perPage + 1}
  `)
  const counted = await db.execute(sql`select count(*) as total from content_links where ${chosen(filter)}`)
  const page = (found.rows as Row[]).slice(0, perPage)
  const last = found.rows.length > perPage ? page.at(-1) : undefined
  const titles = await titlesOf(req, page.flatMap(documentsOf))
  const titleOf = (key: string | null) => (key ? titles.get(key)?.title : null) ?? null
  return {
    rows: page.map((row) => ({
      ...placeOf(row),
      ...brokenOf(row),
      title: titleOf(sourceKey(row)) ?? '',
      field: row.field,
      address: row.address,
      leadsTo: titleOf(row.document),
    })),
    total: Number(counted.rows[0]?.total),
    next: last ? placeOf(last) : null,
  }
}

const chosen = ({ kind, locale }: ReportFilter) => sql`
  problem is not null ${kind ? sql`and kind = ${kind}` : sql``} ${locale ? sql`and locale in (${locale}, 'both')` : sql``}
`

const placeOf = ({ collection, document_id: id, locale, place }: Row): Place => ({ collection, id, locale, place })

const brokenOf = ({ kind, problem, status, checked_at: at }: Row): Broken =>
  kind === 'internal'
    ? { kind, problem: problem as InternalProblem }
    : { kind, problem: problem as ExternalProblem, status, checkedAt: at === null ? null : new Date(at) }

/** A single document has its section's place in the table and its own name as id. */
const sourceOf = ({ collection, document_id: id }: Row) => ({ entity: collection === 'globals' ? id : collection, id })
const sourceKey = (row: Row) => keyOf(sourceOf(row))

function documentsOf(row: Row): { entity: string; id: string }[] {
  const [entity, id] = row.document?.split(':') ?? []
  return [sourceOf(row), ...(entity && id ? [{ entity, id }] : [])]
}
