import type { Locale } from '@estu/domain/locale/locales'
import { createLocalReq, getPayload, type Payload } from 'payload'
import { beforeAll, expect, it } from 'vitest'
import { createConfig } from '../../src/config.ts'
import { readCmsEnv } from '../../src/env.ts'
import { dataFields } from '../../src/fields/walk/data-fields.ts'
import { missingOf } from '../../src/modules/publishing/operations/missing-of.ts'
import { rich } from '../support/complete.ts'

const env = {
  DATABASE_URL: 'postgres://nobody:x@127.0.0.1:1/nothing',
  ...{ PAYLOAD_SECRET: 'a'.repeat(40), PREVIEW_SECRET: 'b'.repeat(40) },
  ...{ CMS_URL: 'http://localhost:3001', WEB_URL: 'http://localhost:3000', MEDIA_DIR: '/nowhere' },
}

let payload: Payload
beforeAll(async () => {
  const config = createConfig(readCmsEnv(env))
  payload = await getPayload({ config, key: 'no-database', disableDBConnect: true, disableOnInit: true })
})

type Asked = { collection: 'devices' | 'branches'; locale?: Locale }

async function missing({ collection, locale = 'ru' }: Asked, newest: Record<string, unknown>) {
  const req = await createLocalReq({ locale }, payload)
  const { fields } = payload.collections[collection].config
  return missingOf(req, { collection, id: 'x', fields, newest }, locale)
}

const both = (ru: unknown, kk: unknown) => ({ ru, kk })
const words = {
  title: both('Аппарат', 'Аппарат'),
  summary: both('Кратко', 'Қысқаша'),
  description: both(rich('Текст'), rich('Мәтін')),
}
const facts = { brand: '00000000-0000-4000-8000-000000000000', formFactor: 'ric', availability: 'in_stock' }

it('names every required field of every kind of document that has drafts, as an editor calls it', async () => {
  const kinds = payload.config.collections.filter(({ versions }) => versions?.drafts)
  expect(kinds.length).toBeGreaterThan(8)
  for (const { fields, slug } of kinds) {
    const required = dataFields(fields).filter((field) => 'required' in field && field.required)
    const found = await missing({ collection: slug as 'devices' }, {})
    expect(
      found.map(({ field }) => field),
      slug,
    ).toEqual(expect.arrayContaining(required.map(({ name }) => name)))
    expect(
      found.filter(({ label, words }) => !/^[А-Я]/.test(label) || words !== null),
      slug,
    ).toEqual([])
  }
})

it('names what is missing in the order of the form, and nothing of what is whole', async () => {
  const found = await missing({ collection: 'devices' }, words)
  expect(found).toEqual([
    { field: 'brand', label: 'Бренд', words: null },
    { field: 'availability', label: 'Наличие', words: null },
    { field: 'formFactor', label: 'Форма', words: null },
  ])
  for (const locale of ['ru', 'kk'] as const)
    expect(await missing({ collection: 'devices', locale }, { ...words, ...facts }), locale).toEqual([])
})

it('says of what is filled in against a rule which rule it is', async () => {
  const cheaper = { ...words, ...facts, priceKzt: 200_000, oldPriceKzt: 100_000 }
  for (const locale of ['ru', 'kk'] as const)
    expect(await missing({ collection: 'devices', locale }, cheaper)).toEqual([
      { field: 'oldPriceKzt', label: 'Старая цена, ₸', words: expect.stringContaining('больше нынешней') },
    ])
  const hours = [{ id: 'a', day: '1', opens: '18:00', closes: '09:00' }]
  const branch = { title: both('Филиал', 'Филиал'), address: both('Абая 1', 'Абай 1'), hours }
  expect(await missing({ collection: 'branches' }, branch)).toMatchObject([{ field: 'hours', label: 'Часы работы' }])
})
