import { createLocalReq, type PayloadRequest } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readBrandName } from '../../src/modules/brand/index.ts'
import {
  readSeoReportPage,
  readSeoSummary,
  type SeoRow,
  walkSeoReport,
} from '../../src/modules/seo/operations/read-seo-report.ts'
import { readSitemapParts } from '../../src/modules/seo/operations/sitemap-parts.ts'
import { insertManyConsumables } from '../support/many-products.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'
import { publishedConsumable } from '../support/published-consumable.ts'

const count = 1300
const kazakh = count - count / 100 + 1

let cms: TestCms
let req: PayloadRequest
beforeAll(async () => {
  cms = await openCms()
  req = await createLocalReq({}, cms.payload)
  await insertManyConsumables(cms.payload, await publishedConsumable(cms.payload), count)
})
afterAll(() => cms?.close())

async function report(): Promise<SeoRow[]> {
  const rows: SeoRow[] = []
  for await (const block of walkSeoReport(req)) rows.push(...block)
  return rows
}

it('reports each published page in each language once', async () => {
  const rows = await report()
  expect(new Set(rows.map(({ id, locale }) => `${id}:${locale}`)).size).toBe(rows.length)
  expect(rows.filter(({ locale }) => locale === 'ru')).toHaveLength(count + 1)
  expect(rows.filter(({ locale }) => locale === 'kk')).toHaveLength(kazakh)
})

it('finds words that are said twice in one language, without regard to case, and none on hidden pages', async () => {
  const rows = await report()
  // Every copy has the description of the first, and a title of its own.
  expect(rows.filter(({ issues }) => issues.includes('description-duplicate'))).toHaveLength(rows.length)
  expect(rows.filter(({ issues }) => issues.includes('title-duplicate'))).toEqual([])
  const [one, other] = rows.filter(({ locale }) => locale === 'ru')
  const shared = { collection: 'consumables', locale: 'ru', depth: 0 } as const
  const rename = (id: string | undefined, data: object) =>
    cms.payload.update({ ...shared, id: String(id), data: { ...data, _status: 'published' }, overrideAccess: true })
  await rename(one?.id, { title: 'Одно и то же' })
  await rename(other?.id, { title: ' ОДНО И ТО ЖЕ' })
  const alike = (await report()).filter(({ issues }) => issues.includes('title-duplicate'))
  expect(alike.map(({ id }) => id)).toEqual([one?.id, other?.id].toSorted())
  await rename(other?.id, { meta: { noindex: true } })
  expect((await report()).filter(({ issues }) => issues.includes('title-duplicate'))).toEqual([])
})

it('is shown by pages that follow one another, of all pages and of those with an issue', async () => {
  for (const issue of [null, 'noindex'] as const) {
    const wanted = (await report()).filter(({ issues }) => !issue || issues.includes(issue))
    const seen: SeoRow[] = []
    let place: Parameters<typeof readSeoReportPage>[1] = null
    do {
      const { rows, next }: Awaited<ReturnType<typeof readSeoReportPage>> = await readSeoReportPage(req, place, issue)
      seen.push(...rows)
      place = next
    } while (place)
    expect(seen).toEqual(wanted)
  }
})

it('counts issues only of as many pages as somebody can wait for', async () => {
  expect(await readSeoSummary(req)).toEqual({ pages: count + 1 + kazakh, issues: null })
})

it('parts the sitemap by id, without a page twice or left out', async () => {
  const parts = await readSitemapParts(cms.payload, 'consumables', 400)
  expect(parts).toHaveLength(4)
  expect(parts[0]?.from).toBeNull()
  expect(parts.at(-1)?.before).toBeNull()
  expect(parts.slice(1).map(({ from }) => from)).toEqual(parts.slice(0, -1).map(({ before }) => before))
  expect(await readSitemapParts(cms.payload, 'brands')).toEqual([])
})

it('says that a part changed when something was published, not when somebody wrote a draft', async () => {
  const updatedAt = async () => (await readSitemapParts(cms.payload, 'consumables'))[0]?.updatedAt
  const [first] = (await report()).filter(({ locale, noindex }) => locale === 'ru' && !noindex)
  const save = (data: object, draft: boolean) =>
    cms.payload.update({
      collection: 'consumables',
      id: String(first?.id),
      locale: 'ru',
      depth: 0,
      draft,
      data,
      overrideAccess: true,
    })
  const before = await updatedAt()
  await save({ title: 'Набросок', _status: 'draft' }, true)
  expect(await updatedAt()).toBe(before)
  await save({ title: 'Готово', _status: 'published' }, false)
  expect(Date.parse((await updatedAt()) ?? '')).toBeGreaterThan(Date.parse(before ?? ''))
})

it('names the home page and the sections whose words for search are written, before all documents', async () => {
  const written = { title: 'Батарейки и фильтры для аппаратов', description: 'Коротко.' }
  const shared = { locale: 'ru', depth: 0, overrideAccess: true } as const
  await cms.payload.updateGlobal({ slug: 'sections', data: { consumables: written }, ...shared })
  const [first, ...others] = await report()
  expect(first).toMatchObject({ ...written, collection: 'globals', id: 'sections', path: '/raskhodniki', locale: 'ru' })
  expect(first?.issues).toEqual(['description-too-short', 'image-drawn'])
  expect(others.every(({ collection }) => collection !== 'globals')).toBe(true)
  expect((await readSeoReportPage(req, null, 'description-too-short')).rows[0]).toEqual(first)
  expect((await readSeoSummary(req)).pages).toBe(count + 2 + kazakh)
})

it('finds words that the home page, a section, a person and a document share, and tells sections apart', async () => {
  const shared = { locale: 'ru', depth: 0, overrideAccess: true } as const
  const home = (title: string) => cms.payload.updateGlobal({ slug: 'home', data: { meta: { title } }, ...shared })
  await home('Один заголовок')
  await cms.payload.updateGlobal({
    slug: 'sections',
    data: { articles: { title: 'один заголовок' }, branches: { title: 'Другой' } },
    ...shared,
  })
  const person = await cms.payload.create({
    collection: 'specialists',
    data: { title: 'Врач', role: 'Врач', slug: 'vrach', originalLanguage: 'ru', _status: 'published' },
    ...shared,
    context: { wordsUnchanged: true },
  })
  const alike = async () => {
    const of = (rows: SeoRow[]) => rows.filter(({ issues }) => issues.includes('title-duplicate'))
    const paths = of(await report()).map(({ path }) => path)
    // The pages of the report tell the same, of all pages and of those with the issue.
    const all = of((await readSeoReportPage(req, null, null)).rows)
    expect(all.map(({ path }) => path)).toEqual(paths.slice(0, all.length))
    const asked = await readSeoReportPage(req, null, 'title-duplicate')
    expect(asked.rows.map(({ path }) => path)).toEqual(paths)
    return paths
  }
  expect(await alike()).toEqual(['/', '/articles'])
  await home(`Врач · ${await readBrandName(cms.payload, 'ru')}`)
  expect(await alike()).toEqual(['/', '/specialisty/vrach'])
  expect((await report()).find(({ id }) => id === person.id)).toMatchObject({
    collection: 'specialists',
    field: 'title',
  })
  const [document] = (await report()).filter(
    ({ collection, locale }) => collection === 'consumables' && locale === 'ru',
  )
  await home(document?.title ?? '')
  expect(await alike()).toEqual(['/', document?.path])
})
