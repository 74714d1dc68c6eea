import { createLocalReq } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { listMyDrafts, listRecent } from '../../src/modules/dashboard/operations/list-documents.ts'
import { readQueue } from '../../src/modules/review/operations/read-queue.ts'
import { articleWords } from '../support/complete.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'
import { ask, type Person, signInAll } from '../support/rest-of-staff.ts'

let cms: TestCms
let people: Awaited<ReturnType<typeof signInAll>>
beforeAll(async () => {
  cms = await openCms()
  people = await signInAll(cms.payload)
})
afterAll(() => cms?.close())

async function requestOf({ id }: Person, language: 'ru' | 'kk' = 'ru') {
  const req = await createLocalReq({}, cms.payload)
  req.user = { ...(await cms.payload.findByID({ collection: 'staff', id, overrideAccess: true })), collection: 'staff' }
  Object.assign(req, { i18n: { ...req.i18n, language } })
  return req
}

async function publish(title: string): Promise<string> {
  const body = { ...articleWords(title), kind: 'general', _status: 'published' }
  const made = await ask(cms, 'POST', 'articles?locale=ru', { as: people.editor, body })
  expect(made.status, made.text).toBe(201)
  return String((made.json.doc as { id: string }).id)
}

const draft = (as: Person, id: string, title: string) =>
  ask(cms, 'PATCH', `articles/${id}?locale=kk&draft=true`, { as, body: { ...articleWords(title), _status: 'draft' } })

const trash = (id: string) =>
  ask(cms, 'PATCH', `articles/${id}`, { as: people.editor, body: { deletedAt: new Date().toISOString() } })

it('what was edited last stands first, once, by a title that can be read; what was thrown away does not', async () => {
  const first = await publish('Первая')
  const second = await publish('Вторая')
  const gone = await publish('Выброшенная')
  await draft(people.editor, first, 'Бірінші')
  expect((await trash(gone)).status).toBe(200)
  const titles = async (language: 'ru' | 'kk') =>
    (await listRecent(await requestOf(people.editor, language))).map(({ title }) => title)
  expect(await titles('ru')).toEqual(['Первая', 'Вторая'])
  expect(await titles('kk')).toEqual(['Бірінші', 'Вторая'])
  await ask(cms, 'PATCH', `articles/${second}?locale=ru`, { as: people.editor, body: { title: 'Вторая заново' } })
  expect((await titles('ru'))[0]).toBe('Вторая заново')
})

it('my drafts are what I worked on and nobody sees yet, of a translator in their language alone', async () => {
  const translator = people['translator, own language']
  const mine = await publish('Моя')
  const others = await publish('Чужая')
  expect((await draft(translator, mine, 'Менікі')).status).toBe(200)
  await draft(people.editor, others, 'Бөтен')
  const own = async (as: Person) => (await listMyDrafts(await requestOf(as))).map(({ id, locale }) => `${id} ${locale}`)
  expect(await own(translator)).toEqual([`${mine} kk`])
  const published = { _status: 'published' }
  await ask(cms, 'PATCH', `articles/${mine}?locale=kk&publishSpecificLocale=kk`, { as: people.admin, body: published })
  expect(await own(translator)).toEqual([])
  expect(await own(people.clinic)).toEqual([])
})

it('the queue comes a page at a time, what has waited longest first, without what lies in the trash', async () => {
  const ids: string[] = []
  for (const title of ['Раз', 'Два', 'Три', 'В корзине']) {
    const id = await publish(title)
    await draft(people.editor, id, `${title} қазақша`)
    await ask(cms, 'POST', 'review/ready', { as: people.editor, body: { collection: 'articles', id, locale: 'kk' } })
    ids.push(id)
  }
  await trash(ids.at(-1) ?? '')
  const page = async (number: number) => {
    const { rows, total } = await readQueue(await requestOf(people.admin), 'ready', number, 2)
    return { titles: rows.map(({ title }) => title), total }
  }
  expect(await page(1)).toEqual({ titles: ['Раз қазақша', 'Два қазақша'], total: 3 })
  expect(await page(2)).toEqual({ titles: ['Три қазақша'], total: 3 })
  expect(await page(3)).toEqual({ titles: [], total: 0 })
  const [first = ''] = ids
  await ask(cms, 'PATCH', `articles/${first}?locale=kk&publishSpecificLocale=kk`, {
    as: people.admin,
    body: { _status: 'published' },
  })
  await draft(people.editor, first, 'Раз өзгерді')
  const changed = await readQueue(await requestOf(people.admin), 'changed', 1)
  expect(changed.rows).toMatchObject([{ id: first, mark: { state: 'approved', isChanged: true } }])
  expect((await readQueue(await requestOf(people.admin), 'returned', 1)).rows).toEqual([])
})
