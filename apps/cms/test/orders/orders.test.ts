import { randomUUID } from 'node:crypto'
import type { OrderForm } from '@estu/domain/forms/order-form'
import { createLocalReq } from 'payload'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { idOfLink } from '../../src/modules/customer-requests/operations/personal-links.ts'
import { cancelOrder } from '../../src/modules/orders/operations/cancel-order.ts'
import type { OrderInput } from '../../src/modules/orders/operations/place-order.ts'
import { placeOrder } from '../../src/modules/orders/operations/place-order.ts'
import { readOrder } from '../../src/modules/orders/operations/read-order.ts'
import { releaseUnconfirmed } from '../../src/modules/orders/operations/release-unconfirmed.ts'
import { writeOrderLetter } from '../../src/modules/orders/order-letters.ts'
import { openRace, type RaceJob } from '../clinic/race.ts'
import { makeClinic } from '../support/clinic-data.ts'
import { giveConsentTexts } from '../support/consent-texts.ts'
import { endUndoTime } from '../support/end-undo-time.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'
import { makeGoods } from '../support/shop-data.ts'
import { size } from '../support/size.ts'

let cms: TestCms
let race: Awaited<ReturnType<typeof openRace>>
let branch: string
let goods: string[]

beforeAll(async () => {
  cms = await openCms()
  await giveConsentTexts(cms.payload)
  branch = (await makeClinic(cms.payload, 1)).branch
  goods = await makeGoods(cms.payload, 4, 4500)
  race = await openRace(cms.databaseUrl)
})
afterAll(async () => {
  race.close()
  await cms.close()
})
beforeEach(async () => {
  for (const table of ['orders', 'stock', 'idempotency_keys', 'consents', 'payload_jobs'])
    await ask(`delete from ${table}`)
})

async function ask(sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: cms.databaseUrl })
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}
const count = async (table: string) => Number((await ask(`select count(*) as n from ${table}`))[0]?.n)
const stockOf = async (id: string) =>
  Number((await ask(`select quantity from stock where key = 'consumables:${id}'`))[0]?.quantity)
const setStock = (id: string, quantity: number) =>
  cms.payload.create({
    collection: 'stock',
    data: { product: { relationTo: 'consumables', value: id }, quantity },
    overrideAccess: true,
  })

const form = (): OrderForm => ({
  name: 'Проба',
  contactBy: 'sms',
  phone: '+77010000000',
  email: '',
  prefersText: true,
  receiving: 'pickup',
  branch,
  zone: '',
  city: '',
  street: '',
  paying: 'at_pickup',
  plan: '',
  discount: '',
  comment: '',
  consent: 'yes',
})

const order = (items: [id: string, quantity: number][], extra: Partial<OrderInput> = {}): OrderInput => ({
  locale: 'ru',
  key: randomUUID(),
  cart: items.map(([id, quantity]) => ({ section: 'consumables', id, quantity })),
  form: form(),
  seenTotalKzt: items.reduce((sum, [, quantity]) => sum + quantity * 4500, 0),
  customerId: null,
  ...extra,
})
const job = (input: OrderInput): RaceJob => ({ kind: 'order', input })

it('keeps what was ordered at today’s prices, the consent, and letters for shopper and branch', async () => {
  const [first = ''] = goods
  await setStock(first, 3)
  const placed = await placeOrder(cms.payload, order([[first, 2]]))
  expect(placed.ok).toBe(true)
  if (!placed.ok) return
  const id = idOfLink(cms.payload.secret, 'order', placed.value.token)
  const stored = id ? await readOrder(cms.payload, id) : null
  expect(stored).toMatchObject({ reference: placed.value.reference, totalKzt: 9000, status: 'new', branchId: branch })
  expect(stored?.lines).toEqual([{ title: 'Товар 0', quantity: 2, unitKzt: 4500 }])
  expect(await stockOf(first)).toBe(1)
  expect(await count('consents')).toBe(1)
  expect(await count('payload_jobs')).toBe(2)
})

it('refuses forged totals, withdrawn and unknown products, and keeps nothing of them', async () => {
  const [first = ''] = goods
  const refusals = [
    [order([[first, 1]], { seenTotalKzt: 1 }), 'total-changed'],
    [order([[randomUUID(), 1]]), 'not-for-sale'],
    [order([]), 'cart-empty'],
    [order([[first, 1]], { form: { ...form(), branch: randomUUID() } }), 'branch-unknown'],
    [order([[first, 1]], { form: { ...form(), receiving: 'delivery', zone: 'x' } }), 'zone-unknown'],
    [order([[first, 1]], { form: { ...form(), paying: 'instalment', plan: '7' } }), 'plan-unknown'],
  ] as const
  for (const [input, error] of refusals)
    expect(await placeOrder(cms.payload, input)).toMatchObject({ ok: false, error })
  await setStock(first, 1)
  expect(await placeOrder(cms.payload, order([[first, 2]]))).toMatchObject({
    ok: false,
    error: 'out-of-stock',
    detail: { left: 1 },
  })
  expect([await count('orders'), await count('idempotency_keys'), await count('consents')]).toEqual([0, 0, 0])
  expect(await stockOf(first)).toBe(1)
})

it('a cancelled order gives its goods back, once', async () => {
  const [first = ''] = goods
  await setStock(first, 5)
  const placed = await placeOrder(cms.payload, order([[first, 2]]))
  const id = placed.ok ? idOfLink(cms.payload.secret, 'order', placed.value.token) : null
  if (!id) throw new Error('The order was not placed.')
  const answers = await Promise.all(Array.from({ length: 8 }, () => cancelOrder(cms.payload, id)))
  expect(answers.every(({ ok }) => ok)).toBe(true)
  await endUndoTime(cms)
  expect(await stockOf(first)).toBe(5)
  expect((await readOrder(cms.payload, id))?.steps.map(({ status }) => status)).toEqual(['new', 'cancelled'])
})

it('an order that nobody confirmed in three days gives its goods back, and its shopper is told', async () => {
  const [first = ''] = goods
  await setStock(first, 9)
  const placed = async (age: string, status: string) => {
    const made = await placeOrder(cms.payload, order([[first, 2]], { form: { ...form(), email: 'asel@example.kz' } }))
    const id = made.ok ? idOfLink(cms.payload.secret, 'order', made.value.token) : null
    await ask(`update orders set created_at = now() - interval '${age}', status = '${status}' where id = '${id}'`)
    return id ?? ''
  }
  const forgotten = await placed('73 hours', 'new')
  const young = await placed('71 hours', 'new')
  const confirmed = await placed('73 hours', 'confirmed')
  // Two workers, as there may be.
  await Promise.all([releaseUnconfirmed(cms.payload), releaseUnconfirmed(cms.payload)])
  const statuses = await Promise.all([forgotten, young, confirmed].map((id) => readOrder(cms.payload, id)))
  expect(statuses.map((one) => one?.status)).toEqual(['cancelled', 'new', 'confirmed'])
  expect(await stockOf(first)).toBe(5)
  const told = await ask(
    `select input->>'kind' as kind from payload_jobs where input->>'id' = '${forgotten}' order by 1`,
  )
  expect(told.map(({ kind }) => kind)).toEqual(['order-for-branch', 'order-placed', 'order-released'])
  const req = await createLocalReq({}, cms.payload)
  const letter = await writeOrderLetter(req, { kind: 'order-released', id: forgotten })
  expect(letter?.lines.join(' ')).toContain('Мы не успели подтвердить ваш заказ')
})

it('the database itself refuses stock below zero', async () => {
  const [first = ''] = goods
  await setStock(first, 1)
  await expect(ask('update stock set quantity = quantity - 2')).rejects.toThrow('stock_not_below_zero')
})

it('many orders for the last of things, from two processes: none is sold that is not there', async () => {
  const [first = '', second = '', third = ''] = goods
  const pieces = size(30, 100)
  const asked = pieces * 10
  for (const id of [first, second, third]) await setStock(id, pieces)
  const mixed = (index: number): OrderInput => {
    if (index % 3 === 0)
      return order([
        [first, 1],
        [second, 1],
      ])
    return index % 3 === 1
      ? order([
          [second, 1],
          [first, 1],
        ])
      : order([[third, 1]])
  }
  const inputs = Array.from({ length: asked }, (_, index) => job(mixed(index)))
  const results = await race.run([inputs.slice(0, asked / 2), inputs.slice(asked / 2)])
  const errors = new Set(results.flatMap((result) => (result.ok ? [] : [result.error])))
  const won = results.filter(({ ok }) => ok).length
  console.log(
    `stock race: ${asked} orders from 2 processes for 3 × ${pieces} pieces, ${won} placed, errors ${[...errors]}`,
  )
  expect([...errors]).toEqual(['out-of-stock'])
  expect(won).toBe(pieces * 2)
  expect(await Promise.all([first, second, third].map(stockOf))).toEqual([0, 0, 0])
}, 300_000)

it('many keys, five times each at once: one order a key, and the same answer', async () => {
  const [, , , fourth = ''] = goods
  const keys = size(100, 500)
  const inputs = Array.from({ length: keys }, () => job(order([[fourth, 1]])))
  const all = inputs.flatMap((input) => [input, input, input, input, input])
  const results = await race.run([all.slice(0, all.length / 2), all.slice(all.length / 2)], 10)
  console.log(`idempotency: ${keys} keys × 5, ${await count('orders')} orders`)
  expect(results.every(({ ok }) => ok)).toBe(true)
  expect(new Set(results.map((result) => (result.ok ? result.answer.reference : ''))).size).toBe(keys)
  expect(await count('orders')).toBe(keys)
}, 300_000)

it('the same key with another order is refused; after a day it is free again', async () => {
  const [first = ''] = goods
  const input = order([[first, 1]])
  expect(await placeOrder(cms.payload, input)).toMatchObject({ ok: true })
  const other = { ...order([[first, 2]]), key: input.key }
  expect(await placeOrder(cms.payload, other)).toMatchObject({ ok: false, error: 'key-reused' })
  await ask(`update idempotency_keys set created_at = now() - interval '25 hours'`)
  expect(await placeOrder(cms.payload, other)).toMatchObject({ ok: true })
  expect(await count('orders')).toBe(2)
})

it('a process that dies between storing and answering: the retry gets the answer that was lost', async () => {
  const [first = ''] = goods
  const rounds = size(1, 3)
  for (let round = 0; round < rounds; round += 1) {
    const input = order([[first, 1]])
    await race.runAndLose({ ...job(input), dieAfterCommit: true } as RaceJob)
    const again = await placeOrder(cms.payload, input)
    const third = await placeOrder(cms.payload, input)
    expect(again).toEqual(third)
    expect(again.ok && (await ask(`select 1 from orders where reference = '${again.value.reference}'`))).toHaveLength(1)
  }
  expect(await count('orders')).toBe(rounds)
})

it('goes red without its rules: no key kept, orders come twice; no condition on stock, too much is sold', async () => {
  const [first = ''] = goods
  await ask('alter table idempotency_keys drop constraint idempotency_keys_scope_key_pk')
  const input = job(order([[first, 1]]))
  await race.run([Array(10).fill(input), Array(10).fill(input)])
  expect(await count('orders')).toBeGreaterThan(1)

  await ask('alter table stock drop constraint stock_not_below_zero')
  await setStock(first, 5)
  const naive = async () => {
    const left = await stockOf(first)
    if (left < 1) return 0
    await ask(`update stock set quantity = ${left - 1}`)
    return 1
  }
  const sold = await Promise.all(Array.from({ length: 20 }, naive))
  expect(sold.reduce((sum: number, one) => sum + one, 0)).toBeGreaterThan(5)
})
