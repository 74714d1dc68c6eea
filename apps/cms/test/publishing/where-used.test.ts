import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { trashedCollections } from '../../src/modules/trash/trashed-collections.ts'
import { readWhereUsed } from '../../src/modules/where-used/read-where-used.ts'
import { referenceSources } from '../../src/modules/where-used/reference-sources.ts'
import { rich } from '../support/complete.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'
import { atTheDesk } from './trash/trash-cms.ts'

let cms: TestCms
let desk: ReturnType<typeof atTheDesk>
let database: pg.Client
beforeAll(async () => {
  cms = await openCms()
  desk = atTheDesk(cms)
  database = new pg.Client({ connectionString: cms.databaseUrl })
  database.on('error', () => undefined)
  await database.connect()
})
afterAll(async () => {
  await database.end()
  await cms.close()
})

const shared = { overrideAccess: true, depth: 0, locale: 'ru' as const }
const usesOf = async (
  collection: string,
  id: string,
  role: 'editor' | 'admin' = 'editor',
  after: string | null = null,
) => readWhereUsed((await desk.as(role)).req, collection, id, { after })
const inShort = async (collection: string, id: string) =>
  (await usesOf(collection, id)).rows.map(({ title, fields, live, effect }) => [
    title,
    fields.join(),
    live.join(),
    effect,
  ])

describe('the schema', () => {
  const tables = () => Object.values(cms.payload.db.rawTables)
  const known = () =>
    new Set(referenceSources(cms.payload).map(({ tables: [first], column }) => `${first?.name}.${column}`))

  it('has no column that leads to such a document and is not looked into', () => {
    const leading = tables()
      .filter(({ name }) => !name.startsWith('payload_'))
      .flatMap((table) =>
        Object.entries(table.columns).flatMap(([key, column]) => {
          const link = Object.values(table.foreignKeys ?? {}).find(
            ({ columns }) => columns.length === 1 && columns[0] === key,
          )
          const target = column.reference?.table ?? link?.foreignColumns[0]?.table
          const isOwn = ['_parentID', 'parent'].includes(key)
          return !isOwn && trashedCollections.some((slug) => slug === target) ? [`${table.name}.${column.name}`] : []
        }),
      )
    expect(leading.length).toBeGreaterThan(60)
    expect(leading.filter((place) => !known().has(place))).toEqual([])
  })

  it('has no running text that is not looked into', () => {
    const texts = tables()
      .filter(({ name }) => !/^(payload_|customers|appointments|outbox|translation_|idempotency|releases$)/.test(name))
      .flatMap(({ name, columns }) =>
        Object.values(columns).flatMap((column) => (column.type === 'jsonb' ? [`${name}.${column.name}`] : [])),
      )
    expect(texts.filter((place) => !known().has(place))).toEqual([])
  })

  it('finds each by an index', async () => {
    const { rows } = await database.query<{ tablename: string; indexdef: string }>(
      'select tablename, indexdef from pg_indexes',
    )
    const isIndexed = (table: string, column: string) =>
      rows.some(
        ({ tablename, indexdef }) =>
          tablename === table && new RegExp(`\\((?:rich_text_targets\\()?"?${column}"?[,)]`).test(indexdef),
      )
    // A single document has one row.
    const single = new Set(cms.payload.config.globals.map(({ slug }) => slug as string))
    const slow = referenceSources(cms.payload)
      .filter(({ field }) => !single.has(field.entity))
      .map(({ tables: [first], column }) => [first?.name ?? '', column] as const)
      .filter(([table, column]) => !isIndexed(table, column))
    expect(slow).toEqual([])
  })
})

it('finds covers, authors, links in running text, blocks, menus and lists, drafts apart from the site', async () => {
  const [cover, author] = [await desk.picture('where.png'), await desk.specialist('Дина')]
  const linked = await desk.article('Цель')
  const body = rich('Текст')
  const link = {
    type: 'link',
    version: 3,
    fields: { linkType: 'internal', doc: { relationTo: 'articles', value: linked } },
  }
  const typed = { type: 'link', version: 3, fields: { linkType: 'custom', url: '/articles/tsel' } }
  const page = await desk.article('Сюда смотрят', { cover, author }, ['ru'])
  const children = [...(body.root.children[0]?.children ?? []), { ...link, children: [] }, { ...typed, children: [] }]
  Object.assign(body.root.children[0] as object, { children })
  await cms.payload.update({ ...shared, collection: 'articles', id: page, draft: true, data: { body } })
  expect(await inShort('media', cover)).toEqual([['Сюда смотрят', 'Обложка', 'ru', 'breaks']])
  expect(await inShort('specialists', author)).toEqual([['Сюда смотрят', 'Автор', 'ru', 'breaks']])
  expect(await inShort('articles', linked)).toEqual([['Сюда смотрят', 'Текст', '', 'breaks']])
  await cms.payload.update({ ...shared, collection: 'articles', id: page, data: { _status: 'published' } })
  expect(await inShort('articles', linked)).toEqual([['Сюда смотрят', 'Текст', 'ru', 'breaks']])
})

it('finds who leads there by its address, and single documents', async () => {
  const text = { blockType: 'text' as const, body: rich('Мы') }
  const data = { title: 'О нас', slug: 'about-us', layout: [text] }
  const page = await cms.payload.create({
    ...shared,
    collection: 'pages',
    data: { ...data, _status: 'published' },
  })
  const path = '/about-us'
  await cms.payload.updateGlobal({
    ...shared,
    slug: 'navigation',
    data: { sections: [{ label: 'О нас', href: path }] },
  })
  const withButton = await cms.payload.create({
    ...shared,
    collection: 'pages',
    draft: true,
    data: {
      title: 'С кнопкой',
      layout: [{ blockType: 'callToAction', title: 'К нам', label: 'Сюда', href: path }],
    },
  })
  const found = await usesOf('pages', page.id)
  expect(found.rows.map(({ title, live, effect }) => [title, live.join(), effect])).toEqual([
    ['С кнопкой', '', 'breaks'],
    ['Навигация', 'ru,kk', 'breaks'],
  ])
  expect(found.rows[0]?.editUrl).toBe(`/admin/collections/pages/${withButton.id}?locale=ru`)
  expect(found.rows[1]?.editUrl).toBe('/admin/globals/navigation?locale=ru')
})

it('goes by pages of the same cost, and tells nobody of orders who may not read them', async () => {
  const branch = await cms.payload.create({ ...shared, collection: 'branches', draft: true, data: { title: 'Абая' } })
  for (let index = 0; index < 23; index += 1) {
    const data = { title: `Врач ${index}`, role: 'Сурдолог', branch: branch.id }
    await cms.payload.create({ ...shared, collection: 'specialists', draft: true, data })
  }
  await cms.payload.create({
    ...shared,
    collection: 'feedback',
    data: {
      reference: 'F-1',
      topic: 'thanks',
      message: 'Спасибо',
      name: 'Асель',
      language: 'ru',
      branch: branch.id,
      contactBy: 'call',
      phone: '+77010000000',
      status: 'new',
    },
  })
  const first = await usesOf('branches', branch.id)
  expect(first.rows).toHaveLength(20)
  expect(first.hidden).toEqual([{ section: 'Обращения', count: 1 }])
  expect(JSON.stringify(first)).not.toContain('F-1')
  const second = await usesOf('branches', branch.id, 'editor', first.next)
  expect(second.rows).toHaveLength(3)
  expect(second.next).toBeNull()
  expect(new Set([...first.rows, ...second.rows].map(({ title }) => title)).size).toBe(23)
  expect((await usesOf('branches', branch.id, 'admin')).rows.some(({ title }) => title === 'F-1')).toBe(true)
})
