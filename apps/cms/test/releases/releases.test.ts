import { afterAll, beforeAll, expect, it } from 'vitest'
import { cancelPlan, planRelease } from '../../src/modules/releases/operations/plan-release.ts'
import { putAside, readAside } from '../../src/modules/releases/operations/prepared-globals.ts'
import { publishPlanned } from '../../src/modules/releases/operations/publish-planned.ts'
import { publishRelease } from '../../src/modules/releases/operations/publish-release.ts'
import { undoRelease } from '../../src/modules/releases/operations/undo/undo-release.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'
import { type Desk, openDesk } from './release-desk.ts'

let cms: TestCms
let desk: Desk
beforeAll(async () => {
  cms = await openCms()
  desk = await openDesk(cms)
})
afterAll(() => cms?.close())

const publish = async (id: string) => publishRelease(cms.payload, await desk.asEditor(), id)
const minuteAgo = () => new Date(Date.now() - 60_000).toISOString()

it('an incomplete document stops the whole release, and is told with what it lacks', async () => {
  const [whole, lacking] = [await desk.draftArticle('Целая'), await desk.draftArticle('Неполная')]
  await desk.write(lacking, 'kk', { summary: '' })
  const release = await desk.release('С изъяном', [whole, lacking])
  const outcome = await publish(release)
  expect(outcome).toMatchObject({
    ok: false,
    error: 'stopped',
    findings: [{ collection: 'articles', id: lacking, locale: 'kk', reason: 'incomplete' }],
  })
  expect(outcome).toHaveProperty('findings.0.lacks.0', expect.stringContaining('О чём статья'))
  for (const id of [whole, lacking])
    for (const locale of ['ru', 'kk'] as const) expect(await desk.seen(id, locale)).toBeUndefined()
  await desk.write(lacking, 'kk', { summary: 'Енді бар.' })
  expect(await publish(release)).toEqual({ ok: true, alreadyDone: false })
  for (const id of [whole, lacking])
    for (const locale of ['ru', 'kk'] as const) expect(await desk.seen(id, locale)).toBeDefined()
})

it('only the chosen languages go out', async () => {
  const id = await desk.draftArticle('Только русский')
  expect(await publish(await desk.release('Один язык', [id], ['ru']))).toEqual({ ok: true, alreadyDone: false })
  expect(await desk.seen(id, 'ru')).toBeDefined()
  expect(await desk.seen(id, 'kk')).toBeUndefined()
})

it('a document in the trash stops the release', async () => {
  const id = await desk.draftArticle('В корзине')
  const release = await desk.release('С выброшенным', [id])
  await cms.payload.update({
    collection: 'articles',
    id,
    data: { deletedAt: new Date().toISOString() },
    overrideAccess: true,
  })
  expect(await publish(release)).toMatchObject({
    ok: false,
    findings: [
      { id, reason: 'trashed' },
      { id, reason: 'trashed' },
    ],
  })
})

it('of two editors who publish it at once one does, and each document is published once', async () => {
  const ids = [await desk.draftArticle('Гонка 1'), await desk.draftArticle('Гонка 2')]
  const release = await desk.release('Гонка', ids)
  const outcomes = await Promise.all([publish(release), publish(release), publish(release)])
  expect(outcomes.filter((outcome) => outcome.ok && !outcome.alreadyDone)).toHaveLength(1)
  expect(outcomes.every(({ ok }) => ok)).toBe(true)
  expect(await desk.rows('select 1 from publications where release_id = $1', [release])).toHaveLength(4)
})

it('two releases that share documents in opposite orders both end', async () => {
  const ids = [await desk.draftArticle('Общая 1'), await desk.draftArticle('Общая 2')]
  const releases = [await desk.release('Туда', ids), await desk.release('Обратно', ids.toReversed())]
  expect((await Promise.all(releases.map(publish))).every(({ ok }) => ok)).toBe(true)
})

it('a release is undone whole, or not at all where one of its documents has moved on', async () => {
  const [one, other] = [await desk.draftArticle('Отменяемая'), await desk.draftArticle('Ушедшая')]
  await desk.publish(one, 'ru', { title: 'Прежняя' })
  await desk.write(one, 'ru', { title: 'Отменяемая' })
  const release = await desk.release('Отмена', [one, other])
  await publish(release)
  await desk.publish(other, 'ru', { title: 'Дальше' })
  expect(await undoRelease(await desk.asEditor(), release)).toEqual({
    ok: false,
    error: 'moved-on',
    documents: [{ collection: 'articles', id: other, reason: 'newer' }],
  })
  expect((await desk.seen(one, 'ru'))?.title).toBe('Отменяемая')

  const again = await desk.release('Отмена ещё раз', [one])
  await desk.write(one, 'kk', { title: 'Жаңа' })
  await publish(again)
  expect(await undoRelease(await desk.asEditor(), again)).toEqual({ ok: true })
  expect((await desk.seen(one, 'ru'))?.title).toBe('Отменяемая')
  expect((await desk.seen(one, 'kk'))?.title).toBe('Отменяемая (қаз)')
  expect((await desk.newest(one, 'kk')).title).toBe('Жаңа')
  expect(await desk.stateOf(again)).toBe('open')
})

it('a release goes out at the time it is planned for, under the name of who planned it', async () => {
  const id = await desk.draftArticle('По плану')
  const release = await desk.release('План', [id])
  const req = await desk.asEditor()
  expect(await planRelease(req, release, new Date(Date.now() - 1000))).toEqual({ ok: false, error: 'past' })
  expect(await planRelease(req, release, new Date(Date.now() + 3_600_000))).toEqual({ ok: true, alreadyDone: false })
  await publishPlanned(cms.payload)
  expect(await desk.stateOf(release)).toBe('planned')
  expect(await desk.seen(id, 'ru')).toBeUndefined()
  await desk.rows('update releases set planned_for = $2 where id = $1', [release, minuteAgo()])
  await Promise.all([publishPlanned(cms.payload), publishPlanned(cms.payload)])
  expect(await desk.stateOf(release)).toBe('published')
  expect(await desk.seen(id, 'ru')).toBeDefined()
  expect(await desk.rows('select distinct published_by from publications where release_id = $1', [release])).toEqual([
    { published_by: desk.editorId },
  ])
})

it('a plan is made only for what could go out, and what becomes incomplete meanwhile stops it and is told', async () => {
  const id = await desk.draftArticle('Испорченная')
  await desk.write(id, 'ru', { summary: '' })
  const release = await desk.release('Испорченный план', [id])
  const later = new Date(Date.now() + 3_600_000)
  expect(await planRelease(await desk.asEditor(), release, later)).toMatchObject({ ok: false, error: 'stopped' })
  await desk.write(id, 'ru', { summary: 'Есть.' })
  expect(await planRelease(await desk.asEditor(), release, later)).toMatchObject({ ok: true })
  expect(await desk.seen(id, 'ru')).toBeUndefined()
  await desk.write(id, 'ru', { summary: '' })
  await desk.rows('update releases set planned_for = $2 where id = $1', [release, minuteAgo()])
  await publishPlanned(cms.payload)
  expect(await desk.stateOf(release)).toBe('stopped')
  expect((await desk.rows('select stopped_by from releases where id = $1', [release]))[0].stopped_by).toMatchObject([
    { id, locale: 'ru', reason: 'incomplete' },
  ])
})

it('a plan that was called off is not carried out', async () => {
  const release = await desk.release('Передумали', [await desk.draftArticle('Не выйдет')])
  await planRelease(await desk.asEditor(), release, new Date(Date.now() + 3_600_000))
  expect(await cancelPlan(await desk.asEditor(), release)).toMatchObject({ ok: true })
  expect(await cancelPlan(await desk.asEditor(), release)).toEqual({ ok: false, error: 'not-planned' })
  expect(await desk.stateOf(release)).toBe('open')
})

it('the text of a single document waits for its release, and goes out and comes back with the documents', async () => {
  const id = await desk.draftArticle('Вместе с объявлением')
  const words = async () =>
    (await cms.payload.findGlobal({ slug: 'announcement', locale: 'ru', overrideAccess: true })).text
  const save = (text: string) =>
    cms.payload.updateGlobal({ slug: 'announcement', locale: 'ru', data: { text, tone: 'calm' }, overrideAccess: true })
  await save('Работаем как обычно')
  const release = await desk.release('С объявлением', [id])
  const form = async (locale: 'ru' | 'kk' = 'ru') => ({
    ...{ releaseId: release, global: 'announcement', locale, data: { text: locale === 'ru' ? 'Переехали' : 'Көштік' } },
    seenAt: await desk.globalChangedAt('announcement'),
  })
  const earlier = await form()
  expect(await putAside(await desk.asEditor(), earlier)).toBeNull()
  expect(await words()).toBe('Работаем как обычно')
  const aside = async () => readAside(await desk.asEditor(), earlier)
  const reopened = { data: { text: 'Переехали' }, release: 'С объявлением', isOvertaken: false }
  expect(await aside()).toEqual(reopened)
  await save('Сегодня до обеда')
  expect(await aside()).toEqual({ ...reopened, isOvertaken: true })
  expect(await publish(release)).toMatchObject({ ok: false, findings: [{ id: 'announcement', reason: 'changed' }] })
  expect(await desk.seen(id, 'ru')).toBeUndefined()
  // A form that was open before would take back what was saved since, in whichever language it is.
  expect(await putAside(await desk.asEditor(), earlier)).toBe('changed')
  expect(await putAside(await desk.asEditor(), await form())).toBeNull()
  const older = { ...(await form('kk')), seenAt: earlier.seenAt }
  expect(await putAside(await desk.asEditor(), older)).toBe('changed')
  expect(await desk.rows('select locale from release_globals where release_id = $1', [release])).toEqual([
    { locale: 'ru' },
  ])
  expect(await publish(release)).toEqual({ ok: true, alreadyDone: false })
  expect(await words()).toBe('Переехали')
  expect(await putAside(await desk.asEditor(), await form())).toBe('not-open')
  expect(await aside()).toBe(null)
  expect(await undoRelease(await desk.asEditor(), release)).toEqual({ ok: true })
  expect(await words()).toBe('Сегодня до обеда')
  expect(await desk.seen(id, 'ru')).toBeUndefined()
})

it('a release holds each document once, and no release', async () => {
  const id = await desk.draftArticle('Дважды')
  await expect(desk.release('Дважды', [id, id])).rejects.toMatchObject({
    data: { errors: [{ path: 'items.1.document' }] },
  })
  const other = await desk.release('Другой', [])
  const items = [{ document: { relationTo: 'releases', value: other }, languages: ['ru'] }]
  await expect(
    cms.payload.update({ collection: 'releases', id: other, data: { items } as never, overrideAccess: true }),
  ).rejects.toThrow()
})
