import { afterAll, beforeAll, expect, it } from 'vitest'
import { findRequest } from '../../src/modules/customer-requests/operations/find-request.ts'
import { withinLimit } from '../../src/modules/customer-requests/operations/limit-rate.ts'
import { expectUntold } from '../accounts/answer-gap.ts'
import { honestForms, openShop, type Shop } from '../support/honest-forms.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'

let cms: TestCms
let shop: Shop
const phone = '+77010000000'
const unknown = 'E-2222-2222'

beforeAll(async () => {
  cms = await openCms()
  shop = await openShop(cms.payload)
  const order = honestForms.find(({ name }) => name === 'order')
  expect(await order?.send(shop, order.honest(shop))).toEqual({ errors: null, refusal: null })
})
afterAll(() => cms.close())

const newest = async (collection: 'orders' | 'appointments') => {
  const { docs } = await cms.payload.find({ collection, limit: 1, depth: 0, overrideAccess: true })
  const number = docs[0]?.reference
  if (!docs[0] || !number) throw new Error(`There is no document of ${collection}.`)
  return { ...docs[0], number }
}

it('tells how an order or a visit stands, and nothing else of it', async () => {
  const order = await newest('orders')
  expect(await findRequest(cms.payload, { number: order.number, phone })).toEqual({
    kind: 'order',
    reference: order.number,
    cancelDueAt: null,
    status: 'new',
    receiving: 'pickup',
    placedAt: order.createdAt,
  })
  const visit = await newest('appointments')
  expect(await findRequest(cms.payload, { number: visit.number, phone })).toEqual({
    kind: 'appointment',
    reference: visit.number,
    cancelDueAt: null,
    status: 'booked',
    startsAt: 'startsAt' in visit ? visit.startsAt : '',
  })
})

it('finds nothing by one of the two, nor by a phone that was taken out', async () => {
  const { number, id } = await newest('orders')
  expect(await findRequest(cms.payload, { number, phone: '+77010000001' })).toBeNull()
  expect(await findRequest(cms.payload, { number: unknown, phone })).toBeNull()
  await cms.payload.update({ collection: 'orders', id, data: { phone: null }, overrideAccess: true })
  expect(await findRequest(cms.payload, { number, phone })).toBeNull()
  expect(await findRequest(cms.payload, { number, phone: '' })).toBeNull()
})

it('neither answer nor time tells whether a number exists', async () => {
  const { number } = await newest('appointments')
  await expectUntold(
    'a number',
    async () => {},
    (known) => findRequest(cms.payload, { number: known ? number : unknown, phone: '+77010000002' }),
  )
})

it.each([
  ['findFromAddress', 120],
  ['findNumber', 20],
  ['findPhone', 20],
] as const)(
  '%s lets so many tries an hour through, and counts each client, number and phone apart',
  async (limit, most) => {
    const tries = await Promise.all(Array.from({ length: most + 5 }, () => withinLimit(cms.payload, limit, 'one')))
    expect(tries.filter(Boolean)).toHaveLength(most)
    expect(await withinLimit(cms.payload, limit, 'another')).toBe(true)
  },
)
