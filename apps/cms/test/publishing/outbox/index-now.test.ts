import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { routes } from '@estu/domain/routing/routes'
import { sectionKeys } from '@estu/domain/routing/sections'
import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { tellIndexNow } from '../../../src/modules/index-now/index.ts'
import { openCms, type TestCms } from '../../support/open-cms.ts'

type Told = { host: string; key: string; keyLocation: string; urlList: string[] }

/** Stands in for the service: keeps what it was told, and answers as it is bid. */
const told: Told[] = []
let status = 200
const server = createServer(async (request, response) => {
  const body = (await json(request)) as Told
  if (status === 200) told.push(body)
  response.writeHead(status).end()
})

let cms: TestCms
let time = 0
let turn: () => Promise<void>
beforeAll(async () => {
  cms = await openCms()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const settings = { key: 'a1b2c3d4', endpoint: `http://127.0.0.1:${port}/indexnow`, webUrl: 'https://estu.example' }
  turn = tellIndexNow(cms.payload, settings, () => time)
})
afterAll(async () => {
  server.close()
  await cms?.close()
})

/** As if what was announced had been for a while, and the last turn too. */
async function later(minutes = 1): Promise<void> {
  await cms.payload.db.drizzle.execute(sql`update outbox set created_at = created_at - interval '1 minute'`)
  time += minutes * 60_000
}
const publish = (locale: 'ru' | 'kk', data: object, id?: string) => {
  const shared = { collection: 'brands', locale, overrideAccess: true } as const
  const fields = { ...(id ? {} : { tagline: 'Коротко' }), ...data, _status: 'published' } as never
  return id ? cms.payload.update({ ...shared, id, data: fields }) : cms.payload.create({ ...shared, data: fields })
}

it('nobody is told of what was there before; then of each change once, in the languages that are published', async () => {
  await publish('ru', { title: 'Раньше', slug: 'ranshe' })
  await later()
  await turn()
  expect(told).toEqual([])
  const { id } = (await publish('ru', { title: 'Марка', slug: 'marka' })) as { id: string }
  await publish('ru', { title: 'Марка!' }, id)
  await later()
  await turn()
  expect(told).toEqual([
    {
      host: 'estu.example',
      key: 'a1b2c3d4',
      keyLocation: 'https://estu.example/indexnow.txt',
      urlList: ['https://estu.example/marka'],
    },
  ])
  await later()
  await turn()
  expect(told).toHaveLength(1)
  await publish('ru', { meta: { noindex: true } }, id)
  await later()
  await turn()
  expect(told).toHaveLength(1)
  await publish('ru', { slug: 'marka-novaya', meta: { noindex: false } }, id)
  await later()
  await turn()
  expect(told[1]?.urlList.toSorted()).toEqual([
    'https://estu.example/kk/marka',
    'https://estu.example/marka',
    'https://estu.example/marka-novaya',
  ])
})

it('a service that is away is told later, after a wait, and nothing is lost', async () => {
  told.length = 0
  await publish('ru', { title: 'Ещё', slug: 'eshche' })
  await later()
  status = 503
  await expect(turn()).rejects.toThrow('503')
  status = 200
  await turn()
  expect(told).toEqual([])
  await later(2)
  await turn()
  expect(told.map(({ urlList }) => urlList)).toEqual([['https://estu.example/eshche']])
})

it('words that were refused are not repeated', async () => {
  told.length = 0
  await publish('ru', { title: 'Отказ', slug: 'otkaz' })
  await later()
  status = 422
  await turn()
  status = 200
  await later()
  await turn()
  expect(told).toEqual([])
})

it('the words of the sections are told as all their pages, and people as theirs', async () => {
  told.length = 0
  const shared = { locale: 'ru', overrideAccess: true } as const
  await cms.payload.updateGlobal({ slug: 'sections', data: { devices: { title: 'Аппараты' } }, ...shared })
  await later()
  await turn()
  const sections = sectionKeys.flatMap((key) =>
    ['', '/kk'].map((prefix) => `https://estu.example${prefix}${routes[key].path}`),
  )
  expect(told.map(({ urlList }) => urlList.toSorted())).toEqual([sections.toSorted()])
  told.length = 0
  const person = { title: 'Анна', role: 'Врач', slug: 'anna', originalLanguage: 'ru', _status: 'published' } as const
  const { id } = await cms.payload.create({
    collection: 'specialists',
    data: person,
    ...shared,
    context: { wordsUnchanged: true },
  })
  await later()
  await turn()
  expect(told.map(({ urlList }) => urlList)).toEqual([['https://estu.example/specialisty/anna']])
  await cms.payload.delete({ collection: 'specialists', id, overrideAccess: true })
  await later()
  await turn()
  // Nobody knows any more in which languages there was a page.
  expect(told[1]?.urlList.toSorted()).toEqual([
    'https://estu.example/kk/specialisty/anna',
    'https://estu.example/specialisty/anna',
  ])
})
