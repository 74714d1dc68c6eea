import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { proveLink } from '../../src/modules/customer-requests/operations/prove-link.ts'
import { honestForms, openShop, type Shop } from '../support/honest-forms.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'
import { runSql } from '../support/test-server.ts'

let cms: TestCms
let shop: Shop
let order = ''

beforeAll(async () => {
  cms = await openCms()
  shop = await openShop(cms.payload)
  const form = honestForms.find(({ name }) => name === 'order')
  await form?.send(shop, form.honest(shop))
  const { docs } = await cms.payload.find({ collection: 'orders', limit: 1, depth: 0, overrideAccess: true })
  order = docs[0]?.id ?? ''
})
afterAll(() => cms.close())
beforeEach(() => runSql(new URL(cms.databaseUrl).pathname.slice(1), 'delete from rate_limits'))

const contact = (data: { phone: string | null; email: string | null }) =>
  cms.payload.update({ collection: 'orders', id: order, data, overrideAccess: true })

it('takes the end of the phone, alone or with the whole number, and nothing else', async () => {
  await contact({ phone: '+77010001234', email: 'p@example.kz' })
  for (const typed of ['1234', '12 34', '8 701 000 12 34'])
    expect(await proveLink(cms.payload, 'order', order, typed), typed).toBe('proven')
  for (const typed of ['0000', '', '4', 'p@example.kz', 'none'])
    expect(await proveLink(cms.payload, 'order', order, typed), typed).toBe('wrong')
  expect(await proveLink(cms.payload, 'appointment', order, '1234')).toBe('wrong')
})

it('takes the address where no phone was left, and nothing once both were taken out', async () => {
  await contact({ phone: null, email: 'p@example.kz' })
  expect(await proveLink(cms.payload, 'order', order, ' P@Example.kz ')).toBe('proven')
  expect(await proveLink(cms.payload, 'order', order, '1234')).toBe('wrong')
  await contact({ phone: null, email: null })
  for (const typed of ['', 'none', 'null']) expect(await proveLink(cms.payload, 'order', order, typed)).toBe('wrong')
})

it('stops guessing at one link, also many guesses at once, and no other link with it', async () => {
  await contact({ phone: '+77010001234', email: null })
  const tried = await Promise.all(
    Array.from({ length: 30 }, (_, index) => proveLink(cms.payload, 'order', order, String(5000 + index))),
  )
  expect(tried.filter((one) => one === 'wrong')).toHaveLength(10)
  expect(await proveLink(cms.payload, 'order', order, '1234')).toBe('too-many')
  expect(await proveLink(cms.payload, 'appointment', shop.visit, '0000')).toBe('proven')
})

it('begins the day anew for whoever knew it, but never the whole life of a link', async () => {
  for (let round = 0; round < 8; round += 1) {
    for (let wrong = 0; wrong < 4; wrong += 1) await proveLink(cms.payload, 'order', order, '9999')
    expect(await proveLink(cms.payload, 'order', order, '1234')).toBe('proven')
  }
  expect(await proveLink(cms.payload, 'order', order, '1234')).toBe('too-many')
})
