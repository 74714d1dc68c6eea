import { randomUUID } from 'node:crypto'
import type { OrderForm } from '@estu/domain/forms/order-form'
import { formatTenge } from '@estu/domain/locale/money'
import type { CartLine } from '@estu/domain/orders/cart'
import { createLocalReq, type PayloadRequest } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { idOfLink } from '../../src/modules/customer-requests/operations/personal-links.ts'
import { writeOrderLetter } from '../../src/modules/orders/index.ts'
import { placeOrder } from '../../src/modules/orders/operations/place-order.ts'
import { priceCart } from '../../src/modules/orders/operations/price-cart.ts'
import { repeatOrder } from '../../src/modules/orders/operations/repeat-order.ts'
import { makeClinic } from '../support/clinic-data.ts'
import { giveConsentTexts } from '../support/consent-texts.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'

let cms: TestCms
let req: PayloadRequest
let branch: string
let device: string
let implant: string

const made = { originalLanguage: 'ru', _status: 'published' } as const
const colours = [
  { name: 'песочный', hex: '#D8C7A8' },
  { name: 'графитовый', hex: '#55534f', priceKzt: 310_000 },
]

beforeAll(async () => {
  cms = await openCms()
  await giveConsentTexts(cms.payload)
  branch = (await makeClinic(cms.payload, 1)).branch
  req = await createLocalReq({ locale: 'ru', fallbackLocale: false }, cms.payload)
  const shared = { locale: 'ru', overrideAccess: true, context: { wordsUnchanged: true } } as const
  const brand = await cms.payload.create({
    collection: 'brands',
    ...shared,
    data: { title: 'Марка', slug: 'marka', ...made },
  })
  const data = { title: 'Аппарат', slug: 'apparat', summary: 'Коротко.', brand: brand.id, priceKzt: 300_000, ...made }
  device = (
    await cms.payload.create({
      collection: 'devices',
      ...shared,
      data: { ...data, availability: 'in_stock', formFactor: 'ric', colours },
    })
  ).id
  implant = (
    await cms.payload.create({
      collection: 'implants',
      ...shared,
      data: { ...data, slug: 'implant', availability: 'in_stock', salesMode: 'consultation', component: 'system' },
    })
  ).id
})
afterAll(() => cms?.close())

const line = (colour?: string, quantity = 1): CartLine => ({
  section: 'devices',
  id: device,
  quantity,
  ...(colour && { colour }),
})
const form: OrderForm = {
  name: 'Проба',
  contactBy: 'email',
  phone: '+77010000000',
  email: 'proba@estu.example',
  prefersText: true,
  receiving: 'pickup',
  branch: '',
  zone: '',
  city: '',
  street: '',
  paying: 'at_pickup',
  plan: '',
  discount: '',
  comment: '',
  consent: 'yes',
}

it('a line in a colour bears its name and its price', async () => {
  const priced = await priceCart(req, [line('d8c7a8'), line('55534f'), line()], 'ru')
  expect(priced.map(({ title, colourName, unitKzt }) => [title, colourName, unitKzt])).toEqual([
    ['Аппарат, песочный', 'песочный', 300_000],
    ['Аппарат, графитовый', 'графитовый', 310_000],
    ['Аппарат', '', 300_000],
  ])
  expect(new Set(priced.map(({ name }) => name)).size).toBe(3)
})

it('a colour that is no longer offered is not sold', async () => {
  const [priced] = await priceCart(req, [line('ffffff')], 'ru')
  expect(priced).toMatchObject({ title: 'Аппарат', unitKzt: null })
})

it('two colours of one product share what is in stock', async () => {
  const stock = await cms.payload.create({
    collection: 'stock',
    data: { product: { relationTo: 'devices', value: device }, quantity: 3 },
    overrideAccess: true,
  })
  const priced = await priceCart(req, [line('d8c7a8', 2), line('55534f', 2)], 'ru')
  expect(priced.map(({ left }) => left)).toEqual([3, 1])
  await cms.payload.delete({ collection: 'stock', id: stock.id, overrideAccess: true })
})

it('an order keeps the colour, which its letter leaves behind the link', async () => {
  const placed = await placeOrder(cms.payload, {
    locale: 'ru',
    key: randomUUID(),
    cart: [line('d8c7a8'), line('55534f', 2)],
    form: { ...form, branch },
    seenTotalKzt: 920_000,
    customerId: null,
  })
  const id = placed.ok ? idOfLink(cms.payload.secret, 'order', placed.value.token) : null
  const order = await cms.payload.findByID({ collection: 'orders', id: id ?? '', depth: 0, overrideAccess: true })
  expect(order.lines.map(({ title, colour, quantity, unitKzt }) => [title, colour, quantity, unitKzt])).toEqual([
    ['Аппарат, песочный', 'песочный', 1, 300_000],
    ['Аппарат, графитовый', 'графитовый', 2, 310_000],
  ])
  const letter = await writeOrderLetter(req, { kind: 'order-placed', id: order.id })
  expect(letter?.lines.join('\n')).toContain(formatTenge(920_000, 'ru'))
  expect(letter?.lines.join('\n')).not.toMatch(/Аппарат|графитовый/)
})

it('an order is repeated in its colours, at the price of each', async () => {
  const customer = await cms.payload.create({
    collection: 'customers',
    data: { email: 'colours@example.kz', password: 'три белых верблюда', name: 'Проба', language: 'ru' },
    overrideAccess: true,
  })
  const placed = await placeOrder(cms.payload, {
    locale: 'ru',
    key: randomUUID(),
    cart: [line('d8c7a8'), line('55534f', 2)],
    form: { ...form, branch },
    seenTotalKzt: 920_000,
    customerId: customer.id,
  })
  const orderId = (placed.ok && idOfLink(cms.payload.secret, 'order', placed.value.token)) || ''
  const wish = { orderId, customerId: customer.id, cart: [line('55534f')], locale: 'ru' as const }
  expect(await repeatOrder(cms.payload, wish)).toMatchObject({
    ok: true,
    value: {
      cart: [
        { ...line('55534f', 2), seenKzt: 310_000 },
        { ...line('d8c7a8'), seenKzt: 300_000 },
      ],
      gone: [],
    },
  })
})

it('two colours with one code are refused: a cart could not tell them apart', async () => {
  const twice = [colours[0], { ...colours[1], hex: '#d8c7a8' }]
  await expect(
    cms.payload.update({
      collection: 'devices',
      id: device,
      locale: 'ru',
      data: { colours: twice },
      overrideAccess: true,
    }),
  ).rejects.toThrow()
})

it('what is sold after a consultation is not sold by a cart, whatever its price', async () => {
  const [priced] = await priceCart(req, [{ section: 'implants', id: implant, quantity: 1 }], 'ru')
  expect(priced).toMatchObject({ title: 'Аппарат', unitKzt: null })
})
