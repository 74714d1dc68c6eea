import type { Locale } from '@estu/domain/locale/locales'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { findFacetIds } from '../facets/facet-ids.ts'
import { type ListedRow, readListedRows } from './listed-rows.ts'

/** What is worn. @property batterySize `312`; null where it runs on none that is bought */
export type Wearable = { id: string; batterySize: string | null }

/** @property ofKind so many of each kind: a hundred batteries leave room for the domes */
export type FittingLimits = { ofKind: number; most: number }

/** What fits: implants, consumables and accessories that editors marked, and every battery of its size; what can be had first. */
export async function findFitting(
  payload: Payload,
  locale: Locale,
  { id, batterySize }: Wearable,
  { ofKind, most }: FittingLimits,
): Promise<ListedRow[]> {
  const columns = sql`document_id, collection, card ->> 'kind' as kind, rank`
  const batteries = batterySize === null ? null : await batteriesOf(payload, batterySize)
  return readListedRows(
    payload,
    locale,
    sql`
      with fitting as (
        select ${columns} from catalogue_items
        where fits @> ${`{${id}}`}::uuid[] and locale = ${locale} and collection in ('implants', 'consumables', 'accessories')
        ${batteries ? sql`union (select ${columns} from catalogue_items where locale = ${locale} and ${batteries} order by rank, document_id limit ${ofKind})` : sql``}
      ),
      placed as (
        select *, row_number() over (partition by collection, kind order by rank, document_id) as of_kind from fitting
      )
      select document_id, row_number() over (order by collection desc, kind, rank, document_id) as place from placed
      where of_kind <= ${ofKind} order by place limit ${most}
    `,
  )
}

/** Batteries of a size, by their facets; null where no value says it. */
async function batteriesOf(payload: Payload, size: string) {
  const kinds = await findFacetIds(payload, 'consumables', 'kind', ['battery'])
  const sizes = await findFacetIds(payload, 'consumables', 'size', [size])
  if (kinds.length === 0 || sizes.length === 0) return null
  return sql`collection = 'consumables' and facet_ids @> ${`{${[...kinds, ...sizes].join(',')}}`}::int[]`
}

const batterySource = 'battery_'

/** The size of battery that a product runs on, as its lists have it. */
export async function findBatterySize(payload: Payload, id: string): Promise<string | null> {
  const found = await payload.db.drizzle.execute(sql`
    select card ->> 'powerSource' as source from catalogue_items where document_id = ${id}::uuid limit 1
  `)
  const source = found.rows[0]?.source
  return typeof source === 'string' && source.startsWith(batterySource) ? source.slice(batterySource.length) : null
}
