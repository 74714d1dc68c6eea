import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fillLinks } from '../../src/modules/links/index.ts'
import { type Place, readReport } from '../../src/modules/links/operations/read-report.ts'
import { textWith, toAddress, toArticle } from '../links/text-with-links.ts'
import { atTheDesk } from '../publishing/trash/trash-cms.ts'
import { insertManyConsumables } from '../support/many-products.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'
import { publishedConsumable } from '../support/published-consumable.ts'
import { expectWithin, size } from '../support/size.ts'

const count = size(1000, 10_000)
const most = 2000

let cms: TestCms
let desk: ReturnType<typeof atTheDesk>
let target: string
beforeAll(async () => {
  cms = await openCms()
  desk = atTheDesk(cms)
  target = await desk.article('Цель всех')
  const first = await publishedConsumable(cms.payload)
  const description = textWith(toArticle(target), toAddress('/filialy'), toAddress('/nikuda'))
  const shared = { collection: 'consumables', id: first, locale: 'ru', depth: 0, overrideAccess: true } as const
  await cms.payload.update({ ...shared, data: { description, _status: 'published' }, overrideAccess: true })
  await insertManyConsumables(cms.payload, first, count)
  await fillLinks(cms.payload)
  await cms.payload.db.drizzle.execute(sql`analyze content_links`)
}, 600_000)
afterAll(() => cms?.close())

async function timed<T>(work: () => Promise<T>): Promise<{ took: number; result: T }> {
  const began = performance.now()
  const result = await work()
  return { took: performance.now() - began, result }
}

it('the first page of the report is there at once, and so is the last', async () => {
  const { req } = await desk.as('editor')
  const first = await timed(() => readReport(req, {}))
  expect(first.result.total).toBe(count + 1)
  expect(first.result.rows).toHaveLength(50)
  const late: Place = { collection: 'consumables', id: 'f', locale: 'ru', place: 0 }
  const last = await timed(() => readReport(req, { kind: 'internal', locale: 'ru', after: late }))
  console.log(`${count} documents: first page ${first.took.toFixed(0)} ms, a late one ${last.took.toFixed(0)} ms`)
  expectWithin(first.took, most)
  expectWithin(last.took, most)
})

it('pages that follow one another hold every broken link once', async () => {
  const { req } = await desk.as('editor')
  const seen: string[] = []
  let after: Place | undefined
  do {
    const { rows, next } = await readReport(req, after ? { after } : {})
    seen.push(...rows.map(({ id, locale, place }) => `${id} ${locale} ${place}`))
    after = next ?? undefined
  } while (after)
  expect(seen).toHaveLength(count + 1)
  expect(new Set(seen).size).toBe(seen.length)
}, 300_000)

it('a page that all of them lead to is taken off while its editor waits', async () => {
  const { req } = await desk.as('editor')
  const data = { _status: 'draft' as const }
  const { took } = await timed(() =>
    cms.payload.update({ collection: 'articles', id: target, locale: 'ru', data, overrideAccess: true, depth: 0 }),
  )
  console.log(`${count} links judged anew with the save: ${took.toFixed(0)} ms`)
  expect((await readReport(req, { locale: 'ru' })).total).toBe(2 * (count + 1))
  expectWithin(took, 5000)
})
