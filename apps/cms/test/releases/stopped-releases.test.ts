import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findingWords } from '../../src/modules/releases/admin/words.ts'
import { listStopped } from '../../src/modules/releases/list-stopped.ts'
import { cancelPlan, planRelease } from '../../src/modules/releases/operations/plan-release.ts'
import { putAside } from '../../src/modules/releases/operations/prepared-globals.ts'
import { publishPlanned } from '../../src/modules/releases/operations/publish-planned.ts'
import { publishRelease } from '../../src/modules/releases/operations/publish-release.ts'
import { faultOf } from '../../src/modules/releases/operations/stop-reasons.ts'
import { stopRelease } from '../../src/modules/releases/operations/stop-release.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'
import { ask, type Person, signIn } from '../support/rest-of-staff.ts'
import { type Desk, openDesk } from './release-desk.ts'

let cms: TestCms
let desk: Desk
let reader: Person
beforeAll(async () => {
  cms = await openCms()
  desk = await openDesk(cms)
  reader = await signIn(cms.payload, 'editor')
})
afterAll(() => cms?.close())

const later = () => new Date(Date.now() + 3_600_000)
const setTime = (release: string, minutes: number) =>
  desk.rows('update releases set planned_for = now() + make_interval(mins => $2) where id = $1', [release, minutes])

async function planned(title: string, ids: readonly string[]): Promise<string> {
  const release = await desk.release(title, ids)
  expect(await planRelease(await desk.asEditor(), release, later())).toEqual({ ok: true, alreadyDone: false })
  await setTime(release, -2)
  return release
}

/** The database does something of its own when the title of an article is written that begins with a word. */
async function whenWritten(word: string, does: string): Promise<() => Promise<unknown>> {
  await desk.rows(`create function on_${word}() returns trigger language plpgsql as $$
    begin if new.title like '${word}%' then ${does}; end if; return new; end $$`)
  await desk.rows(`create trigger on_${word} before insert or update on articles_locales
    for each row execute function on_${word}()`)
  return () => desk.rows(`drop function on_${word}() cascade`)
}

type Stopped = { title: string; reason: string; lacks: string[]; locale: string | null }
async function toldAs(language: 'ru' | 'kk', release: string): Promise<Stopped[]> {
  return (await ask(cms, 'GET', `release-desk/${release}`, { as: reader, language })).json.stoppedBy as Stopped[]
}

it('a fault of one release stops that one, tells it, and lets the later ones go out', async () => {
  const [broken, whole] = [await desk.draftArticle('Ошибочная'), await desk.draftArticle('Следующая')]
  const [first, second] = [await planned('С ошибкой', [broken]), await planned('После неё', [whole])]
  await setTime(first, -9)
  await desk.write(broken, 'ru', { title: 'faulty' })
  const mend = await whenWritten('faulty', "raise exception 'not today'")
  await publishPlanned(cms.payload)
  await mend()
  expect(await desk.stateOf(first)).toBe('stopped')
  expect(await toldAs('ru', first)).toMatchObject([{ title: 'С ошибкой', reason: 'failed', locale: null }])
  expect(await desk.stateOf(second)).toBe('published')
  expect(await desk.seen(whole, 'ru')).toBeDefined()
})

it('a database that goes away stops nothing: the release goes out when it is back', async () => {
  const [cut, whole] = [await desk.draftArticle('Оборванная'), await desk.draftArticle('Целая')]
  const [first, second] = [await planned('Обрыв', [cut]), await planned('За обрывом', [whole])]
  await setTime(first, -9)
  await desk.write(cut, 'ru', { title: 'cut' })
  const mend = await whenWritten('cut', 'perform pg_terminate_backend(pg_backend_pid())')
  await publishPlanned(cms.payload)
  await mend()
  expect([await desk.stateOf(first), await desk.stateOf(second)]).toEqual(['planned', 'published'])
  expect(await desk.seen(cut, 'ru')).toBeUndefined()
  await publishPlanned(cms.payload)
  expect(await desk.stateOf(first)).toBe('published')
})

it('a text that waits with a document that is gone for good stops its release as refused', async () => {
  const release = await planned('Без аппарата', [await desk.draftArticle('С аппаратом')])
  await desk.rows("update releases set state = 'open' where id = $1", [release])
  const gone = {
    releaseId: release,
    global: 'home',
    locale: 'ru' as const,
    data: { popular: { devices: [randomUUID()] } },
    seenAt: await desk.globalChangedAt('home'),
  }
  expect(await putAside(await desk.asEditor(), gone)).toBeNull()
  await desk.rows("update releases set state = 'planned' where id = $1", [release])
  await publishPlanned(cms.payload)
  expect(await desk.stateOf(release)).toBe('stopped')
  expect(await toldAs('kk', release)).toMatchObject([{ id: 'home', locale: 'ru', reason: 'refused' }])
  const byButton = await publishRelease(cms.payload, await desk.asEditor(), release)
  expect(byButton).toMatchObject({ ok: false, findings: [{ id: 'home', reason: 'refused', words: null }] })
})

it('whoever planned it and may not publish any more publishes nothing, and the release is not called published', async () => {
  const id = await desk.draftArticle('Бывшего редактора')
  const release = await planned('Чужими руками', [id])
  const roleOf = (role: 'editor' | 'translator') =>
    cms.payload.update({
      collection: 'staff',
      id: desk.editorId,
      data: { role, language: 'ru' },
      overrideAccess: true,
    })
  await roleOf('translator')
  await publishPlanned(cms.payload)
  await roleOf('editor')
  expect(await desk.seen(id, 'ru')).toBeUndefined()
  expect(await desk.stateOf(release)).toBe('stopped')
  expect(await toldAs('ru', release)).toMatchObject([{ title: 'Чужими руками', reason: 'not-allowed' }])
})

it('what was published, called off or moved while an attempt failed is left as it is', async () => {
  const id = await desk.draftArticle('Быстрее')
  const release = await planned('Обогнали', [id])
  expect(await publishRelease(cms.payload, await desk.asEditor(), release)).toEqual({ ok: true, alreadyDone: false })
  await stopRelease(cms.payload, release, [faultOf(release, 'failed')])
  expect(await desk.stateOf(release)).toBe('published')

  const moved = await planned('Перенесли', [await desk.draftArticle('Позже')])
  await setTime(moved, 60)
  expect(await publishRelease(cms.payload, await desk.asEditor(), moved, { isPlanned: true })).toEqual({
    ok: false,
    error: 'not-planned',
  })
  await stopRelease(cms.payload, moved, [faultOf(moved, 'failed')])
  expect(await desk.stateOf(moved)).toBe('planned')
})

it('why it stopped is told by the labels of who reads it', async () => {
  const id = await desk.draftArticle('Неполная')
  const release = await planned('Без вступления', [id])
  await desk.write(id, 'ru', { summary: '' })
  await publishPlanned(cms.payload)
  const [kept] = await desk.rows('select stopped_by from releases where id = $1', [release])
  expect(kept.stopped_by).toEqual([
    { collection: 'articles', id, locale: 'ru', reason: 'incomplete', fields: ['summary'] },
  ])
  const [russian, kazakh] = [await toldAs('ru', release), await toldAs('kk', release)]
  expect(russian[0]?.lacks).toEqual(['О чём статья: одно-два предложения'])
  expect(kazakh[0]?.lacks).toHaveLength(1)
  expect(kazakh[0]?.lacks).not.toEqual(russian[0]?.lacks)
})

/** What the dashboard tells of one release. */
async function onDashboard(language: 'ru' | 'kk', release: string) {
  const req = await desk.asEditor()
  Object.assign(req, { i18n: { ...req.i18n, language } })
  const told = (await listStopped(req)).find(({ id }) => id === release)
  const say = (ru: string, kk: string) => ({ ru, kk })[language]
  return told && { ...told, reasons: told.stoppedBy.map((reason) => [reason.title, findingWords(say, reason)]) }
}

it('the dashboard says why, and the button that calls a plan off calls off what was stopped too', async () => {
  const id = await desk.draftArticle('Без слов')
  const release = await planned('Отозванный', [id])
  await desk.write(id, 'ru', { summary: '' })
  await publishPlanned(cms.payload)
  expect(await onDashboard('ru', release)).toMatchObject({
    title: 'Отозванный',
    plannedFor: expect.any(Date),
    reasons: [['Без слов', 'не заполнено: О чём статья: одно-два предложения']],
    moreReasons: 0,
  })
  expect((await onDashboard('kk', release))?.reasons).toMatchObject([
    ['Без слов (қаз)', expect.stringMatching(/^толтырылмаған: /)],
  ])

  const answer = await ask(cms, 'POST', `release-desk/${release}/cancel-plan`, { as: reader, body: {} })
  expect(answer.json).toEqual({ ok: true, alreadyDone: false })
  expect(await onDashboard('ru', release)).toBeUndefined()
  const columns = 'state, planned_for, planned_by_id, stopped_by'
  expect(await desk.rows(`select ${columns} from releases where id = $1`, [release])).toEqual([
    { state: 'open', planned_for: null, planned_by_id: null, stopped_by: null },
  ])
  await desk.write(id, 'ru', { summary: 'Есть.' })
  await publishPlanned(cms.payload)
  expect(await desk.seen(id, 'ru')).toBeUndefined()
  expect(await cancelPlan(await desk.asEditor(), release)).toEqual({ ok: false, error: 'not-planned' })
  expect(await planRelease(await desk.asEditor(), release, later())).toEqual({ ok: true, alreadyDone: false })
})

it('a field that came to break a rule is told with the rule, in the language of who reads it, and is not called empty', async () => {
  const windowOf = (opens: string, closes: string) => [{ day: '1' as const, opens, closes }]
  const shared = { collection: 'branches', locale: 'ru', draft: true, depth: 0, overrideAccess: true } as const
  const data = { title: 'Филиал', address: 'Абая 1', hours: windowOf('09:00', '18:00'), _status: 'draft' }
  const { id } = await cms.payload.create({ ...shared, data: data as never })
  const items = [{ document: { relationTo: 'branches' as const, value: id }, languages: ['ru'] }]
  const { id: release } = await cms.payload.create({
    collection: 'releases',
    data: { title: 'С правилом', items } as never,
    overrideAccess: true,
  })
  expect(await planRelease(await desk.asEditor(), release, later())).toEqual({ ok: true, alreadyDone: false })
  await setTime(release, -2)
  await cms.payload.update({ ...shared, id, data: { hours: windowOf('18:00', '09:00'), _status: 'draft' } })
  await publishPlanned(cms.payload)
  expect(await desk.stateOf(release)).toBe('stopped')
  expect((await onDashboard('ru', release))?.reasons).toEqual([
    ['Филиал', expect.stringMatching(/^Часы работы: .*«До» должно быть позже/)],
  ])
  expect((await onDashboard('kk', release))?.reasons).toEqual([
    ['Филиал', expect.stringMatching(/^Жұмыс уақыты: .*кейін болуы керек/)],
  ])
})

it('of many reasons the dashboard names the first of each release, and how many more there are', async () => {
  const ids = [await desk.draftArticle('Первая'), await desk.draftArticle('Вторая'), await desk.draftArticle('Третья')]
  const [many, one] = [await planned('Много причин', ids), await planned('Одна причина', ids)]
  const reasons = ids.flatMap((id) =>
    (['ru', 'kk'] as const).map((locale) => ({
      ...{ collection: 'articles', id, locale, reason: 'trashed' as const },
      ...{ lacks: [], fields: [], words: null },
    })),
  )
  await stopRelease(cms.payload, many, reasons)
  await stopRelease(cms.payload, one, [faultOf(one, 'failed')])
  expect(await onDashboard('ru', many)).toMatchObject({
    reasons: ['Первая', 'Первая', 'Вторая', 'Вторая', 'Третья'].map((title) => [title, 'лежит в корзине']),
    moreReasons: 1,
  })
  expect(await onDashboard('ru', one)).toMatchObject({
    reasons: [['Одна причина', expect.stringContaining('ошибка программы')]],
    moreReasons: 0,
  })
})
