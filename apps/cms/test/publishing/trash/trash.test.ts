import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { rich } from '../../support/complete.ts'
import { openCms, type TestCms } from '../../support/open-cms.ts'
import { atTheDesk } from './trash-cms.ts'

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

const articles = { collection: 'articles' as const, overrideAccess: true, depth: 0 }
const drafts = { ru: 'draft', kk: 'draft' }
const rowsOf = async (query: string, ...values: unknown[]) => (await database.query(query, values)).rows
const refused = (work: Promise<unknown>) =>
  work.then(
    () => 'accepted',
    (error: Error) => error.message,
  )

async function announced(change: () => Promise<unknown>): Promise<string[]> {
  const [before] = await rowsOf('select coalesce(max(id), 0) as id from outbox')
  await change()
  return [...new Set((await rowsOf('select tags from outbox where id > $1', before.id)).flatMap(({ tags }) => tags))]
}

it('takes a document off the site in both languages, says so, and gives it back as a draft', async () => {
  const id = await desk.article('Слух')
  await cms.payload.jobs.queue({
    task: 'schedulePublish',
    input: { type: 'publish', doc: { relationTo: 'articles', value: id } },
    waitUntil: new Date(Date.now() + 3_600_000),
  })
  const tags = await announced(() => desk.trash('articles', id))
  expect(tags).toEqual(expect.arrayContaining([`document:articles:${id}`, 'list:articles', 'slug:articles:sluh']))
  expect(await desk.stateOf('articles', id)).toEqual({ status: drafts, trashed: true })
  expect(await rowsOf('select live from addresses where document_id = $1', id)).toEqual([{ live: false }])
  expect(await rowsOf('select 1 from translation_states where document_id = $1', id)).toEqual([])
  expect(await rowsOf("select 1 from payload_jobs where task_slug = 'schedulePublish'")).toEqual([])
  for (const locale of ['ru', 'kk'] as const) {
    for (const trash of [false, true]) {
      const seen = await cms.payload.find({ ...articles, overrideAccess: false, locale, trash })
      expect(seen.docs).toEqual([])
    }
  }

  const picture = await desk.picture('not-for-visitors.png')
  await desk.trash('media', picture)
  const pictures = { collection: 'media', where: { id: { equals: picture } }, overrideAccess: false } as const
  for (const trash of [false, true]) expect((await cms.payload.find({ ...pictures, trash })).docs).toEqual([])

  await desk.restore('articles', id)
  expect(await desk.stateOf('articles', id)).toEqual({ status: drafts, trashed: false })
  const newest = await cms.payload.findByID({ ...articles, id, draft: true, locale: 'kk' })
  expect(newest).toMatchObject({ title: 'Слух қазақша', _status: 'draft', deletedAt: null })
  expect(
    await rowsOf('select locale, publication from translation_states where document_id = $1 order by 1', id),
  ).toEqual([
    { locale: 'kk', publication: 'draft' },
    { locale: 'ru', publication: 'draft' },
  ])
})

it('remembers what a translation was made from while the document lies in the trash', async () => {
  const id = await desk.article('Перевод')
  await cms.payload.update({ ...articles, id, locale: 'ru', data: { summary: 'Переписано.', _status: 'published' } })
  const outdated = () => rowsOf("select outdated from translation_states where document_id = $1 and locale = 'kk'", id)
  const before = await outdated()
  expect(before).toEqual([{ outdated: ['summary'] }])
  await desk.trash('articles', id)
  await desk.restore('articles', id)
  expect(await outdated()).toEqual(before)
})

it('is for editors: throwing away, taking back and, for admins alone, deleting for ever', async () => {
  const id = await desk.article('Роли')
  for (const role of ['translator', 'clinic'] as const) {
    expect(await refused(desk.trash('articles', id, role))).not.toBe('accepted')
    expect(await refused(cms.payload.delete({ ...(await desk.as(role)), collection: 'articles', id }))).not.toBe(
      'accepted',
    )
  }
  expect(await desk.stateOf('articles', id)).toMatchObject({ trashed: false })
  expect(await refused(cms.payload.delete({ ...(await desk.as('editor')), collection: 'articles', id }))).toContain(
    'корзин',
  )
  expect(await refused(cms.payload.delete({ ...(await desk.as('admin')), collection: 'articles', id }))).toContain(
    'корзин',
  )
  await desk.trash('articles', id)
  for (const role of ['translator', 'clinic'] as const) {
    expect(await refused(desk.restore('articles', id, role))).not.toBe('accepted')
  }
  expect(await refused(cms.payload.delete({ ...(await desk.as('editor')), collection: 'articles', id }))).not.toBe(
    'accepted',
  )
  expect(await desk.stateOf('articles', id)).toMatchObject({ trashed: true })
  await cms.payload.delete({ ...(await desk.as('admin')), collection: 'articles', id })
  expect(await rowsOf('select 1 from articles where id = $1', id)).toEqual([])
})

it('keeps to the same rules for many at once', async () => {
  const ids = [await desk.article('Первая'), await desk.article('Вторая')]
  const where = { id: { in: ids } }
  const bulk = async (role: 'editor' | 'admin', trash: boolean) =>
    cms.payload.delete({ ...(await desk.as(role)), collection: 'articles', where, trash })
  expect(await refused(bulk('admin', false))).toContain('корзин')
  expect((await bulk('admin', true)).docs).toEqual([])
  const trashed = await cms.payload.update({
    ...(await desk.as('editor')),
    collection: 'articles',
    where,
    data: { deletedAt: new Date().toISOString() },
  })
  expect(trashed.errors).toEqual([])
  for (const id of ids) expect(await desk.stateOf('articles', id)).toEqual({ status: drafts, trashed: true })
  expect(await refused(bulk('editor', true))).not.toBe('accepted')
  expect((await bulk('admin', true)).docs).toHaveLength(2)
  expect(await rowsOf('select 1 from articles where id = any($1)', ids)).toEqual([])
})

it('refuses to break a page, and names it in the language of whoever asks', async () => {
  const [cover, author] = [await desk.picture('cover.png'), await desk.specialist('Айгуль')]
  const linked = await desk.article('На неё ссылаются')
  const link = {
    type: 'link',
    version: 3,
    fields: { linkType: 'internal', doc: { relationTo: 'articles', value: linked } },
  }
  const body = rich('Текст')
  Object.assign(body.root.children[0] as object, {
    children: [...(body.root.children[0]?.children ?? []), { ...link, children: [] }],
  })
  const page = await desk.article('Видна всем', { cover, author })
  await cms.payload.update({ ...articles, id: page, locale: 'ru', data: { body, _status: 'published' } })
  for (const [collection, id] of [
    ['media', cover],
    ['specialists', author],
    ['articles', linked],
  ] as const) {
    expect(await refused(desk.trash(collection, id))).toMatch(/Нельзя удалить.*«Видна всем»/)
    expect(await refused(desk.trash(collection, id, 'editor', 'kk'))).toMatch(/Жоюға болмайды.*«Видна всем қазақша»/)
    expect(await desk.stateOf(collection, id)).toMatchObject({ trashed: false })
  }
  await desk.trash('articles', page)
  for (const [collection, id] of [
    ['media', cover],
    ['specialists', author],
    ['articles', linked],
  ] as const) {
    await desk.trash(collection, id)
    expect(await desk.stateOf(collection, id)).toMatchObject({ trashed: true })
  }
})

it('refuses one of many that a page shows, and takes the others', async () => {
  const [used, free] = [await desk.picture('used.png'), await desk.picture('free.png')]
  await desk.article('С обложкой', { cover: used })
  const result = await cms.payload.update({
    ...(await desk.as('editor')),
    collection: 'media',
    where: { id: { in: [used, free] } },
    data: { deletedAt: new Date().toISOString() },
  })
  expect(result.errors.map(({ id, message }) => [id, message.includes('«С обложкой»')])).toEqual([[used, true]])
  expect(await desk.stateOf('media', used)).toMatchObject({ trashed: false })
  expect(await desk.stateOf('media', free)).toMatchObject({ trashed: true })
})

it('lets nothing be published that shows what lies in the trash', async () => {
  const cover = await desk.picture('thrown-away.png')
  const id = await desk.article('Черновик с обложкой', { cover }, [])
  await desk.trash('media', cover)
  const publish = async () =>
    cms.payload.update({
      ...(await desk.as('editor')),
      collection: 'articles',
      id,
      locale: 'ru',
      data: { _status: 'published' },
    })
  expect(await refused(publish())).toMatch(/лежит в корзине: «thrown-away.webp»/)
  expect(await desk.stateOf('articles', id)).toEqual({ status: drafts, trashed: false })
  await desk.restore('media', cover)
  await publish()
  expect(await desk.stateOf('articles', id)).toMatchObject({ status: { ru: 'published', kk: 'draft' } })
})

it('frees the address, and names who took it when the document comes back', async () => {
  const id = await desk.article('Адрес')
  await desk.trash('articles', id)
  const other = await desk.article('Занял адрес', { slug: 'adres' })
  expect(await refused(desk.restore('articles', id))).toMatch(/адрес «adres» теперь у документа «Занял адрес»/)
  expect(await desk.stateOf('articles', id)).toMatchObject({ trashed: true })
  await cms.payload.update({ ...articles, id: other, locale: 'ru', data: { slug: 'inoi-adres', _status: 'published' } })
  await desk.restore('articles', id)
  expect(await desk.stateOf('articles', id)).toMatchObject({ trashed: false })
})

it('takes nothing off the site that does not lie in it: who takes a document back twice is told so', async () => {
  const id = await desk.article('Вернули дважды')
  await desk.trash('articles', id)
  await desk.restore('articles', id)
  for (const locale of ['ru', 'kk'] as const)
    await cms.payload.update({ ...articles, id, locale, data: { _status: 'published' } })
  expect(await refused(desk.restore('articles', id))).toMatch(/уже не в корзине/)
  expect(await desk.stateOf('articles', id)).toEqual({ status: { ru: 'published', kk: 'published' }, trashed: false })
})

it('of several documents those in the trash come back, and what is public stays public', async () => {
  const [live, thrown] = [await desk.article('Осталась'), await desk.article('Вернулась')]
  await desk.trash('articles', thrown)
  await cms.payload.update({
    ...(await desk.as('editor')),
    collection: 'articles',
    where: { id: { in: [live, thrown] } },
    trash: true,
    data: { deletedAt: null },
  })
  expect(await desk.stateOf('articles', live)).toEqual({ status: { ru: 'published', kk: 'published' }, trashed: false })
  expect(await desk.stateOf('articles', thrown)).toMatchObject({ trashed: false })
})

it('is entered and left by these two steps alone', async () => {
  const created = await cms.payload.create({
    ...articles,
    locale: 'ru',
    data: { title: 'Новая', kind: 'general', deletedAt: '2026-01-01T00:00:00Z' },
  })
  expect(created.deletedAt ?? null).toBeNull()
  const id = await desk.article('История')
  await desk.trash('articles', id)
  expect(
    await refused(
      cms.payload.update({ ...(await desk.as('editor')), collection: 'articles', id, data: { title: 'x' } }),
    ),
  ).toContain('корзине')
  const editing = cms.payload.update({
    ...(await desk.as('editor')),
    collection: 'articles',
    id,
    trash: true,
    data: { title: 'x' },
  })
  expect(await refused(editing)).toContain('корзине')
})

it('keeps for ever what the clinic and the warehouse refer to', async () => {
  const data = { title: 'Батарейки', availability: 'in_stock' as const }
  const item = await cms.payload.create({
    collection: 'consumables',
    locale: 'ru',
    draft: true,
    overrideAccess: true,
    data,
  })
  await cms.payload.create({
    collection: 'stock',
    overrideAccess: true,
    data: { product: { relationTo: 'consumables', value: item.id }, quantity: 3 },
  })
  const asEditor = { ...(await desk.as('editor')), collection: 'consumables' as const, id: item.id }
  await cms.payload.update({ ...asEditor, data: { deletedAt: new Date().toISOString() } })
  const deletion = cms.payload.delete({ ...(await desk.as('admin')), collection: 'consumables', id: item.id })
  expect(await refused(deletion)).toMatch(/ссылаются разделы: «.+»/)
})

it('leaves nothing half done when the database fails in the middle', async () => {
  const [first, second] = [await desk.article('Сбой'), await desk.article('Второй сбой')]
  await database.query(`
    create function fail_now() returns trigger language plpgsql as $$ begin raise exception 'disk full'; end $$;
    create trigger fail_now before insert on outbox for each row execute function fail_now();
  `)
  const trashMany = desk.as('editor').then((asEditor) =>
    cms.payload.update({
      ...asEditor,
      collection: 'articles',
      where: { id: { in: [first, second] } },
      data: { deletedAt: new Date().toISOString() },
    }),
  )
  await refused(trashMany)
  expect(await refused(desk.trash('articles', first))).not.toBe('accepted')
  await database.query('drop trigger fail_now on outbox')
  for (const id of [first, second]) {
    expect(await desk.stateOf('articles', id)).toEqual({ status: { ru: 'published', kk: 'published' }, trashed: false })
    expect(await rowsOf('select live from addresses where document_id = $1', id)).toEqual([{ live: true }])
    expect(await rowsOf('select 1 from translation_states where document_id = $1', id)).toHaveLength(2)
    expect(
      await rowsOf('select 1 from _articles_v where parent_id = $1 and version_deleted_at is not null', id),
    ).toEqual([])
  }
  await desk.trash('articles', first)
})
