import { createLocalReq } from 'payload'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { inTransaction } from '../../src/database/in-transaction.ts'
import { countWaiting } from '../../src/modules/dashboard/operations/count-waiting.ts'
import { changeStockAt, stockKey, takeStock } from '../../src/modules/orders/operations/stock.ts'
import { listPlaces } from '../../src/modules/orders/stock-movements/list-places.ts'
import { listTransfers } from '../../src/modules/orders/stock-movements/list-transfers.ts'
import { publish } from '../support/clinic-data.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'
import { publishedConsumable } from '../support/published-consumable.ts'
import { ask, type Person, signIn } from '../support/rest-of-staff.ts'

let cms: TestCms
let [abai, dostyk, third] = ['', '', '']
let product: string
let key: string
let sender: Person
let receiver: Person
let stranger: Person
let office: Person
const sql = (text: string, values: unknown[] = []) => cms.payload.db.pool.query(text, values)

beforeAll(async () => {
  cms = await openCms()
  const branch = async (title: string, slug: string) =>
    (await publish(cms.payload, 'branches', { title, address: `${title}, 1`, slug })).id
  ;[abai, dostyk, third] = [await branch('Абай', 'abai'), await branch('Достык', 'dostyk'), await branch('Гоголь', 'g')]
  product = await publishedConsumable(cms.payload)
  key = stockKey('consumables', product)
  sender = await signIn(cms.payload, 'reception', { branches: [dostyk] })
  receiver = await signIn(cms.payload, 'reception', { branches: [abai] })
  stranger = await signIn(cms.payload, 'reception', { branches: [third] })
  office = await signIn(cms.payload, 'owner')
})
afterAll(() => cms?.close())

beforeEach(async () => {
  await sql('delete from orders')
  await sql('delete from stock')
})

const requestAs = async ({ id }: Person) => {
  const account = await cms.payload.findByID({ collection: 'staff', id, depth: 0, overrideAccess: true })
  return createLocalReq({ user: { ...account, collection: 'staff' } as never }, cms.payload)
}
const listed = async (as: Person) =>
  (await listTransfers(await requestAs(as))).map(({ reference, title, from, to, quantity }) => [
    ...[reference, title, from, to, quantity],
  ])
const bring = async (as: Person, order: string, from: string | null) =>
  ask(cms, 'POST', 'transfers', { as, body: { order, key, from } })
const placed = async () =>
  Object.fromEntries(
    (await listPlaces(await createLocalReq({}, cms.payload), key)).map(({ place, quantity }) => [
      place ?? 'warehouse',
      quantity,
    ]),
  )
const movements = async () =>
  (
    await sql(
      `select branch_id, quantity, remaining, reason, actor_kind from stock_movements where key = $1 order by id`,
      [key],
    )
  ).rows

/** The places of the product: so many pieces in the warehouse and in the branch that sends. */
async function stand(warehouse: number, atDostyk: number): Promise<void> {
  await cms.payload.create({
    collection: 'stock',
    data: { product: { relationTo: 'consumables', value: product }, quantity: warehouse },
    overrideAccess: true,
  })
  if (atDostyk > 0) await putInDostyk(atDostyk)
}

const putInDostyk = (change: number) =>
  inTransaction(cms.payload, 'ru', (req) =>
    changeStockAt(req, key, { change, place: dostyk, cause: { reason: 'delivery' } }),
  )

/** An order of the product that is picked up in the branch «Абай». */
async function order(reference: string, quantity: number): Promise<string> {
  return inTransaction(cms.payload, 'ru', async (req) => {
    await takeStock(req, [{ key, quantity }], { reference, branch: abai })
    const { id } = await req.payload.create({
      collection: 'orders',
      data: {
        ...{ reference, status: 'new', name: 'Гость', contactBy: 'call', phone: '+77010000000', language: 'ru' },
        ...{ receiving: 'pickup', branch: abai, paying: 'at_pickup' },
        ...{ goodsKzt: 4500, discountKzt: 0, deliveryKzt: 0, markupKzt: 0, totalKzt: 4500 },
        lines: [
          {
            title: 'Батарейки',
            quantity,
            unitKzt: 4500,
            fromStock: true,
            product: { relationTo: 'consumables', value: product },
          },
        ],
      },
      depth: 0,
      overrideAccess: true,
      req,
    })
    return id
  })
}

it('asks both branches and the head office to bring what an order holds elsewhere, and nobody else', async () => {
  await stand(1, 3)
  await order('E-AAAA-0001', 3)
  const all = [
    ['E-AAAA-0001', 'Батарейки', null, abai, 1],
    ['E-AAAA-0001', 'Батарейки', dostyk, abai, 2],
  ]
  expect(await listed(office)).toEqual(all)
  expect(await listed(receiver)).toEqual(all)
  expect(await listed(sender)).toEqual([all[1]])
  expect(await listed(stranger)).toEqual([])
  expect((await countWaiting(await requestAs(office)))?.toCarry).toBe(2)
  expect((await countWaiting(await requestAs(stranger)))?.toCarry).toBe(0)
  const { rows } = await sql(`select count(*)::int as lines from audit_lines where actor_id = $1`, [sender.id])
  expect(rows[0]?.lines).toBeGreaterThan(0)
})

it('asks for nothing where the shop keeps everything in one place, nor for what is no longer open', async () => {
  await sql('delete from stock_places')
  await stand(5, 0)
  const id = await order('E-AAAA-0002', 2)
  expect(await listed(office)).toEqual([])
  await putInDostyk(1)
  expect(await listed(office)).toHaveLength(1)
  await sql(`update orders set status = 'completed' where id = $1`, [id])
  expect(await listed(office)).toEqual([])
  await sql(`update orders set status = 'new', branch_id = null, receiving = 'delivery' where id = $1`, [id])
  expect(await listed(office)).toEqual([])
})

it('holds in its branch what was brought, once, and leaves it there when the order is called off', async () => {
  await stand(0, 4)
  const id = await order('E-AAAA-0003', 3)
  const before = await movements()
  const brought = await Promise.all([bring(sender, id, dostyk), bring(receiver, id, dostyk), bring(office, id, dostyk)])
  expect(brought.map(({ json }) => json.count).sort()).toEqual([0, 0, 3])
  expect(await listed(office)).toEqual([])
  expect(await placed()).toEqual({ [dostyk]: 1 })
  const written = (await movements()).slice(before.length)
  expect(written.map(({ branch_id, quantity, remaining, reason }) => [branch_id, quantity, remaining, reason])).toEqual(
    [
      [dostyk, 3, 4, 'carried'],
      [dostyk, -3, 1, 'moved'],
      [abai, 3, 4, 'moved'],
      [abai, -3, 1, 'carried'],
    ],
  )
  expect(new Set(written.map(({ actor_kind }) => actor_kind))).toEqual(new Set(['staff']))
  await cms.payload.update({ collection: 'orders', id, data: { status: 'cancelled' }, depth: 0, overrideAccess: true })
  expect(await placed()).toEqual({ [abai]: 3, [dostyk]: 1 })
})

it('follows an order that is picked up elsewhere, and brings nothing for it to where it was', async () => {
  await stand(0, 2)
  const id = await order('E-AAAA-0004', 1)
  await sql('update orders set branch_id = $2 where id = $1', [id, third])
  expect(await listed(receiver)).toEqual([])
  expect(await listed(stranger)).toEqual([['E-AAAA-0004', 'Батарейки', dostyk, third, 1]])
  expect((await bring(receiver, id, dostyk)).json.count).toBe(0)
  expect((await bring(stranger, id, dostyk)).json.count).toBe(1)
  await sql('update orders set branch_id = $2 where id = $1', [id, dostyk])
  expect(await listed(sender)).toEqual([['E-AAAA-0004', 'Батарейки', third, dostyk, 1]])
})

it('is for whoever deals with shoppers, and takes nothing else', async () => {
  await stand(0, 2)
  const id = await order('E-AAAA-0005', 1)
  const statusOf = async (as: Person | null, body: object) => (await ask(cms, 'POST', 'transfers', { as, body })).status
  const wanted = { order: id, key, from: dostyk }
  expect(await statusOf(null, wanted)).toBe(404)
  expect(await statusOf(await signIn(cms.payload, 'editor'), wanted)).toBe(404)
  for (const body of [{}, { ...wanted, from: 'dostyk' }, { ...wanted, order: '1' }, { ...wanted, key: '' }])
    expect(await statusOf(office, body)).toBe(400)
  expect((await bring(stranger, id, dostyk)).json.count).toBe(0)
  expect((await bring(office, id, null)).json.count).toBe(0)
  expect(await listed(office)).toHaveLength(1)
})
