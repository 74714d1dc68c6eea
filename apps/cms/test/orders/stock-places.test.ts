import { createLocalReq } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { inTransaction } from '../../src/database/in-transaction.ts'
import { changeStockAt, returnStock, stockKey, takeStock } from '../../src/modules/orders/operations/stock.ts'
import { listGoodsOfOrder } from '../../src/modules/orders/stock-movements/goods-of-order.ts'
import { listMovements } from '../../src/modules/orders/stock-movements/list-movements.ts'
import { listPlaces } from '../../src/modules/orders/stock-movements/list-places.ts'
import { publish } from '../support/clinic-data.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'
import { publishedConsumable } from '../support/published-consumable.ts'
import { ask, type Person, sentenceOf, signIn } from '../support/rest-of-staff.ts'

let cms: TestCms
let owner: Person
let atAbai: Person
let product: string
let key: string
let row: string
let abai: string
let dostyk: string
const sql = (text: string, values: unknown[] = []) => cms.payload.db.pool.query(text, values)

beforeAll(async () => {
  cms = await openCms()
  abai = (await publish(cms.payload, 'branches', { title: 'Абай', address: 'Абая, 1', slug: 'abai' })).id
  dostyk = (await publish(cms.payload, 'branches', { title: 'Достык', address: 'Достык, 2', slug: 'dostyk' })).id
  owner = await signIn(cms.payload, 'owner')
  atAbai = await signIn(cms.payload, 'reception', { branches: [abai] })
  product = await publishedConsumable(cms.payload)
  key = stockKey('consumables', product)
  const made = await ask(cms, 'POST', 'stock?depth=0', {
    as: await signIn(cms.payload, 'editor'),
    body: { product: { relationTo: 'consumables', value: product } },
  })
  expect(made.status, made.text).toBe(201)
  row = (made.json.doc as { id: string }).id
})
afterAll(() => cms?.close())

const change = (body: object, as = owner, language: 'ru' | 'kk' = 'ru') =>
  ask(cms, 'PATCH', `stock/${row}?depth=0`, { as, body, language })
const named = (place: string | null) => (place === null ? 'warehouse' : place === abai ? 'abai' : 'dostyk')
const placed = async () =>
  Object.fromEntries(
    (await listPlaces(await createLocalReq({}, cms.payload), key)).map(({ place, quantity }) => [
      named(place),
      quantity,
    ]),
  )
const moved = async (count: number) =>
  (await listMovements(await createLocalReq({}, cms.payload), key))
    .slice(0, count)
    .map(({ place, quantity, remaining, reason }) => [named(place), quantity, remaining, reason])

/** A number is the sum of its places, and each place the sum of what came and went there. */
async function expectSums(): Promise<void> {
  const { rows } = await sql(`
    select stock.key from stock left join (select key, sum(quantity) as there from stock_places group by 1) as places using (key)
      where stock.quantity <> coalesce(places.there, 0)
    union all
    select coalesce(places.key, moved.key) from stock_places as places full join (
      select key, branch_id, sum(quantity) as there from stock_movements group by 1, 2
    ) as moved on moved.key = places.key and moved.branch_id is not distinct from places.branch_id
      where coalesce(places.quantity, 0) <> coalesce(moved.there, 0)
  `)
  expect(rows).toEqual([])
}

/** Puts so many pieces into each place, whatever stood there. */
async function stand(wanted: { warehouse?: number; abai?: number; dostyk?: number }): Promise<void> {
  await sql('update stock set quantity = 0 where key = $1', [key])
  for (const [place, quantity] of [
    [null, wanted.warehouse],
    [abai, wanted.abai],
    [dostyk, wanted.dostyk],
  ] as const) {
    if (!quantity) continue
    const put = await change({ change: quantity, reason: 'delivery', branch: place })
    expect(put.status, put.text).toBe(200)
  }
}

const take = (quantity: number, branch: string | null, reference: string) =>
  inTransaction(cms.payload, 'ru', (req) => takeStock(req, [{ key, quantity }], { reference, branch }))
const giveBack = (quantity: number, reference: string) =>
  inTransaction(cms.payload, 'ru', (req) =>
    returnStock(req, {
      reference,
      lines: [
        { title: 'x', quantity, unitKzt: 1, fromStock: true, product: { relationTo: 'consumables', value: product } },
      ],
    } as never),
  )

beforeEach(() => stand({ warehouse: 4, abai: 2, dostyk: 3 }))

describe('the counter', () => {
  it('adds in a place, takes from it and moves between two, and the form stays in that place', async () => {
    const sold = await change({ change: -1, reason: 'sale', branch: abai })
    expect(sold.json.doc).toMatchObject({ quantity: 8, branch: abai, change: null, reason: null })
    const carried = await change({ change: 3, reason: 'moved', branch: null, toBranch: abai })
    expect(carried.json.doc).toMatchObject({ quantity: 8, branch: null, toBranch: null })
    expect(await placed()).toEqual({ warehouse: 1, abai: 4, dostyk: 3 })
    expect(await moved(3)).toEqual([
      ['abai', 3, 8, 'moved'],
      ['warehouse', -3, 5, 'moved'],
      ['abai', -1, 8, 'sale'],
    ])
    await expectSums()
  })

  it('takes nothing from where there is not so much, whatever stands elsewhere', async () => {
    for (const [body, words, language] of [
      [{ change: -3, reason: 'loss', branch: abai }, 'Столько здесь нет. Есть: 2.', 'ru'],
      [{ change: 5, reason: 'moved', toBranch: abai }, 'Мұнда сонша жоқ. Бары: 4.', 'kk'],
      [{ change: -1, reason: 'moved', toBranch: abai }, 'Напишите без минуса, сколько перенести', 'ru'],
      [{ change: 1, reason: 'moved', branch: abai, toBranch: abai }, 'Выберите другое место', 'ru'],
      [{ change: 1, reason: 'moved' }, 'Басқа орынды таңдаңыз', 'kk'],
      [{ change: 1, reason: 'delivery', branch: crypto.randomUUID() }, 'Такого филиала нет', 'ru'],
      [{ change: 1, reason: 'moved', toBranch: 'abai' }, 'Мұнда мұндай мән болмайды', 'kk'],
    ] as const) {
      const refused = await change(body, owner, language)
      expect(refused.status, words).toBe(400)
      expect(sentenceOf(refused)).toContain(words)
    }
    expect(await placed()).toEqual({ warehouse: 4, abai: 2, dostyk: 3 })
  })

  it('is that of one’s own branch without a word, never of another one, and the warehouse where it is said', async () => {
    expect((await change({ change: -1, reason: 'sale' }, atAbai)).json.doc).toMatchObject({ branch: abai })
    const other = await change({ change: -1, reason: 'sale', branch: dostyk }, atAbai, 'kk')
    expect([other.status, sentenceOf(other)]).toEqual([400, expect.stringContaining('сол филиалдың қызметкерлері')])
    expect((await change({ change: 1, reason: 'moved', branch: null, toBranch: abai }, atAbai)).status).toBe(200)
    expect(await placed()).toEqual({ warehouse: 3, abai: 2, dostyk: 3 })
    await expectSums()
  })
})

describe('an order', () => {
  const held = async (reference: string) =>
    (await listGoodsOfOrder(await createLocalReq({}, cms.payload), reference)).map(({ place, quantity }) => [
      ...[named(place), quantity],
    ])

  it('takes what stands where it is picked up, then from the warehouse, then from where most is, and gives it back there', async () => {
    expect(await take(8, abai, 'E-1')).toMatchObject({ ok: true })
    expect(await placed()).toEqual({ dostyk: 1 })
    expect(new Set(await held('E-1'))).toEqual(
      new Set([
        ['abai', 2],
        ['warehouse', 4],
        ['dostyk', 2],
      ]),
    )
    await giveBack(8, 'E-1')
    expect(await placed()).toEqual({ warehouse: 4, abai: 2, dostyk: 3 })
    expect(await held('E-1')).toEqual([])
    await expectSums()
  })

  it('that is delivered goes out of the warehouse first, and one too many is refused however it is spread', async () => {
    expect(await take(5, null, 'E-2')).toMatchObject({ ok: true })
    expect(await placed()).toEqual({ abai: 2, dostyk: 2 })
    await expect(take(5, abai, 'E-3')).resolves.toEqual({ ok: false, key, left: 4 })
    await expectSums()
  })

  it('and the counter, and a move, get the last piece of a branch once', async () => {
    await stand({ abai: 1 })
    for (let time = 0; time < 10; time += 1) {
      const tries = [
        change({ change: -1, reason: 'sale', branch: abai }).then(({ status }) => status === 200),
        change({ change: 1, reason: 'moved', branch: abai, toBranch: dostyk }).then(({ status }) => status === 200),
        take(1, dostyk, `E-R${time}`).then(({ ok }) => ok),
        take(1, abai, `E-S${time}`).then(({ ok }) => ok),
      ]
      const [sold, , ...ordered] = await Promise.all(tries)
      expect([sold, ...ordered].filter(Boolean)).toHaveLength(1)
      await expectSums()
      await stand({ abai: 1 })
    }
  })

  it('leaves alone what stands elsewhere when several tills take the last piece of a place at once', async () => {
    await stand({ warehouse: 5, abai: 1 })
    const sale = { change: -1, place: abai, cause: { reason: 'sale' } } as const
    const tills = Array.from({ length: 6 }, () =>
      inTransaction(cms.payload, 'ru', (req) => changeStockAt(req, key, sale)),
    )
    expect((await Promise.all(tills)).filter(({ ok }) => ok)).toHaveLength(1)
    expect(await placed()).toEqual({ warehouse: 5 })
    await expectSums()
  })

  it('never sells twice what stands in several places, whoever takes at once', async () => {
    const wishes = Array.from({ length: 24 }, (_, index) =>
      take(1, [abai, dostyk, null][index % 3] ?? null, `E-T${index}`),
    )
    const taken = await Promise.all(wishes)
    expect(taken.filter(({ ok }) => ok)).toHaveLength(9)
    expect(await placed()).toEqual({})
    await expectSums()
  })
})

describe('whoever knows of no place', () => {
  it('adds to the warehouse and takes from it first', async () => {
    await sql('update stock set quantity = quantity + 2 where key = $1', [key])
    await sql('update stock set quantity = quantity - 7 where key = $1', [key])
    expect(await placed()).toEqual({ abai: 2, dostyk: 2 })
    await expectSums()
  })

  it('gives an order’s goods back to where they stood, and to the warehouse where that is gone', async () => {
    const gone = (await publish(cms.payload, 'branches', { title: 'Гоголь', address: 'Гоголя, 3', slug: 'gogol' })).id
    await change({ change: 2, reason: 'delivery', branch: gone })
    expect(await take(1, gone, 'E-4')).toMatchObject({ ok: true })
    await cms.payload.delete({ collection: 'branches', id: gone, overrideAccess: true })
    expect(await placed()).toEqual({ warehouse: 5, abai: 2, dostyk: 3 })
    const told = await listMovements(await createLocalReq({}, cms.payload), key)
    expect(told.slice(0, 2).map(({ quantity, reason }) => [quantity, reason])).toEqual([
      [1, 'closed'],
      [-1, 'closed'],
    ])
    await giveBack(1, 'E-4')
    expect(await placed()).toEqual({ warehouse: 6, abai: 2, dostyk: 3 })
    await expectSums()
  })

  it('leaves no place of what is no longer counted', async () => {
    const admin = await signIn(cms.payload, 'admin')
    expect((await ask(cms, 'DELETE', `stock/${row}`, { as: admin })).status).toBe(200)
    expect(await placed()).toEqual({})
    await expectSums()
  })
})
