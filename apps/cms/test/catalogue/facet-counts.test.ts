import { randomUUID } from 'node:crypto'
import { facetsOfSection, type ListingSection } from '@estu/domain/catalogue/listing/facets'
import { itemsOnPage, type Selection } from '@estu/domain/catalogue/listing/selection'
import { sql } from '@payloadcms/db-postgres'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { applyFacetChanges } from '../../src/modules/catalogue/facets/apply-changes.ts'
import { ensureFacetIds } from '../../src/modules/catalogue/facets/facet-ids.ts'
import { countFacets } from '../../src/modules/catalogue/operations/count-facets.ts'
import { listProducts } from '../../src/modules/catalogue/operations/list-products.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'
import { size } from '../support/size.ts'

/** More than two blocks of bits. */
const items = 9_000
const combinations = size(50, 1000)
const section: ListingSection = 'devices'

type Item = { id: string; facets: Map<string, string[]>; price: number }

let cms: TestCms
const shop = new Map<string, Item>()
const brands = Array.from({ length: 7 }, () => randomUUID())
const definitions = facetsOfSection[section].filter(({ of }) => of !== 'branches')
const valuesOf = (key: string) => definitions.find((facet) => facet.key === key)?.values ?? brands

const seed = Date.now() % 2 ** 31
/** Small and quick: what matters is that the run can be repeated. */
let state = seed
const random = (below: number) => {
  state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
  return Math.floor((state / 0x80000000) * below)
}

function randomItem(id: string): Item {
  const facets = new Map<string, string[]>()
  for (const { key } of definitions) {
    const values = valuesOf(key)
    const count = random(10) === 0 ? 0 : 1 + random(key === 'connectivity' || key === 'loss' ? 3 : 1)
    facets.set(key, [...new Set(Array.from({ length: count }, () => values[random(values.length)] as string))])
  }
  return { id, facets, price: random(2_000_000) }
}

/** As a document's transaction writes it. */
async function store(changed: readonly Item[]): Promise<void> {
  const rows = []
  for (const { id, facets, price } of changed) {
    const values = [...facets].flatMap(([facet, list]) => list.map((value) => ({ facet, value })))
    rows.push({ id, ids: await ensureFacetIds(cms.payload, 'devices', values), price })
  }
  await cms.payload.db.drizzle.execute(sql`
    with given as (select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as x (id uuid, ids int[], price int)),
    queued as (insert into catalogue_changes (document_id) select id from given)
    insert into catalogue_items
      (document_id, locale, collection, slug, ordinal, facet_ids, fits, price_kzt, rank, price_up, price_down, added_at, card, facts)
    select id, 'ru', 'devices', id::text, nextval('catalogue_ordinals'), ids, '{}', price, price, price, -price, now(), '{}', '{}'
    from given
    on conflict (document_id, locale) do update
      set facet_ids = excluded.facet_ids, price_kzt = excluded.price_kzt, rank = excluded.rank, price_up = excluded.price_up
  `)
  for (const item of changed) shop.set(item.id, item)
}

async function remove(id: string): Promise<void> {
  await cms.payload.db.drizzle.execute(sql`
    with queued as (insert into catalogue_changes (document_id) values (${id}::uuid))
    delete from catalogue_items where document_id = ${id}::uuid
  `)
  shop.delete(id)
}

const drain = async () => {
  while ((await applyFacetChanges(cms.payload)).applied > 0);
}

beforeAll(async () => {
  cms = await openCms()
  for (let from = 0; from < items; from += 3000)
    await store(Array.from({ length: 3000 }, () => randomItem(randomUUID())))
  await drain()
})
afterAll(() => cms?.close())

const matches = (item: Item, chosen: Selection['chosen'], except: string | null) =>
  [...chosen].every(
    ([facet, values]) => facet === except || item.facets.get(facet)?.some((one) => values.includes(one)),
  )

function bruteForce(chosen: Selection['chosen']) {
  const values = new Map<string, Map<string, number>>()
  for (const { key } of definitions) {
    const counts = new Map<string, number>()
    for (const item of shop.values())
      if (matches(item, chosen, key))
        for (const value of item.facets.get(key) ?? []) counts.set(value, (counts.get(value) ?? 0) + 1)
    values.set(key, counts)
  }
  const total = [...shop.values()].filter((item) => matches(item, chosen, null))
  const without = [...chosen.keys()].map(
    (facet) => [facet, [...shop.values()].filter((item) => matches(item, chosen, facet)).length] as const,
  )
  return { values, without, total: total.length, cheapest: total.map(({ price }) => price).toSorted((a, b) => a - b) }
}

const anyChoice = fc
  .subarray(definitions, { maxLength: 4 })
  .chain((chosen) =>
    fc.tuple(...chosen.map(({ key }) => fc.tuple(fc.constant(key), fc.subarray([...valuesOf(key)], { minLength: 1 })))),
  )

/** Nought and nothing mean the same. */
const withoutNoughts = (counts: ReadonlyMap<string, ReadonlyMap<string, number>>) =>
  [...counts]
    .map(([facet, values]) => [facet, [...values].filter(([, count]) => count > 0).toSorted()] as const)
    .filter(([, values]) => values.length > 0)
    .toSorted()

it('counts of random combinations are those of counting one by one, with edits between them', async () => {
  console.log(`facet counts: seed ${seed}`)
  for (const [index, choice] of fc.sample(anyChoice, { numRuns: combinations, seed }).entries()) {
    const ids = [...shop.keys()]
    if (index % 5 === 0) await remove(ids[random(ids.length)] as string)
    await store(
      [randomItem(ids[random(ids.length)] as string), randomItem(randomUUID())].filter(
        ({ id }) => shop.has(id) || index % 2,
      ),
    )
    await drain()
    const chosen = new Map(choice)
    const expected = bruteForce(chosen)
    const counted = await countFacets(cms.payload, 'ru', { section, chosen })
    const without = [...counted.without].filter(([, count]) => count > 0)
    expect(
      { total: counted.total, without: without.toSorted(), values: withoutNoughts(counted.values) },
      JSON.stringify(choice),
    ).toEqual({
      total: expected.total,
      without: expected.without.filter(([, count]) => count > 0).toSorted(),
      values: withoutNoughts(expected.values),
    })
    const firstPage = 1 + random(3)
    const page = firstPage + random(3)
    const listed = await listProducts(cms.payload, 'ru', { section, chosen, sort: 'price', page }, { firstPage })
    const [from, to] = [(firstPage - 1) * itemsOnPage, page * itemsOnPage]
    expect(listed.rows.map(({ priceKzt }) => priceKzt)).toEqual(expected.cheapest.slice(from, to))
    expect(listed.more).toBe(expected.cheapest.length > to)
  }
}, 300_000)

it('a value that nothing has matches nothing, and is no error', async () => {
  const chosen = new Map([['form', ['no-such-form']]])
  expect((await countFacets(cms.payload, 'ru', { section, chosen })).total).toBe(0)
  expect((await listProducts(cms.payload, 'ru', { section, chosen, sort: 'new', page: 1 })).rows).toEqual([])
  expect((await countFacets(cms.payload, 'kk', { section, chosen: new Map() })).total).toBe(0)
})

it('lists another selection in the stead of an empty one, and only then', async () => {
  const plain = { section, chosen: new Map(), sort: 'price', page: 1 } as const
  const none = { ...plain, chosen: new Map([['form', ['no-such-form']]]) }
  const asked = { instead: { selection: plain, most: 3 } }
  const cheapest = bruteForce(new Map()).cheapest
  const empty = await listProducts(cms.payload, 'ru', none, asked)
  expect(empty).toMatchObject({ rows: [], more: false })
  expect(empty.instead.map(({ priceKzt }) => priceKzt)).toEqual(cheapest.slice(0, 3))
  const filled = await listProducts(cms.payload, 'ru', plain, asked)
  expect(filled.rows.map(({ priceKzt }) => priceKzt)).toEqual(cheapest.slice(0, itemsOnPage))
  expect(filled.instead).toEqual([])
})
