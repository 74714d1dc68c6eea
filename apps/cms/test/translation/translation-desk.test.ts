import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openCms, type TestCms } from '../support/open-cms.ts'

let cms: TestCms
beforeAll(async () => {
  cms = await openCms()
})
afterAll(() => cms?.close())

async function stateOf(collection: string, id: string, locale: 'ru' | 'kk') {
  const { drizzle } = cms.payload.db
  const found = await drizzle.execute(sql`
    select publication, total, missing, outdated from translation_states
    where collection = ${collection} and document_id = ${id} and locale = ${locale}
  `)
  return found.rows[0] as { publication: string; total: number; missing: string[]; outdated: string[] } | undefined
}

async function device(slug: string) {
  const brand = await cms.payload.create({
    collection: 'brands',
    data: { title: slug },
    locale: 'ru',
    draft: true,
    overrideAccess: true,
  })
  const made = await cms.payload.create({
    collection: 'devices',
    data: {
      title: 'Аппарат',
      summary: 'Первый',
      slug,
      brand: brand.id,
      formFactor: 'ric',
      availability: 'in_stock',
      priceKzt: 100_000,
      faq: [{ question: 'Вопрос', answer: 'Ответ' }],
    },
    locale: 'ru',
    draft: true,
    overrideAccess: true,
    depth: 0,
  })
  return made
}

const save = (id: string, locale: 'ru' | 'kk', data: object) =>
  cms.payload.update({ collection: 'devices', id, locale, data, draft: true, overrideAccess: true, depth: 0 })

it('tells what is missing, and goes out of date when the source changes after the translation, within one save', async () => {
  const made = await device('desk-1')
  const row = made.faq?.[0]?.id
  expect(await stateOf('devices', made.id, 'kk')).toEqual({
    publication: 'missing',
    total: 4,
    missing: ['title', 'summary', `faq.${row}.question`, `faq.${row}.answer`],
    outdated: [],
  })
  await save(made.id, 'kk', {
    title: 'Аппарат',
    summary: 'Бірінші',
    faq: [{ id: row, question: 'Сұрақ', answer: 'Жауап' }],
  })
  expect(await stateOf('devices', made.id, 'kk')).toMatchObject({ publication: 'draft', missing: [], outdated: [] })
  await save(made.id, 'ru', { summary: 'Второй', faq: [{ id: row, question: 'Вопрос', answer: 'Новый ответ' }] })
  expect(await stateOf('devices', made.id, 'kk')).toMatchObject({ outdated: ['summary', `faq.${row}.answer`] })
  await save(made.id, 'kk', { summary: 'Екінші' })
  expect(await stateOf('devices', made.id, 'kk')).toMatchObject({ outdated: [`faq.${row}.answer`] })
  await save(made.id, 'kk', { faq: [{ id: row, question: 'Сұрақ', answer: 'Жаңа жауап' }] })
  expect(await stateOf('devices', made.id, 'kk')).toMatchObject({ outdated: [] })
})

it('stays current when a price changes, and when the source returns to what was translated', async () => {
  const made = await device('desk-2')
  await save(made.id, 'kk', { title: 'Аппарат', summary: 'Бірінші' })
  await save(made.id, 'ru', { priceKzt: 120_000 })
  expect(await stateOf('devices', made.id, 'kk')).toMatchObject({ outdated: [] })
  await save(made.id, 'ru', { summary: 'Другой' })
  expect(await stateOf('devices', made.id, 'kk')).toMatchObject({ outdated: ['summary'] })
  await save(made.id, 'ru', { summary: 'Первый' })
  expect(await stateOf('devices', made.id, 'kk')).toMatchObject({ outdated: [] })
})

it('has nothing to translate where a document holds no words', async () => {
  await cms.payload.updateGlobal({
    slug: 'payments',
    locale: 'ru',
    data: { banks: [{ host: 'pay.bank.kz' }] },
    overrideAccess: true,
  })
  for (const locale of ['ru', 'kk'] as const)
    expect(await stateOf('globals', 'payments', locale)).toEqual({
      publication: 'published',
      total: 0,
      missing: [],
      outdated: [],
    })
})
