import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { keepIndex } from '../../src/modules/hosted-search/index.ts'
import { searchHosted } from '../../src/modules/hosted-search/operations/ask-hosted.ts'
import { pushDocuments } from '../../src/modules/hosted-search/operations/push-documents.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'
import { openStandIn } from './stand-in.ts'

let cms: TestCms
let service: Awaited<ReturnType<typeof openStandIn>>
beforeAll(async () => {
  cms = await openCms()
  service = await openStandIn()
})
afterAll(async () => {
  service.close()
  await cms.close()
})

const put = (id: number, title: string) =>
  cms.payload.db.drizzle.execute(sql`
    insert into search_documents (generation, collection, document_id, locale, kind, path, title, body, title_key, title_terms,
      terms, boost, names)
    select 0, 'pages', ${String(id)}, locale, 'pages', ${`/page-${id}`}, ${title}, 'текст', '', '', '', 1, array[]::text[]
    from unnest(array['ru', 'kk']) as locale
    on conflict (collection, document_id, locale, generation) do update set title = excluded.title, updated_at = now()
  `)
const remove = (id: number) =>
  cms.payload.db.drizzle.execute(sql`delete from search_documents where document_id = ${String(id)}`)
const titles = () =>
  service
    .records('estu_ru')
    .map(({ title }) => title)
    .toSorted()
const pushAll = async () => {
  let pushed = 0
  for (let more = 1; more > 0; pushed += more) more = await pushDocuments(cms.payload, service.place())
  return pushed
}

it('sends what is new, changed and gone, and then nothing', async () => {
  await put(1, 'Первая')
  await put(2, 'Вторая')
  expect(await pushAll()).toBe(4)
  expect(titles()).toEqual(['Вторая', 'Первая'])
  await put(1, 'Первая, иначе')
  await remove(2)
  expect(await pushAll()).toBe(4)
  expect(titles()).toEqual(['Первая, иначе'])
  expect(await pushAll()).toBe(0)
})

it('sends everything to another index, and to the first one again what changed meanwhile', async () => {
  const other = service.place({ index: 'another' })
  expect(await pushDocuments(cms.payload, other)).toBe(2)
  expect(await pushDocuments(cms.payload, other)).toBe(0)
  expect(service.records('another_ru').map(({ title }) => title)).toEqual(titles())
  await put(1, 'Первая, в третий раз')
  expect(await pushDocuments(cms.payload, other)).toBe(2)
  expect(await pushAll()).toBe(2)
  expect(titles()).toEqual(['Первая, в третий раз'])
})

it('sends a question again when the page that shows it has another address', async () => {
  const { drizzle } = cms.payload.db
  await put(50, 'Страница с вопросом')
  await drizzle.execute(sql`update search_documents set names = '{questions:price}' where document_id = '50'`)
  await drizzle.execute(sql`
    insert into search_documents (generation, collection, document_id, locale, kind, path, title, body, title_key,
      title_terms, terms, boost, names)
    values (0, 'faq', '51', 'ru', 'questions', '#faq-51', 'Вопрос', '', '', '', '', 1, '{questions:price}')
  `)
  await pushAll()
  const path = () => service.records('estu_ru').find(({ title }) => title === 'Вопрос')?.path
  expect(path()).toBe('/page-50#faq-51')
  await drizzle.execute(sql`
    update search_documents set path = '/moved', updated_at = now() where document_id = '50' and locale = 'ru'
  `)
  expect(await pushAll()).toBe(2)
  expect(path()).toBe('/moved#faq-51')
  await remove(50)
  await remove(51)
  await pushAll()
})

it('leaves nothing out when the service refused, and goes on where it stopped', async () => {
  await put(3, 'Третья')
  service.refuse(true)
  await expect(pushDocuments(cms.payload, service.place())).rejects.toThrow()
  service.refuse(false)
  expect(await pushAll()).toBe(2)
  expect(titles()).toContain('Третья')
})

it('sends many in blocks', async () => {
  for (let id = 100; id < 700; id += 1) await put(id, `Страница ${id}`)
  service.batches.length = 0
  await pushAll()
  expect(service.batches.reduce((sum, size) => sum + size, 0)).toBe(1200)
  expect(Math.max(...service.batches)).toBeLessThanOrEqual(500)
})

it('is kept by the worker: set up once, then whenever something was announced', async () => {
  const turn = keepIndex(cms.payload, service.place())
  await turn()
  expect([...service.settings.keys()].toSorted()).toEqual(['estu_kk', 'estu_ru'])
  await put(4, 'Четвёртая')
  await turn()
  expect(titles()).not.toContain('Четвёртая')
  await cms.payload.db.drizzle.execute(sql`insert into outbox (tags) values ('["list:pages"]')`)
  await turn()
  expect(titles()).toContain('Четвёртая')
})

it('gives up on a service that does not answer in time', async () => {
  service.hold(true)
  const question = { locale: 'ru' as const, query: 'первая', kind: null, page: 1 }
  await expect(searchHosted(service.place({ timeoutMs: 100 }), question)).rejects.toThrow()
  service.hold(false)
})
