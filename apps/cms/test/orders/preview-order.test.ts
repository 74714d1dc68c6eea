import { randomUUID } from 'node:crypto'
import type { OrderForm } from '@estu/domain/forms/order-form'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { placeOrder } from '../../src/modules/orders/operations/place-order.ts'
import { findPlacedOrder, previewOrder } from '../../src/modules/orders/operations/preview-order.ts'
import { makeClinic } from '../support/clinic-data.ts'
import { giveConsentTexts } from '../support/consent-texts.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'
import { makeGoods } from '../support/shop-data.ts'

let cms: TestCms
let branch: string
let goods: string[]

beforeAll(async () => {
  cms = await openCms()
  await giveConsentTexts(cms.payload)
  branch = (await makeClinic(cms.payload, 1)).branch
  goods = await makeGoods(cms.payload, 2, 4500)
})
afterAll(() => cms.close())

const form = (): OrderForm => ({
  name: 'Проба',
  contactBy: 'sms',
  phone: '+77010000000',
  email: '',
  prefersText: false,
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
const look = (id: string, quantity: number) => ({
  locale: 'ru' as const,
  cart: [{ section: 'consumables' as const, id, quantity }],
  form: form(),
})

it('says what an order costs now, and takes nothing', async () => {
  const [first = ''] = goods
  expect(await previewOrder(cms.payload, look(first, 3))).toEqual({
    ok: true,
    value: { totalKzt: 13_500, discountKzt: 0 },
  })
  expect((await cms.payload.count({ collection: 'orders', overrideAccess: true })).totalDocs).toBe(0)
})

it('says what is short, and what is no longer sold', async () => {
  const [, second = ''] = goods
  await cms.payload.create({
    collection: 'stock',
    data: { product: { relationTo: 'consumables', value: second }, quantity: 2 },
    overrideAccess: true,
  })
  expect(await previewOrder(cms.payload, look(second, 2))).toMatchObject({ ok: true })
  expect(await previewOrder(cms.payload, look(second, 3))).toMatchObject({
    ok: false,
    error: 'out-of-stock',
    detail: { left: 2 },
  })
  expect(await previewOrder(cms.payload, look(randomUUID(), 1))).toMatchObject({ ok: false, error: 'not-for-sale' })
})

it('finds what was placed with a key, and nothing for a key that placed nothing', async () => {
  const [first = ''] = goods
  const key = randomUUID()
  expect(await findPlacedOrder(cms.payload, 'ru', key)).toBeNull()
  const placed = await placeOrder(cms.payload, { ...look(first, 1), seenTotalKzt: 4500, key, customerId: null })
  expect(placed.ok && placed.value).toEqual(await findPlacedOrder(cms.payload, 'ru', key))
})
