import { afterAll, beforeAll, expect, it } from 'vitest'
import { putAsideChecked } from '../../src/modules/releases/operations/put-aside.ts'
import { makeDue, minutesAhead, runJobs } from '../schedule/plans-at-hand.ts'
import { articleWords } from '../support/complete.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'
import { ask, type Person, signIn } from '../support/rest-of-staff.ts'
import { type Desk, openDesk } from './release-desk.ts'

let cms: TestCms
let desk: Desk
let editor: Person
beforeAll(async () => {
  cms = await openCms()
  desk = await openDesk(cms)
  editor = await signIn(cms.payload, 'editor')
})
afterAll(() => cms?.close())

const long = { meta: { title: 'Слух '.repeat(40).trim() } }
const notice = { field: 'meta.title', label: expect.any(String), words: expect.any(String) }

it('a release names what had better be looked at, of each language, with the way to its field', async () => {
  const [smooth, overlong] = [await desk.draftArticle('Ровная'), await desk.draftArticle('Длинная')]
  await desk.write(overlong, 'kk', long)
  const release = await desk.release('Проверка', [smooth, overlong])
  const answer = await ask(cms, 'GET', `release-desk/${release}/notices`, { as: editor })
  expect(answer.json.notices).toEqual([
    {
      ...notice,
      locale: 'kk',
      title: 'Длинная',
      edit: `/admin/collections/articles/${overlong}?locale=kk#meta.title`,
    },
  ])
  const { json } = await ask(cms, 'GET', `publishing-check/articles/${overlong}?locale=kk`, { as: editor })
  expect(json.notices).toMatchObject([{ ...notice, kind: 'long' }])
})

it('planning tells the same, and taking a language off tells nothing', async () => {
  const id = await desk.draftArticle('По плану')
  await desk.write(id, 'ru', long)
  const plan = (action: string, locale: string) =>
    ask(cms, 'POST', 'schedule', {
      as: editor,
      body: { collection: 'articles', id, locale, action, at: minutesAhead(60) },
    })
  expect((await plan('publish', 'ru')).json).toEqual({ ok: true, notices: [{ ...notice, kind: 'long' }] })
  expect((await plan('publish', 'kk')).json).toEqual({ ok: true, notices: [] })
  await desk.publish(id, 'ru', articleWords('На сайте'))
  expect((await plan('unpublish', 'ru')).json).toEqual({ ok: true })
})

const noticesOf = async (release: string) =>
  ((await ask(cms, 'GET', `release-desk/${release}/notices`, { as: editor })).json.notices ?? []) as {
    field: string
    locale: string
    words: string
    edit: string
  }[]

it('a release names what is amiss in the text of a single document, as it will read', async () => {
  const save = (locale: 'ru' | 'kk', data: object) =>
    cms.payload.updateGlobal({ slug: 'announcement', locale, data: data as never, overrideAccess: true })
  await save('ru', { text: 'Скидки до пятницы', linkLabel: 'Подробнее', href: '/akcii' })
  await save('kk', { text: 'Жұмаға дейін жеңілдік', linkLabel: 'Толығырақ' })
  await save('ru', { text: 'Скидки до субботы' })
  const release = await desk.release('Объявление', [])
  const seenAt = await desk.globalChangedAt('announcement')
  const putAside = async (data: Record<string, unknown>) => {
    const place = { releaseId: release, global: 'announcement', locale: 'kk', data, seenAt } as const
    expect(await putAsideChecked(await desk.asEditor(), place)).toEqual({ ok: true })
  }
  await putAside({ text: 'Жұмаға дейін жеңілдік', linkLabel: '', href: '/net-takoi-stranicy' })
  const found = await noticesOf(release)
  expect(found.map(({ field, locale }) => `${field} ${locale}`).toSorted()).toEqual([
    'href kk',
    'linkLabel kk',
    'text kk',
  ])
  expect(found.find(({ field }) => field === 'text')).toMatchObject({
    words: 'оригинал изменился после этого перевода',
    edit: `/admin/globals/announcement?locale=kk&aside=${release}#text`,
  })
  expect(found.find(({ field }) => field === 'linkLabel')?.words).toBe('не заполнено')
  await putAside({ text: 'Сенбіге дейін жеңілдік', linkLabel: 'Толығырақ', href: '/akcii' })
  expect((await noticesOf(release)).filter(({ field }) => field !== 'href')).toEqual([])
})

it('a plan that is moved, and one that failed and is done again, is told of like a new one', async () => {
  const id = await desk.draftArticle('Переносимая')
  const body = { collection: 'articles', id, locale: 'ru', action: 'publish', at: minutesAhead(60) }
  expect((await ask(cms, 'POST', 'schedule', { as: editor, body })).json).toEqual({ ok: true, notices: [] })
  await desk.write(id, 'ru', long)
  const [plan] = await desk.rows(`select id from payload_jobs where input #>> '{doc,value}' = $1`, [id])
  const moved = await ask(cms, 'PATCH', `schedule/${plan?.id}`, { as: editor, body: { at: minutesAhead(90) } })
  expect(moved.json).toEqual({ ok: true, notices: [{ ...notice, kind: 'long' }] })
  await desk.write(id, 'ru', { summary: null })
  await makeDue(cms.payload)
  await runJobs(cms.payload)
  await desk.write(id, 'ru', { summary: 'О чём.' })
  const again = await ask(cms, 'POST', `schedule/${plan?.id}/retry`, { as: editor })
  expect(again.json).toEqual({ ok: true, notices: [{ ...notice, kind: 'long' }] })
})

it('publishing names a translation whose source has changed', async () => {
  const id = await desk.draftArticle('Устаревшая')
  await desk.publish(id, 'ru')
  await desk.publish(id, 'kk')
  await desk.publish(id, 'ru', { summary: 'Теперь о другом.' })
  const check = async (locale: string) =>
    (await ask(cms, 'GET', `publishing-check/articles/${id}?locale=${locale}`, { as: editor })).json.notices
  expect(await check('kk')).toMatchObject([{ kind: 'outdated', field: 'summary' }])
  expect(await check('ru')).toEqual([])
})
