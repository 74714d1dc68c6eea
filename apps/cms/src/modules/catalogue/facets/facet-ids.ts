import type { ListedCollection } from '@estu/domain/catalogue/listing/facets'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'

/** `collection facet value` → its number, as far as this process has met it: a number never changes its meaning. */
const known = new WeakMap<Payload, Known>()
type Known = { ids: Map<string, number>; readAt: Map<string, number> }

type FacetValue = { facet: string; value: string }

const keyOf = (collection: string, { facet, value }: FacetValue) => `${collection} ${facet} ${value}`

function knownTo(payload: Payload): Known {
  const here = known.get(payload) ?? { ids: new Map(), readAt: new Map() }
  known.set(payload, here)
  return here
}

/**
 * The numbers of facet values, new ones included. They are given outside of any transaction: a number must outlive a
 * change that is rolled back, and two changes that meet a new value must not wait for each other.
 */
export async function ensureFacetIds(
  payload: Payload,
  collection: ListedCollection,
  values: readonly FacetValue[],
): Promise<number[]> {
  const { ids } = knownTo(payload)
  const unknown = values.filter((value) => !ids.has(keyOf(collection, value)))
  if (unknown.length > 0) {
    const rows = JSON.stringify(unknown)
    await payload.db.drizzle.execute(sql`
      insert into facet_values (collection, facet, value)
      select distinct ${collection}, facet, value from jsonb_to_recordset(${rows}::jsonb) as x (facet text, value text)
      on conflict do nothing
    `)
    await readFacetIds(payload, collection)
  }
  return values.map((value) => ids.get(keyOf(collection, value)) as number)
}

/** The numbers of those values that ever occurred; others have none, and match nothing. */
export async function findFacetIds(
  payload: Payload,
  collection: ListedCollection,
  facet: string,
  values: readonly string[],
): Promise<number[]> {
  const { ids, readAt } = knownTo(payload)
  const numbers = () => values.map((value) => ids.get(keyOf(collection, { facet, value })))
  if (numbers().includes(undefined) && Date.now() - (readAt.get(collection) ?? 0) > rereadMs)
    await readFacetIds(payload, collection)
  return numbers().filter((id) => id !== undefined)
}

/** Whoever asks for values that do not exist must not make the database look for them each time. */
const rereadMs = 1000

async function readFacetIds(payload: Payload, collection: ListedCollection): Promise<void> {
  const { ids, readAt } = knownTo(payload)
  readAt.set(collection, Date.now())
  const found = await payload.db.drizzle.execute(sql`
    select id, facet, value from facet_values where collection = ${collection}
  `)
  for (const row of found.rows)
    ids.set(keyOf(collection, { facet: String(row.facet), value: String(row.value) }), Number(row.id))
}
