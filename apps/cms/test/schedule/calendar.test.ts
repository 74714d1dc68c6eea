import { almatyDay } from '@estu/domain/appointments/availability'
import { almatyMinute, fromAlmaty } from '@estu/domain/locale/almaty-time'
import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type PayloadRequest } from 'payload'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { readCalendar } from '../../src/modules/schedule/operations/read-calendar.ts'
import { anyDevice, articleWords, promotionWords, rich } from '../support/complete.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'
import { ask, type Person, signInAll } from '../support/rest-of-staff.ts'
import { staffUser } from '../support/staff-user.ts'

let cms: TestCms
let people: Awaited<ReturnType<typeof signInAll>>
let req: PayloadRequest
let device: string
let number = 0

beforeAll(async () => {
  cms = await openCms()
  people = await signInAll(cms.payload)
  device = await anyDevice(cms.payload)
  req = await createLocalReq({ user: staffUser('editor') }, cms.payload)
})
beforeEach(async () => {
  await cms.payload.db.drizzle.execute(sql`delete from payload_jobs`)
  await cms.payload.db.drizzle.execute(sql`delete from promotions`)
  await cms.payload.db.drizzle.execute(sql`delete from releases`)
})
afterAll(() => cms?.close())

const inRussian = { locale: 'ru', depth: 0 } as const
const dayMs = 24 * 3_600_000
/** Days ahead by the calendar of Almaty. */
const dayAhead = (days: number) => almatyDay(new Date(Date.now() + days * dayMs))
const instant = (local: string) => fromAlmaty(local)?.toISOString() ?? ''

async function article(): Promise<string> {
  number += 1
  const words = { ...articleWords(`Статья ${number}`), slug: `statya-${number}`, kind: 'general' as const }
  const data = { ...words, _status: 'draft' as const }
  return (await cms.payload.create({ ...inRussian, collection: 'articles', draft: true, data, overrideAccess: true }))
    .id
}

const plan = (id: string, at: string, as: Person = people.editor) =>
  ask(cms, 'POST', 'schedule', { as, body: { collection: 'articles', id, locale: 'ru', action: 'publish', at } })

async function promotion(startsAt: string, endsAt: string, status: 'draft' | 'published' = 'published') {
  number += 1
  const period = { startsAt: instant(startsAt), endsAt: instant(endsAt) }
  const words = { ...promotionWords(`Акция ${number}`), slug: `aktsiya-${number}`, devices: [device] }
  const data = { ...words, ...period, _status: status }
  const draft = status === 'draft'
  return cms.payload.create({ ...inRussian, collection: 'promotions', draft, data, overrideAccess: true })
}

const entriesOf = async (first: string, days = 7) =>
  (await readCalendar(req, { first, days, perDay: 10 })).flatMap(({ day, entries }) =>
    entries.map(({ kind, title, at, isUnready }) => ({ day, kind, title, at: almatyMinute(new Date(at)), isUnready })),
  )

it('lists by days of Almaty what goes out, begins and ends, midnight and the minute before it included', async () => {
  const [first, second, third] = [dayAhead(10), dayAhead(11), dayAhead(12)]
  const id = await article()
  for (const at of [`${first}T00:00`, `${first}T23:59`, `${second}T00:00`, `${dayAhead(9)}T23:59`])
    expect((await plan(id, at)).status).toBe(200)
  const { title } = await promotion(`${second}T10:00`, `${third}T22:00`)
  expect(await entriesOf(first, 2)).toEqual([
    { day: first, kind: 'publish', title: `Статья ${number - 1}`, at: `${first}T00:00`, isUnready: false },
    { day: first, kind: 'publish', title: `Статья ${number - 1}`, at: `${first}T23:59`, isUnready: false },
    { day: second, kind: 'publish', title: `Статья ${number - 1}`, at: `${second}T00:00`, isUnready: false },
    { day: second, kind: 'promotion-starts', title, at: `${second}T10:00`, isUnready: false },
  ])
  expect(await entriesOf(third, 1)).toMatchObject([{ kind: 'promotion-ends', at: `${third}T22:00` }])
})

it('marks what could not be seen as things are now', async () => {
  const id = await article()
  await plan(id, `${dayAhead(3)}T09:00`)
  await promotion(`${dayAhead(3)}T10:00`, `${dayAhead(5)}T10:00`, 'draft')
  const data = { summary: null, _status: 'draft' as const }
  await cms.payload.update({ ...inRussian, collection: 'articles', id, draft: true, data, overrideAccess: true })
  expect(await entriesOf(dayAhead(3), 1)).toMatchObject([
    { kind: 'publish', isUnready: true },
    { kind: 'promotion-starts', isUnready: true },
  ])
})

it('marks a planned device that lost what every device has, in the language of its plan', async () => {
  const words = { title: 'Аппарат', summary: 'Кратко', description: rich('Текст') }
  const data = { ...words, slug: 'bez-brenda', _status: 'draft' as const }
  const shared = { ...inRussian, collection: 'devices', id: device, draft: true } as const
  await cms.payload.update({ ...shared, data, overrideAccess: true })
  const at = `${dayAhead(3)}T09:00`
  const body = { collection: 'devices', id: device, locale: 'ru', action: 'publish', at }
  expect((await ask(cms, 'POST', 'schedule', { as: people.editor, body })).status).toBe(200)
  expect(await entriesOf(dayAhead(3), 1)).toMatchObject([{ kind: 'publish', isUnready: false }])
  await cms.payload.update({ ...shared, data: { brand: null as never, _status: 'draft' }, overrideAccess: true })
  expect(await entriesOf(dayAhead(3), 1)).toMatchObject([{ kind: 'publish', isUnready: true }])
})

it('shows the announcement by its own days', async () => {
  const period = { startsAt: instant(`${dayAhead(4)}T08:00`), endsAt: instant(`${dayAhead(6)}T08:00`) }
  const data = { text: 'Работаем и в праздник', ...period }
  await cms.payload.updateGlobal({ ...inRussian, slug: 'announcement', data, overrideAccess: true })
  expect((await entriesOf(dayAhead(4))).map(({ kind, day }) => [kind, day])).toEqual([
    ['announcement-starts', dayAhead(4)],
    ['announcement-ends', dayAhead(6)],
  ])
})

it('reads some of a full day and says how many are left, page by page', async () => {
  const day = dayAhead(40)
  const id = await article()
  await cms.payload.db.drizzle.execute(sql`
    insert into payload_jobs (task_slug, input, wait_until)
    select 'schedulePublish', jsonb_build_object('type', 'publish', 'locale', 'ru',
      'doc', jsonb_build_object('relationTo', 'articles', 'value', ${id}::text)), ${instant(`${day}T00:00`)}::timestamptz
      + make_interval(mins => minute) from generate_series(0, 24) as minute
  `)
  const read = async (skip: number) => {
    const [one] = await readCalendar(req, { first: day, days: 1, perDay: 10, skip })
    return [one?.entries.length, one?.more, one?.entries[0] && almatyMinute(new Date(one.entries[0].at)).slice(11)]
  }
  expect(await read(0)).toEqual([10, 15, '00:00'])
  expect(await read(10)).toEqual([10, 5, '00:10'])
  expect(await read(20)).toEqual([5, 0, '00:20'])
  expect(await readCalendar(req, { first: day, days: 4000, perDay: 1 })).toHaveLength(42)
})

const moveEdge = (kind: string, id: string, at: string, as: Person = people.editor) =>
  ask(cms, 'POST', 'schedule/periods', { as, body: { kind, id, at } })

it('moves the days of a promotion in what visitors see, and never its end before its beginning', async () => {
  const { id } = await promotion(`${dayAhead(2)}T10:00`, `${dayAhead(5)}T22:00`)
  expect((await moveEdge('promotion-ends', id, `${dayAhead(7)}T22:00`)).status).toBe(200)
  const seen = await cms.payload.findByID({ ...inRussian, collection: 'promotions', id, overrideAccess: true })
  expect([seen._status, almatyMinute(new Date(seen.endsAt))]).toEqual(['published', `${dayAhead(7)}T22:00`])
  expect((await moveEdge('promotion-starts', id, `${dayAhead(8)}T10:00`)).json).toMatchObject({ problem: 'reversed' })
  expect((await moveEdge('promotion-starts', id, '2020-01-01T10:00')).json).toMatchObject({ problem: 'past' })
})

it('does not publish a draft along with a date, and does not move what has begun', async () => {
  const { id } = await promotion(`${almatyDay(new Date(Date.now() - 3 * dayMs))}T10:00`, `${dayAhead(5)}T22:00`)
  expect((await moveEdge('promotion-starts', id, `${dayAhead(2)}T10:00`)).json).toMatchObject({ problem: 'gone' })
  const data = { title: 'Правка, которую никто не видел', _status: 'draft' as const }
  await cms.payload.update({ ...inRussian, collection: 'promotions', id, draft: true, data, overrideAccess: true })
  expect((await moveEdge('promotion-ends', id, `${dayAhead(6)}T22:00`)).json).toMatchObject({ problem: 'pending' })
  const seen = await cms.payload.findByID({ ...inRussian, collection: 'promotions', id, overrideAccess: true })
  expect([seen.title, almatyMinute(new Date(seen.endsAt))]).toEqual([`Акция ${number}`, `${dayAhead(5)}T22:00`])
})

it('a draft of a promotion stays a draft when its days are moved', async () => {
  const { id } = await promotion(`${dayAhead(2)}T10:00`, `${dayAhead(5)}T22:00`, 'draft')
  expect((await moveEdge('promotion-starts', id, `${dayAhead(3)}T10:00`)).status).toBe(200)
  const draft = await cms.payload.findByID({
    ...inRussian,
    collection: 'promotions',
    id,
    draft: true,
    overrideAccess: true,
  })
  expect([draft._status, almatyMinute(new Date(draft.startsAt))]).toEqual(['draft', `${dayAhead(3)}T10:00`])
})

it('moves the announcement, for editors alone', async () => {
  const period = { startsAt: instant(`${dayAhead(4)}T08:00`), endsAt: instant(`${dayAhead(6)}T08:00`) }
  await cms.payload.updateGlobal({ ...inRussian, slug: 'announcement', data: period, overrideAccess: true })
  const move = (as: Person) => moveEdge('announcement-ends', 'announcement', `${dayAhead(9)}T08:00`, as)
  for (const asker of ['translator, own language', 'clinic'] as const)
    expect((await move(people[asker])).status).toBe(404)
  expect((await move(people.editor)).status).toBe(200)
  const stored = await cms.payload.findGlobal({ ...inRussian, slug: 'announcement', overrideAccess: true })
  expect([stored.text, stored.endsAt]).toEqual(['Работаем и в праздник', instant(`${dayAhead(9)}T08:00`)])
})

/** A release of so many articles, planned by an editor. */
async function release(at: string, articles = 2): Promise<{ id: string; title: string; article: string }> {
  const ids: string[] = []
  for (let index = 0; index < articles; index += 1) ids.push(await article())
  number += 1
  const title = `Выпуск ${number}`
  const items = ids.map((value) => ({
    document: { relationTo: 'articles' as const, value },
    languages: ['ru' as const],
  }))
  const { id } = await cms.payload.create({
    collection: 'releases',
    data: { title, items } as never,
    overrideAccess: true,
  })
  expect((await tellRelease(id, 'plan', { at })).json).toMatchObject({ ok: true })
  return { id, title, article: ids[0] ?? '' }
}

const tellRelease = (
  id: string,
  what: 'plan' | 'move' | 'cancel-plan',
  body: object = {},
  as: Person = people.editor,
) => ask(cms, 'POST', `release-desk/${id}/${what}`, { as, body })

it('shows planned and stopped releases with their number of documents to those who read releases', async () => {
  const day = dayAhead(20)
  const { id, title } = await release(`${day}T09:00`, 3)
  await promotion(`${day}T10:00`, `${dayAhead(25)}T10:00`)
  const read = async (by: PayloadRequest) => (await readCalendar(by, { first: day, days: 1, perDay: 10 }))[0]?.entries
  const own = { id, kind: 'release', title, collection: 'releases', documentId: id, locale: null, documents: 3 }
  expect(await read(req)).toMatchObject([
    { ...own, at: instant(`${day}T09:00`), isUnready: false },
    { kind: 'promotion-starts', documents: null },
  ])
  const translator = await createLocalReq({ user: staffUser('translator', { language: 'kk' }) }, cms.payload)
  expect((await read(translator))?.map(({ kind }) => kind)).toEqual(['promotion-starts'])
  await cms.payload.db.drizzle.execute(sql`update releases set state = 'stopped'`)
  expect(await read(req)).toMatchObject([{ ...own, isUnready: true }, {}])
  await cms.payload.db.drizzle.execute(sql`update releases set state = 'open'`)
  expect((await read(req))?.map(({ kind }) => kind)).toEqual(['promotion-starts'])
})

it('moves a release under its own rights and checks, and plans no cancelled one again', async () => {
  const [first, second] = [dayAhead(20), dayAhead(22)]
  const { id, title, article: draft } = await release(`${first}T09:00`)
  const move = (at: string, as?: Person) => tellRelease(id, 'move', { at }, as)
  const stands = async () => (await entriesOf(first, 7)).map(({ kind, title: of, at }) => [kind, of, at])
  for (const asker of ['translator, own language', 'clinic'] as const)
    expect((await move(`${second}T09:00`, people[asker])).status).toBe(404)
  expect((await move('2020-01-01T10:00')).json).toMatchObject({ ok: false, error: 'past' })
  expect(await stands()).toEqual([['release', title, `${first}T09:00`]])

  expect((await move(`${second}T18:05`, people.admin)).json).toMatchObject({ ok: true })
  expect(await stands()).toEqual([['release', title, `${second}T18:05`]])
  const moved = await cms.payload.findByID({ collection: 'releases', id, depth: 0, overrideAccess: true })
  expect([moved.state, moved.plannedBy]).toEqual(['planned', people.admin.id])

  const data = { summary: null, _status: 'draft' as const }
  await cms.payload.update({ ...inRussian, collection: 'articles', id: draft, draft: true, data, overrideAccess: true })
  expect((await move(`${first}T09:00`)).json).toMatchObject({
    error: 'stopped',
    findings: [{ id: draft, locale: 'ru', reason: 'incomplete', fields: ['summary'] }],
  })
  expect(await stands()).toEqual([['release', title, `${second}T18:05`]])

  expect((await tellRelease(id, 'cancel-plan')).json).toMatchObject({ ok: true })
  expect((await move(`${first}T09:00`)).json).toMatchObject({ ok: false, error: 'not-planned' })
  expect(await stands()).toEqual([])
})
