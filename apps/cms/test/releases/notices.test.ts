import { afterAll, beforeAll, expect, it } from 'vitest'
import { minutesAhead } from '../schedule/plans-at-hand.ts'
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
