import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { repeatOrder } from '../../src/modules/orders/operations/repeat-order.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'
import { makeGoods } from '../support/shop-data.ts'

let cms: TestCms
let goods: string[]
let customerId: string

beforeAll(async () => {
  cms = await openCms()
  goods = await makeGoods(cms.payload, 3, 4500)
  customerId = await makeCustomer('repeat@example.kz')
})
afterAll(() => cms.close())

async function makeCustomer(email: string): Promise<string> {
  const made = await cms.payload.create({
    collection: 'customers',
    data: { email, password: 'три белых верблюда', name: 'Проба', language: 'ru' },
    overrideAccess: true,
  })
  return made.id
}

/** An order of the three goods; the last one's card was never kept. */
async function makeOrder(owner: string): Promise<string> {
  const [first = '', second = ''] = goods
  const made = await cms.payload.create({
    collection: 'orders',
    data: {
      reference: `R${randomUUID().slice(0, 6)}`,
      status: 'completed',
      name: 'Проба',
      contactBy: 'sms',
      phone: '+77010000000',
      language: 'ru',
      receiving: 'pickup',
      paying: 'at_pickup',
      goodsKzt: 100,
      deliveryKzt: 0,
      markupKzt: 0,
      discountKzt: 0,
      totalKzt: 100,
      customer: owner,
      lines: [
        { title: 'Товар 0', quantity: 2, unitKzt: 10, product: { relationTo: 'consumables', value: first } },
        { title: 'Товар 1', quantity: 3, unitKzt: 10, product: { relationTo: 'consumables', value: second } },
        { title: 'Чего больше нет', quantity: 1, unitKzt: 10 },
      ],
    },
    overrideAccess: true,
  })
  return made.id
}

const line = (id: string | undefined, quantity: number) => ({ section: 'consumables' as const, id: id ?? '', quantity })

it('puts an order into the cart again at today’s prices and says what is gone or short', async () => {
  await cms.payload.create({
    collection: 'stock',
    data: { product: { relationTo: 'consumables', value: goods[1] ?? '' }, quantity: 1 },
    overrideAccess: true,
  })
  const orderId = await makeOrder(customerId)
  const cart = [line(goods[2], 5)]
  expect(await repeatOrder(cms.payload, { orderId, customerId, cart, locale: 'ru' })).toEqual({
    ok: true,
    value: {
      cart: [line(goods[2], 5), { ...line(goods[0], 2), seenKzt: 4500 }, { ...line(goods[1], 1), seenKzt: 4500 }],
      gone: ['Чего больше нет'],
      short: [{ title: 'Товар 1', left: 1 }],
      withoutRoom: [],
    },
  })
})

it('sells nothing that was withdrawn since', async () => {
  const orderId = await makeOrder(customerId)
  await cms.payload.update({
    collection: 'consumables',
    id: goods[0] ?? '',
    data: { availability: 'out_of_stock' },
    locale: 'ru',
    overrideAccess: true,
    context: { wordsUnchanged: true },
  })
  const repeated = await repeatOrder(cms.payload, { orderId, customerId, cart: [], locale: 'kk' })
  expect(repeated).toMatchObject({ ok: true, value: { gone: ['Товар 0', 'Чего больше нет'] } })
})

it('knows nobody else’s orders', async () => {
  const orderId = await makeOrder(await makeCustomer('other@example.kz'))
  for (const wish of [orderId, randomUUID()]) {
    const repeated = await repeatOrder(cms.payload, { orderId: wish, customerId, cart: [], locale: 'ru' })
    expect(repeated).toEqual({ ok: false, error: 'not-found' })
  }
})
