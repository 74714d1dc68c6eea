import { createLocalReq } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { checkPublishing } from '../../src/modules/publishing/operations/check-publishing.ts'
import { rich } from '../support/complete.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'

let cms: TestCms
beforeAll(async () => {
  cms = await openCms()
})
afterAll(() => cms?.close())

it('names what a language lacks, and every shared field that goes live with it', async () => {
  const shared = { overrideAccess: true, depth: 0, locale: 'ru' as const }
  const { payload } = cms
  const brand = await payload.create({
    ...shared,
    collection: 'brands',
    draft: true,
    data: { title: 'Бренд' },
    overrideAccess: true,
  })
  const words = { title: 'Аппарат', summary: 'Кратко', description: rich('Текст') }
  const device = await payload.create({
    ...shared,
    overrideAccess: true,
    collection: 'devices',
    data: {
      ...words,
      brand: brand.id,
      formFactor: 'ric',
      availability: 'in_stock',
      priceKzt: 111_000,
      _status: 'published',
    },
  })
  const change = { priceKzt: 222_000, availability: 'to_order' as const, _status: 'draft' as const }
  await payload.update({
    ...shared,
    overrideAccess: true,
    collection: 'devices',
    id: device.id,
    draft: true,
    data: change,
  })
  const req = await createLocalReq({ locale: 'kk' }, payload)
  const check = await checkPublishing(req, 'devices', device.id, 'kk')
  expect(check.missing.map(({ field }) => field)).toEqual(['title', 'summary', 'description'])
  expect(check.shared).toEqual([
    { label: expect.stringContaining('Цена'), from: '111\u00a0000\u00a0₸', to: '222\u00a0000\u00a0₸' },
    { label: 'Наличие', from: 'В наличии', to: 'Под заказ' },
  ])
  expect(check.alsoShownIn).toEqual(['ru'])
  const kazakh = { title: 'Аппарат', summary: 'Қысқаша', description: rich('Мәтін'), _status: 'draft' as const }
  await payload.update({
    ...shared,
    overrideAccess: true,
    locale: 'kk',
    collection: 'devices',
    id: device.id,
    draft: true,
    data: kazakh,
  })
  await payload.update({
    ...shared,
    overrideAccess: true,
    locale: 'kk',
    collection: 'devices',
    id: device.id,
    draft: true,
    autosave: true,
    data: { title: 'Өзге' },
  })
  const ready = await checkPublishing(req, 'devices', device.id, 'kk')
  expect(ready.missing).toEqual([])
  expect(ready.shared).toHaveLength(2)
})

it('shows the draft of a shared field in every language, or the next save in another one would undo it', async () => {
  const { payload } = cms
  const shared = { overrideAccess: true, depth: 0, locale: 'ru' as const, collection: 'devices' as const }
  const brand = await payload.create({
    ...shared,
    collection: 'brands',
    draft: true,
    data: { title: 'Бренд' },
    overrideAccess: true,
  })
  const words = { title: 'Аппарат', summary: 'Кратко', description: rich('Текст') }
  const facts = { brand: brand.id, formFactor: 'ric' as const, availability: 'in_stock' as const, priceKzt: 111_000 }
  const made = await payload.create({
    ...shared,
    data: { ...words, ...facts, _status: 'published' },
    overrideAccess: true,
  })
  await payload.update({
    ...shared,
    id: made.id,
    draft: true,
    data: { priceKzt: 222_000, _status: 'draft' },
    overrideAccess: true,
  })
  for (const locale of ['ru', 'kk'] as const) {
    const form = await payload.findByID({ ...shared, id: made.id, locale, draft: true, overrideAccess: true })
    expect(form.priceKzt, locale).toBe(222_000)
    const page = await payload.findByID({ ...shared, id: made.id, locale, draft: false, overrideAccess: true })
    expect(page.priceKzt, locale).toBe(111_000)
  }
})

it('publishes a promotion that names no devices', async () => {
  const promotion = await cms.payload.create({
    collection: 'promotions',
    locale: 'ru',
    data: {
      ...{ title: 'Проверка слуха бесплатно', summary: 'Весь декабрь', slug: 'proverka-besplatno' },
      ...{ startsAt: '2026-12-01T00:00:00.000Z', endsAt: '2026-12-31T00:00:00.000Z' },
      ...{ body: rich('Текст'), terms: rich('Условия'), _status: 'published' },
    },
    overrideAccess: true,
  })
  const check = await checkPublishing(
    await createLocalReq({ locale: 'ru' }, cms.payload),
    'promotions',
    promotion.id,
    'ru',
  )
  expect(check.missing).toEqual([])
})
