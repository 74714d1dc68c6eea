import { afterAll, beforeAll, expect, it } from 'vitest'
import { articleWords } from '../support/complete.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'
import { ask, type Person, signedAskers, signInAll } from '../support/rest-of-staff.ts'

let cms: TestCms
let people: Awaited<ReturnType<typeof signInAll>>
beforeAll(async () => {
  cms = await openCms()
  people = await signInAll(cms.payload)
})
afterAll(() => cms?.close())

type Mark = { state: string; text: string; isChanged: boolean; decidedBy: string | null } | null

const newest = (id: string, locale: 'ru' | 'kk') =>
  cms.payload.findByID({ collection: 'articles', id, locale, draft: true, depth: 0, overrideAccess: true })

/** Public in Russian, a whole draft in Kazakh. */
async function article(title: string, kazakh: object = articleWords(`${title} қазақша`)): Promise<string> {
  const shared = { collection: 'articles', overrideAccess: true, depth: 0 } as const
  const { id } = await cms.payload.create({
    ...shared,
    locale: 'ru',
    data: { ...articleWords(title), kind: 'general', _status: 'published' },
  })
  await cms.payload.update({ ...shared, id, locale: 'kk', draft: true, data: { ...kazakh, _status: 'draft' } })
  return id
}

const retitle = (as: Person, id: string, title: string) =>
  ask(cms, 'PATCH', `articles/${id}?locale=kk&draft=true`, { as, body: { title, _status: 'draft' } })

const send = (as: Person | null, what: string, id: string, more: object = {}, language: 'ru' | 'kk' = 'ru') =>
  ask(cms, 'POST', `review/${what}`, { as, language, body: { collection: 'articles', id, locale: 'kk', ...more } })

async function markOf(id: string): Promise<Mark> {
  const { json } = await ask(cms, 'GET', `review/mark?collection=articles&id=${id}&locale=kk`, { as: people.editor })
  return json.mark as Mark
}

const seenText = async (id: string) => (await markOf(id))?.text ?? ''

it('a translator calls a language ready, an editor approves it as it was read, and it is public', async () => {
  const id = await article('Готово')
  expect((await send(people['translator, own language'], 'ready', id)).status).toBe(200)
  expect(await markOf(id)).toMatchObject({ state: 'ready', isChanged: false })
  expect((await newest(id, 'kk'))._status).toBe('draft')
  const approved = await send(people.editor, 'approve', id, { seen: await seenText(id) })
  expect(approved.status, approved.text).toBe(200)
  expect(await newest(id, 'kk')).toMatchObject({ _status: 'published', title: 'Готово қазақша' })
  expect(await markOf(id)).toMatchObject({ state: 'approved', isChanged: false, decidedBy: 'editor' })
})

it('texts that were changed after they were called ready, or were read, are told and not published unread', async () => {
  const id = await article('Изменили')
  const translator = people['translator, own language']
  await send(translator, 'ready', id)
  const seen = await seenText(id)
  expect((await retitle(translator, id, 'Басқа атау')).status).toBe(200)
  expect(await markOf(id)).toMatchObject({ state: 'ready', isChanged: true })
  const refused = await send(people.editor, 'approve', id, { seen }, 'kk')
  expect(refused.status).toBe(409)
  expect(refused.json).toEqual({
    error: 'text-changed',
    message: 'Сіз оқып жатқанда мәтін өзгерді. Бетті жаңартып, оны тағы бір рет оқыңыз.',
  })
  expect((await newest(id, 'kk'))._status).toBe('draft')
  await send(translator, 'ready', id)
  expect(await markOf(id)).toMatchObject({ state: 'ready', isChanged: false })
  expect((await send(people.editor, 'approve', id, { seen: await seenText(id) })).status).toBe(200)
  await retitle(translator, id, 'Мақұлданғаннан кейін')
  expect(await markOf(id)).toMatchObject({ state: 'approved', isChanged: true })
  await retitle(translator, id, 'Басқа атау')
  expect(await markOf(id)).toMatchObject({ state: 'approved', isChanged: false })
})

it('what lacks a needed text is not published, says what it lacks, and goes on waiting', async () => {
  const id = await article('Неполное', { title: 'Толық емес' })
  await send(people['translator, own language'], 'ready', id)
  const refused = await send(people.editor, 'approve', id, { seen: await seenText(id) })
  expect(refused.status).toBe(409)
  expect(refused.json.error).toBe('incomplete')
  expect(refused.json.message).toContain('Пока нельзя опубликовать, не заполнено:')
  expect((await newest(id, 'kk'))._status).toBe('draft')
  expect(await markOf(id)).toMatchObject({ state: 'ready', isChanged: false })
})

it('a publication from the form is an approval too, and a save of the other language is none', async () => {
  const id = await article('Из формы')
  await send(people['translator, own language'], 'ready', id)
  await ask(cms, 'PATCH', `articles/${id}?locale=ru`, {
    as: people.editor,
    body: { title: 'Из формы заново', _status: 'published' },
  })
  expect(await markOf(id)).toMatchObject({ state: 'ready', isChanged: false })
  const path = `articles/${id}?locale=kk&publishSpecificLocale=kk`
  expect((await ask(cms, 'PATCH', path, { as: people.admin, body: { _status: 'published' } })).status).toBe(200)
  expect(await markOf(id)).toMatchObject({ state: 'approved', decidedBy: 'admin' })
  expect((await send(people.editor, 'ready', id)).json.error).toBe('already-public')
})

it('is given back with what is to be done, and called ready once more', async () => {
  const id = await article('Вернуть')
  const translator = people['translator, own language']
  await send(translator, 'ready', id)
  const seen = await seenText(id)
  expect((await send(people.editor, 'return', id, { seen, comment: '  ' })).json.error).toBe('no-words')
  const long = await send(people.editor, 'return', id, { seen, comment: 'я'.repeat(100_000) })
  expect([long.status, long.json.error]).toEqual([400, 'too-long'])
  expect((await send(people.editor, 'return', id, { seen, comment: 'Проверьте термины.' })).status).toBe(200)
  expect(await markOf(id)).toMatchObject({ state: 'returned', decidedBy: 'editor' })
  expect((await send(people.editor, 'approve', id, { seen })).json.error).toBe('not-waiting')
  await send(translator, 'ready', id)
  expect(await markOf(id)).toMatchObject({ state: 'ready', decidedBy: null })
})

it('two editors at once: one approves, the other is told', async () => {
  const id = await article('Двое')
  await send(people['translator, own language'], 'ready', id)
  const seen = await seenText(id)
  const answers = await Promise.all([
    send(people.editor, 'approve', id, { seen }),
    send(people.admin, 'return', id, { seen, comment: 'Нет.' }),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

it('who may say what of which language', async () => {
  const id = await article('Права')
  const found: Record<string, string> = {}
  for (const what of ['ready', 'withdraw', 'approve', 'return']) {
    const statuses: number[] = []
    for (const as of [null, ...signedAskers.map((asker) => people[asker])]) {
      await cms.payload.db.drizzle.execute('delete from review_marks')
      if (what !== 'ready') await send(people.admin, 'ready', id)
      await retitle(people.editor, id, `Құқық ${statuses.length} ${what}`)
      if (what !== 'ready') await send(people.admin, 'ready', id)
      statuses.push((await send(as, what, id, { seen: await seenText(id), comment: 'Почему' })).status)
    }
    found[what] = statuses.join(' ')
  }
  expect(found).toEqual({
    ready: '404 200 200 200 404 404',
    withdraw: '404 200 200 404 404 404',
    approve: '404 200 200 404 404 404',
    return: '404 200 200 404 404 404',
  })
  const single = { as: people.editor, body: { collection: 'globals', id: 'home', locale: 'kk' } }
  expect((await ask(cms, 'POST', 'review/ready', single)).status).toBe(400)
  const nowhere = await send(people.editor, 'ready', '3f0e5e0c-54bb-4d5e-9d5c-0d1f6a1f2b3c')
  expect([nowhere.status, nowhere.json.error]).toEqual([404, 'no-document'])
})

it('is marked right after a text was saved beside its source, as it reads then', async () => {
  const id = await article('Рядом')
  const place = { collection: 'articles', id, locale: 'kk' }
  const save = (base: string) =>
    ask(cms, 'POST', 'translation/save', {
      as: people.admin,
      body: { ...place, texts: [{ path: 'title', value: 'Қатар', base }] },
    })
  const [conflict] = (await save('')).json.conflicts as { revision: string }[]
  expect((await save(conflict?.revision ?? '')).json.conflicts).toEqual([])
  const marked = await send(people.admin, 'ready', id)
  expect([marked.status, marked.text]).toEqual([200, expect.stringContaining('"isChanged":false')])
  await send(people.admin, 'approve', id, { seen: await seenText(id) })
  expect(await newest(id, 'kk')).toMatchObject({ _status: 'published', title: 'Қатар' })
})

it('goes with its document', async () => {
  const id = await article('Удалить')
  await send(people.editor, 'ready', id)
  const trashed = { deletedAt: new Date().toISOString() }
  expect((await ask(cms, 'PATCH', `articles/${id}`, { as: people.editor, body: trashed })).status).toBe(200)
  await cms.payload.delete({ collection: 'articles', id, trash: true, overrideAccess: true })
  expect(await markOf(id)).toBeNull()
})
