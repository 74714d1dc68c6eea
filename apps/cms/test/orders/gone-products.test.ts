import { randomUUID } from 'node:crypto'
import type { CartLine } from '@estu/domain/orders/cart'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { placeOrder } from '../../src/modules/orders/operations/place-order.ts'
import { quoteCart } from '../../src/modules/orders/operations/quote-cart.ts'
import { rich } from '../support/complete.ts'
import { giveConsentTexts } from '../support/consent-texts.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'
import { makeGoods } from '../support/shop-data.ts'

let cms: TestCms
let withdrawn: string
let trashed: string

beforeAll(async () => {
  cms = await openCms()
  await giveConsentTexts(cms.payload)
  const [first = '', second = ''] = await makeGoods(cms.payload, 2, 4500)
  withdrawn = first
  trashed = second
  const change = { collection: 'consumables', overrideAccess: true } as const
  for (const id of [withdrawn, trashed]) {
    const data = { description: rich('Видно всем.'), _status: 'published' } as const
    await cms.payload.update({ ...change, id, locale: 'ru', data })
  }
  await cms.payload.update({ ...change, id: withdrawn, data: { _status: 'draft' } })
  await cms.payload.update({ ...change, id: trashed, data: { deletedAt: new Date().toISOString() } })
})
afterAll(() => cms.close())

const line = (id: string): CartLine => ({ section: 'consumables', id, quantity: 1 })

it('what is sold no more keeps its name in a cart, in the trash and in the other language too', async () => {
  for (const locale of ['ru', 'kk'] as const) {
    const { lines } = await quoteCart(cms.payload, [withdrawn, trashed, randomUUID()].map(line), locale)
    expect(lines.map(({ title, unitKzt }) => [title, unitKzt])).toEqual([
      ['Товар 0', null],
      ['Товар 1', null],
      ['', null],
    ])
  }
})

it('what was never public is not named to whoever has its id', async () => {
  const secret = await cms.payload.create({
    collection: 'consumables',
    locale: 'ru',
    data: { title: 'Тайна', originalLanguage: 'ru', _status: 'draft' } as never,
    draft: true,
    overrideAccess: true,
    context: { wordsUnchanged: true },
  })
  const { lines } = await quoteCart(cms.payload, [line(secret.id)], 'ru')
  expect(lines.map(({ title }) => title)).toEqual([''])
})

it('an order with it is refused by its name', async () => {
  const refused = await placeOrder(cms.payload, {
    locale: 'ru',
    key: randomUUID(),
    cart: [line(trashed)],
    form: {
      name: 'Проба',
      contactBy: 'sms',
      phone: '+77010000000',
      email: '',
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
    },
    seenTotalKzt: 4500,
    customerId: null,
  })
  expect(refused).toMatchObject({ ok: false, error: 'not-for-sale', detail: { title: 'Товар 1' } })
})
