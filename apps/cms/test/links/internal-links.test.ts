import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { fillLinks, followLinkChanges } from '../../src/modules/links/index.ts'
import { readReport } from '../../src/modules/links/operations/read-report.ts'
import { atTheDesk } from '../publishing/trash/trash-cms.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'
import { textWith, toAddress, toArticle } from './text-with-links.ts'

let cms: TestCms
let desk: ReturnType<typeof atTheDesk>
beforeAll(async () => {
  cms = await openCms()
  desk = atTheDesk(cms)
})
afterAll(() => cms?.close())
beforeEach(async () => {
  // Each test begins with a report of its own.
  await cms.payload.db.drizzle.execute(sql`delete from content_links`)
})

type Language = 'ru' | 'kk'
const shared = { collection: 'articles', depth: 0, overrideAccess: true } as const

const publish = (id: string, locale: Language, data: object) =>
  cms.payload.update({ ...shared, id, locale, data: { ...data, _status: 'published' }, overrideAccess: true })
const unpublish = (id: string, locale: Language) =>
  cms.payload.update({ ...shared, id, locale, data: { _status: 'draft' }, overrideAccess: true })

async function report(filter: Parameters<typeof readReport>[1] = {}) {
  const { req } = await desk.as('editor')
  const { rows } = await readReport(req, filter)
  return rows.map(({ collection, locale, problem }) => `${collection} ${locale} ${problem}`).toSorted()
}

/** An article, public in both languages, whose text has links in both. */
async function articleWith(title: string, ...nodes: object[]): Promise<string> {
  const id = await desk.article(title)
  for (const locale of ['ru', 'kk'] as const) await publish(id, locale, { body: textWith(...nodes) })
  return id
}

it('is empty while every link leads somewhere, and names nothing that is a draft', async () => {
  const to = await desk.article('Цель', { slug: 'tsel-pustogo' })
  const id = await articleWith(
    'Ровная',
    toArticle(to),
    toAddress('/articles/tsel-pustogo?a=1#b'),
    toAddress('/filialy'),
  )
  expect(await report()).toEqual([])
  await cms.payload.update({
    ...{ ...shared, id, locale: 'ru', draft: true, overrideAccess: true },
    data: { body: textWith(toAddress('/nikuda')), _status: 'draft' },
  })
  expect(await report()).toEqual([])
})

it('names a link in the language in which its document is not public any more, until it is again', async () => {
  const to = await desk.article('Снимут', { slug: 'snimut' })
  await articleWith('Ведёт', toArticle(to), toAddress('/articles/snimut'))
  await unpublish(to, 'kk')
  expect(await report()).toEqual(['articles kk unpublished', 'articles kk unpublished'])
  expect(await report({ locale: 'ru' })).toEqual([])
  await unpublish(to, 'ru')
  expect(await report()).toHaveLength(4)
  await publish(to, 'ru', {})
  expect(await report({ locale: 'ru' })).toEqual([])
  expect(await report({ locale: 'kk' })).toHaveLength(2)
})

it('takes what is in the draft when it becomes public, and forgets what is taken off', async () => {
  const id = await articleWith('Сама', toAddress('/nikuda'))
  expect(await report()).toEqual(['articles kk nowhere', 'articles ru nowhere'])
  await unpublish(id, 'kk')
  expect(await report()).toEqual(['articles ru nowhere'])
  await publish(id, 'ru', { body: textWith() })
  expect(await report()).toEqual([])
})

it('follows an address that changes: the redirect leads there, and without it the address is nowhere', async () => {
  const to = await desk.article('Переедет', { slug: 'do-pereezda' })
  await articleWith('Ведёт на прежний', toAddress('/articles/do-pereezda'), toAddress('/articles/posle-pereezda'))
  expect(await report()).toEqual(['articles kk nowhere', 'articles ru nowhere'])
  await publish(to, 'ru', { slug: 'posle-pereezda' })
  expect(await report()).toEqual([])
  await cms.payload.delete({
    collection: 'redirects',
    where: { from: { equals: '/articles/do-pereezda' } },
    overrideAccess: true,
  })
  expect(await report()).toEqual(['articles kk nowhere', 'articles ru nowhere'])
})

it('names what leads to the trash, redirects among it, and what lies in the trash leads nowhere itself', async () => {
  const to = await desk.article('Выбросят', { slug: 'vybrosyat' })
  const redirect = { from: '/staroe', document: { relationTo: 'articles' as const, value: to } }
  await cms.payload.create({ collection: 'redirects', data: redirect, overrideAccess: true })
  const id = await articleWith('По старому', toAddress('/staroe'))
  expect(await report()).toEqual([])
  await desk.trash('articles', to)
  expect(await report()).toEqual(['articles kk trashed', 'articles ru trashed', 'redirects both trashed'])
  expect(await report({ locale: 'kk' })).toEqual(['articles kk trashed', 'redirects both trashed'])
  await desk.trash('articles', id)
  expect(await report()).toEqual(['redirects both trashed'])
})

it('follows redirects to redirects, and says of a chain with a broken end that it leads nowhere', async () => {
  const create = (from: string, to: string) =>
    cms.payload.create({ collection: 'redirects', data: { from, to }, overrideAccess: true })
  await create('/a-1', '/a-2')
  const second = await create('/a-2', '/filialy')
  await articleWith('Цепочка', toAddress('/a-1'))
  expect(await report()).toEqual([])
  await cms.payload.update({ collection: 'redirects', id: second.id, data: { to: '/nikuda' }, overrideAccess: true })
  expect(await report()).toEqual([
    'articles kk nowhere',
    'articles ru nowhere',
    'redirects both nowhere',
    'redirects both nowhere',
  ])
})

it('follows a redirect from an address however it is spelt, and judges it again when that is gone', async () => {
  const data = { from: '/Zima-Старая/', to: '/filialy' }
  const redirect = await cms.payload.create({ collection: 'redirects', data, overrideAccess: true })
  const spellings = ['/Zima-Старая', '/zima-старая/?utm_source=a', encodeURI('/kk/Zima-Старая')]
  await articleWith('По-разному', ...spellings.map(toAddress))
  expect(await report()).toEqual([])
  await cms.payload.delete({ collection: 'redirects', id: redirect.id, overrideAccess: true })
  expect(await report()).toHaveLength(2 * spellings.length)
})

it('looks into single documents, in both languages', async () => {
  const to = await desk.article('Из меню', { slug: 'iz-menyu' }, ['ru'])
  const item = { label: 'Слух', href: '/articles/iz-menyu' }
  const { req } = await desk.as('admin')
  const before = await cms.payload.findGlobal({ slug: 'announcement', depth: 0, overrideAccess: true })
  await cms.payload.updateGlobal({
    slug: 'announcement',
    locale: 'ru',
    data: { ...before, text: item.label, href: item.href },
    overrideAccess: true,
    req,
  })
  expect(await report()).toEqual(['globals kk unpublished'])
  await publish(to, 'kk', {})
  expect(await report()).toEqual([])
})

it('what was public before the report knew it is taken in by `pnpm reindex`', async () => {
  const to = await desk.article('Цель позже', {}, ['ru'])
  await articleWith('Давняя', toArticle(to))
  const known = await report()
  expect(known).toContain('articles kk unpublished')
  await cms.payload.db.drizzle.execute(sql`delete from content_links`)
  expect(await report()).toEqual([])
  await fillLinks(cms.payload)
  expect(await report()).toEqual(expect.arrayContaining(known))
})

it('two that change at the same moment are judged once more by the worker', async () => {
  const to = await desk.article('Одновременно')
  await articleWith('Навстречу', toArticle(to))
  await unpublish(to, 'ru')
  // As if the one had not seen the other.
  await cms.payload.db.drizzle.execute(sql`update content_links set problem = null`)
  expect(await report()).toEqual([])
  while ((await followLinkChanges(cms.payload)) > 0);
  expect(await report()).toEqual(['articles ru unpublished'])
})
