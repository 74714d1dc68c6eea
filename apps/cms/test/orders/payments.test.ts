import { randomUUID } from 'node:crypto'
import type { OrderForm } from '@estu/domain/forms/order-form'
import { refundTerms, refundWords } from '@estu/domain/orders/returns/refund'
import { createLocalReq } from 'payload'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { listToRefund } from '../../src/modules/orders/operations/list-to-refund.ts'
import { placeOrder } from '../../src/modules/orders/operations/place-order.ts'
import { readOrder } from '../../src/modules/orders/operations/read-order.ts'
import { writeOrderLetter } from '../../src/modules/orders/order-letters.ts'
import { writeOrderTemplate } from '../../src/modules/orders/order-template.ts'
import type { Order } from '../../src/payload-types.ts'
import { makeClinic } from '../support/clinic-data.ts'
import { giveConsentTexts } from '../support/consent-texts.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'
import { makeGoods } from '../support/shop-data.ts'
import { staffUser } from '../support/staff-user.ts'

let cms: TestCms
let branch: string
let product: string

const link = 'https://pay.bank.example/p/1'

beforeAll(async () => {
  cms = await openCms()
  await giveConsentTexts(cms.payload)
  branch = (await makeClinic(cms.payload, 1)).branch
  product = (await makeGoods(cms.payload, 1, 4500))[0] ?? ''
})
afterAll(() => cms?.close())
beforeEach(() => nameBanks(['pay.bank.example']))

const nameBanks = (hosts: string[]) =>
  cms.payload.updateGlobal({
    slug: 'payments',
    data: { banks: hosts.map((host) => ({ host })) },
    overrideAccess: true,
  })

const form = (paying: OrderForm['paying']): OrderForm => ({
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
  paying,
  plan: '',
  discount: '',
  comment: '',
  consent: 'yes',
})

const place = (paying: OrderForm['paying']) =>
  placeOrder(cms.payload, {
    locale: 'ru',
    key: randomUUID(),
    cart: [{ section: 'consumables', id: product, quantity: 1 }],
    form: form(paying),
    seenTotalKzt: 4500,
    customerId: null,
  })

async function ordered(): Promise<string> {
  const placed = await place('pay_link')
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

type Kind = 'order-pay-link' | 'order-paid' | 'order-changed' | 'order-refunded'
const letter = async (kind: Kind, id: string) => writeOrderLetter(await createLocalReq({}, cms.payload), { kind, id })

const queued = async (id: string) =>
  (await cms.payload.find({ collection: 'payload-jobs', limit: 100, overrideAccess: true })).docs
    .map(({ input }) => input as { kind: string; id: string })
    .filter((input) => input.id === id)
    .map(({ kind }) => kind)

it('takes orders to be paid by a link only while the clinic has a bank', async () => {
  expect((await place('pay_link')).ok).toBe(true)
  await nameBanks([])
  expect(await place('pay_link')).toMatchObject({ ok: false, error: 'paying-unknown' })
  expect((await place('at_pickup')).ok).toBe(true)
})

it('shows the shopper the link that the desk gives, on the order and in a letter', async () => {
  const id = await ordered()
  expect(await readOrder(cms.payload, id)).toMatchObject({ paying: 'pay_link', payLink: null, paidAt: null })
  expect(await letter('order-pay-link', id)).toBeNull()
  await change(id, { payLink: `  ${link} ` })
  expect(await readOrder(cms.payload, id)).toMatchObject({ payLink: link })
  expect(await queued(id)).toContain('order-pay-link')
  const sent = await letter('order-pay-link', id)
  expect(sent?.to).toBe('proba@example.kz')
  expect(sent?.lines.join('\n')).toContain(link)
  // A link given once is written of once.
  await change(id, { note: 'Позвонить нельзя' } as never)
  expect((await queued(id)).filter((kind) => kind === 'order-pay-link')).toHaveLength(1)
})

it.each([
  'http://pay.bank.example/p/1',
  'https://user:secret@pay.bank.example/p/1',
  'https://bank.example.evil.example/p/1',
  'не ссылка',
])('refuses the link «%s» with a reason and keeps what was there', async (typed) => {
  const id = await ordered()
  await change(id, { payLink: link })
  await expect(change(id, { payLink: typed })).rejects.toMatchObject({
    data: { errors: [{ path: 'payLink', message: expect.stringMatching(/./) }] },
  })
  expect(await readOrder(cms.payload, id)).toMatchObject({ payLink: link })
})

it('asks for no money once an order is paid, and tells so', async () => {
  const id = await ordered()
  await change(id, { payLink: link })
  await change(id, { paid: true })
  expect(await readOrder(cms.payload, id)).toMatchObject({ payLink: null, paidAt: expect.any(String) })
  expect(await letter('order-pay-link', id)).toBeNull()
  expect((await letter('order-paid', id))?.subject).toMatch(/оплачен$/)
  const stored = await cms.payload.findByID({ collection: 'orders', id, overrideAccess: true })
  expect(stored.history?.map(({ who, what }) => [who, what]).slice(-2)).toEqual([
    ['clinic', 'payLink'],
    ['clinic', 'paid'],
  ])
})

it('says what becomes of the money of a paid order that is called off, until the desk has given it back', async () => {
  const req = await createLocalReq({}, cms.payload)
  const listed = async (from = req) => (await listToRefund(from)).map(({ id }) => id)
  const [id, unpaid] = [await ordered(), await ordered()]
  await change(unpaid, { status: 'cancelled' })
  await change(id, { paid: true })
  await expect(change(id, { refunded: true })).rejects.toMatchObject({ data: { errors: [{ path: 'refunded' }] } })
  expect(await listed()).not.toContain(id)
  await change(id, { status: 'cancelled' })
  expect((await letter('order-changed', unpaid))?.lines.join()).not.toContain(refundTerms.sameWay.ru)
  expect((await letter('order-changed', id))?.lines).toContain(refundWords('pay_link', 'ru'))
  expect(await writeOrderTemplate(req, { kind: 'order-changed', id })).toMatchObject({
    values: expect.arrayContaining([expect.stringContaining(refundTerms.term.ru)]),
  })
  expect(await listed()).toEqual([id])
  const elsewhere = staffUser('clinic', { branch: randomUUID() })
  expect(await listed(await createLocalReq({ user: elsewhere }, cms.payload))).toEqual([])
  expect(await letter('order-refunded', id)).toBeNull()

  await change(id, { refunded: true })
  expect(await listed()).toEqual([])
  expect(await queued(id)).toContain('order-refunded')
  expect((await letter('order-refunded', id))?.subject).toMatch(/деньги возвращены$/)
  expect((await letter('order-changed', id))?.lines.join()).not.toContain(refundTerms.sameWay.ru)
  expect(await readOrder(cms.payload, id)).toMatchObject({ refundedAt: expect.any(String) })
  const stored = await cms.payload.findByID({ collection: 'orders', id, overrideAccess: true })
  expect(stored.history?.at(-1)).toMatchObject({ who: 'clinic', what: 'refunded' })
  await expect(change(unpaid, { refunded: true })).rejects.toThrow()
})

it('lets nobody but admins name a bank', async () => {
  const as = (role: 'admin' | 'editor' | 'clinic') =>
    cms.payload.updateGlobal({
      slug: 'payments',
      data: { banks: [{ host: 'pay.bank.example' }] },
      user: staffUser(role),
      overrideAccess: false,
    })
  await expect(as('editor')).rejects.toThrow()
  await expect(as('clinic')).rejects.toThrow()
  expect((await as('admin')).banks).toMatchObject([{ host: 'pay.bank.example' }])
  await expect(nameBanks(['localhost'])).rejects.toThrow()
})
