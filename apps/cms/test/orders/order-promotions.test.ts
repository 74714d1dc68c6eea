import { createLocalReq, type PayloadRequest } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { listOrderPromotions } from '../../src/modules/orders/list-order-promotions.ts'
import { anyDevice, promotionWords } from '../support/complete.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'

const day = 24 * 60 * 60 * 1000

let cms: TestCms
let req: PayloadRequest
let device: string

beforeAll(async () => {
  cms = await openCms()
  req = await createLocalReq({}, cms.payload)
  device = await anyDevice(cms.payload)
})
afterAll(() => cms?.close())

async function promote(title: string, { endsIn = 1, percent }: { endsIn?: number; percent?: number } = {}) {
  const discount = percent ? { percent, sections: ['devices'], claim: 'Я пенсионер', proof: 'Удостоверение' } : {}
  const { id } = await cms.payload.create({
    collection: 'promotions',
    locale: 'ru',
    data: {
      ...promotionWords(title),
      slug: `akciya-${Date.now()}-${endsIn}-${percent ?? 0}`,
      devices: [device],
      startsAt: new Date(Date.now() - 3 * day).toISOString(),
      endsAt: new Date(Date.now() + endsIn * day).toISOString(),
      discount,
      originalLanguage: 'ru',
      _status: 'published',
    } as never,
    overrideAccess: true,
    context: { wordsUnchanged: true },
  })
  return id
}

const orderOf = (relationTo: 'devices' | 'consumables', value: string, createdAt = new Date().toISOString()) =>
  ({ lines: [{ title: 'x', quantity: 2, unitKzt: 1, product: { relationTo, value } }], createdAt }) as never

it('names the promotions that ran when a device was ordered, in the language that is written', async () => {
  const gift = await promote('Подарки')
  await promote('Прошла', { endsIn: -1 })
  await promote('Скидка', { percent: 10 })
  const now = orderOf('devices', device)
  expect(await listOrderPromotions(req, now, 'ru')).toEqual([{ id: gift, title: 'Подарки' }])
  expect(await listOrderPromotions(req, now, 'kk')).toEqual([{ id: gift, title: 'Подарки' }])
  const before = new Date(Date.now() - 10 * day).toISOString()
  expect(await listOrderPromotions(req, orderOf('devices', device, before), 'ru')).toEqual([])
  expect(await listOrderPromotions(req, orderOf('consumables', device), 'ru')).toEqual([])
})
