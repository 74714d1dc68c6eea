import { randomUUID } from 'node:crypto'
import type { OrderForm } from '@estu/domain/forms/order-form'
import { createLocalReq } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { placeOrder } from '../../src/modules/orders/operations/place-order.ts'
import { previewOrder } from '../../src/modules/orders/operations/preview-order.ts'
import { readOrder } from '../../src/modules/orders/operations/read-order.ts'
import { writeOrderLetter } from '../../src/modules/orders/order-letters.ts'
import type { Order } from '../../src/payload-types.ts'
import { makeClinic } from '../support/clinic-data.ts'
import { anyDevice, promotionWords } from '../support/complete.ts'
import { giveConsentTexts } from '../support/consent-texts.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'
import { makeGoods } from '../support/shop-data.ts'
import { staffUser } from '../support/staff-user.ts'

let cms: TestCms
let branch: string
let product: string
let running: string
let ended: string
let device: string

const day = 24 * 60 * 60 * 1000

beforeAll(async () => {
  cms = await openCms()
  await giveConsentTexts(cms.payload)
  branch = (await makeClinic(cms.payload, 1)).branch
  product = (await makeGoods(cms.payload, 1, 4500))[0] ?? ''
  await cms.payload.updateGlobal({
    slug: 'payments',
    data: { banks: [{ host: 'pay.bank.example' }] },
    overrideAccess: true,
  })
  device = await anyDevice(cms.payload)
  running = await promote('idet', 1)
  ended = await promote('proshla', -1)
})
afterAll(() => cms?.close())

/** @param endsIn days from now */
async function promote(slug: string, endsIn: number): Promise<string> {
  const made = await cms.payload.create({
    collection: 'promotions',
    locale: 'ru',
    data: {
      ...promotionWords('Скидка пенсионерам'),
      slug,
      devices: [device],
      startsAt: new Date(Date.now() - 3 * day).toISOString(),
      endsAt: new Date(Date.now() + endsIn * day).toISOString(),
      discount: { percent: 10, sections: ['consumables'], claim: 'Я пенсионер', proof: 'Удостоверение' },
      originalLanguage: 'ru',
      _status: 'published',
    } as never,
    overrideAccess: true,
    context: { wordsUnchanged: true },
  })
  return made.id
}

const form = (discount: string): OrderForm => ({
  name: 'Проба',
  contactBy: 'email',
  phone: '',
  email: 'proba@example.kz',
  prefersText: false,
  receiving: 'pickup',
  branch,
  zone: '',
  city: '',
  street: '',
  paying: 'pay_link',
  plan: '',
  discount,
  comment: '',
  consent: 'yes',
})

const cart = () => [{ section: 'consumables' as const, id: product, quantity: 2 }]

const place = (discount: string, seenTotalKzt: number, seenDiscountKzt?: number) =>
  placeOrder(cms.payload, {
    locale: 'ru',
    key: randomUUID(),
    cart: cart(),
    form: form(discount),
    seenTotalKzt,
    seenDiscountKzt,
    customerId: null,
  })

async function ordered(): Promise<string> {
  const placed = await place(running, 8100, 900)
  if (!placed.ok) throw new Error(placed.error)
  const { docs } = await cms.payload.find({
    collection: 'orders',
    where: { reference: { equals: placed.value.reference } },
    overrideAccess: true,
  })
  return docs[0]?.id ?? ''
}

/** Somebody of the clinic at the desk. */
const change = (id: string, data: Partial<Order>) =>
  cms.payload.update({ collection: 'orders', id, data, user: staffUser('clinic'), overrideAccess: false })

it('takes the discount of a running promotion off, and says so to shopper and desk', async () => {
  const id = await ordered()
  expect(await readOrder(cms.payload, id)).toMatchObject({
    goodsKzt: 9000,
    discountKzt: 900,
    totalKzt: 8100,
    discountProof: 'Удостоверение',
  })
  const stored = await cms.payload.findByID({ collection: 'orders', id, overrideAccess: true })
  expect(stored).toMatchObject({ discountTitle: 'Скидка пенсионерам', discountProof: 'Удостоверение' })
  const letter = await writeOrderLetter(await createLocalReq({}, cms.payload), { kind: 'order-placed', id })
  expect(letter?.lines.join('\n')).toMatch(/Скидка: 900\s₸\nВозьмите с собой: Удостоверение\nИтого: 8\s100\s₸/)
})

it('orders nothing at another sum or another discount than was seen', async () => {
  expect(await place(running, 9000, 0)).toMatchObject({ ok: false, error: 'total-changed', detail: { total: 8100 } })
  expect(await place(running, 8100, 800)).toMatchObject({ ok: false, error: 'total-changed' })
  expect(await place('', 8100, 900)).toMatchObject({ ok: false, error: 'total-changed' })
  // A form that waited since before the discount was said.
  expect((await place(running, 8100)).ok).toBe(true)
  expect((await place('', 9000, 0)).ok).toBe(true)
})

it('gives none for a promotion that is over or unknown', async () => {
  for (const id of [ended, randomUUID()])
    expect(await place(id, 8100, 900)).toMatchObject({ ok: false, error: 'discount-unknown' })
  const look = { locale: 'ru' as const, cart: cart() }
  expect(await previewOrder(cms.payload, { ...look, form: form(running) })).toMatchObject({ value: { totalKzt: 8100 } })
})

it('lets the desk take it off without the proof, and give it back; the old link to pay goes', async () => {
  const id = await ordered()
  await change(id, { payLink: 'https://pay.bank.example/p/1' })
  await change(id, { discountOff: true })
  expect(await readOrder(cms.payload, id)).toMatchObject({ discountKzt: 0, totalKzt: 9000, payLink: null })
  const letter = await writeOrderLetter(await createLocalReq({}, cms.payload), { kind: 'order-discount', id })
  expect(letter?.lines.join('\n')).toMatch(/скидку|Скидку/)
  expect(letter?.lines.join('\n')).toMatch(/9\s000\s₸/)
  await change(id, { discountOff: false })
  expect(await readOrder(cms.payload, id)).toMatchObject({ discountKzt: 900, totalKzt: 8100 })
})

it('changes the sum of no order that is paid', async () => {
  const id = await ordered()
  await change(id, { paid: true })
  await expect(change(id, { discountOff: true })).rejects.toMatchObject({
    data: { errors: [{ path: 'discountOff' }] },
  })
  expect(await readOrder(cms.payload, id)).toMatchObject({ totalKzt: 8100 })
})
