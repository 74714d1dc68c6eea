import { createLocalReq } from 'payload'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { mailQueue } from '../../src/modules/messages/operations/queue-mail.ts'
import { waitingFor } from '../../src/modules/review/operations/waiting-for.ts'
import { articleWords } from '../support/complete.ts'
import { openMailServer } from '../support/mail-server.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'
import { ask, type Person, signedAskers, signInAll } from '../support/rest-of-staff.ts'

let cms: TestCms
let mail: Awaited<ReturnType<typeof openMailServer>>
let people: Awaited<ReturnType<typeof signInAll>>
beforeAll(async () => {
  mail = await openMailServer()
  cms = await openCms({ smtpUrl: mail.url, mailFrom: 'shop@estu.example' })
  people = await signInAll(cms.payload)
  await rename(people.editor, { name: 'Ерлан Тестов' })
  await rename(people['translator, own language'], { name: 'Асель Пробная', interfaceLanguage: 'kk' })
})
afterAll(async () => {
  await cms?.close()
  await mail?.close()
})
beforeEach(async () => {
  await sendMail()
  mail.received.length = 0
})

const rename = ({ id }: Person, data: { name: string; interfaceLanguage?: 'ru' | 'kk' }) =>
  cms.payload.update({ collection: 'staff', id, data, overrideAccess: true })

const sendMail = () => cms.payload.jobs.run({ limit: 50, queue: mailQueue, silent: true, overrideAccess: true })

const waitingOf = async ({ id }: Person) => {
  const req = await createLocalReq({}, cms.payload)
  req.user = { ...(await cms.payload.findByID({ collection: 'staff', id, overrideAccess: true })), collection: 'staff' }
  return waitingFor(req)
}

async function article(title: string) {
  const { id, sources } = await cms.payload.create({
    collection: 'articles',
    locale: 'ru',
    data: {
      ...articleWords(title),
      kind: 'general',
      sources: [
        { title: 'Приказ', url: 'https://a.example' },
        { title: 'Обзор', url: 'https://b.example' },
      ],
      _status: 'published',
    },
    overrideAccess: true,
  })
  return { id, rows: (sources ?? []).map((row) => String(row.id)) }
}

type Place = { collection: string; id: string; locale: 'ru' | 'kk' }
const at = (id: string, locale: 'ru' | 'kk' = 'ru'): Place => ({ collection: 'articles', id, locale })

const say = (as: Person | null, place: Place, body: string, more: object = {}, language: 'ru' | 'kk' = 'ru') =>
  ask(cms, 'POST', 'review/comments', { as, language, body: { ...place, body, ...more } })

type Comment = { id: string; body: string; author: string; isOwn: boolean; isDeleted: boolean; isEdited: boolean }
type Thread = Comment & { path: string | null; isResolved: boolean; answers: Comment[] }
type Page = {
  threads: Thread[]
  pages: number
  open: Record<string, number>
  resolved: number
  fields: { path: string; label: string }[]
}

async function listOf(as: Person, place: Place, more: Record<string, string> = {}): Promise<Page> {
  const { status, json } = await ask(cms, 'GET', `review/comments?${new URLSearchParams({ ...place, ...more })}`, {
    as,
  })
  expect(status).toBe(200)
  return json as Page
}

const change = (as: Person, method: string, path: string, body?: object) =>
  ask(cms, method, `review/comments/${path}`, { as, body })

it('a comment on a field is answered, settled, opened again, and read by languages apart', async () => {
  const { id } = await article('Обсуждение')
  const { editor } = people
  const translator = people['translator, own language']
  const first = await say(translator, at(id), 'Точно «сурдолог»?', { path: 'summary' })
  const thread = String(first.json.id)
  await say(editor, at(id), 'Да.', { thread })
  const page = await listOf(translator, at(id))
  expect(page.threads).toMatchObject([
    { path: 'summary', body: 'Точно «сурдолог»?', author: 'Асель Пробная', isOwn: true, answers: [{ body: 'Да.' }] },
  ])
  expect(page.open).toEqual({ summary: 1 })
  expect(page.fields).toContainEqual({ path: 'summary', label: 'О чём статья: одно-два предложения' })
  expect((await listOf(translator, at(id, 'kk'))).threads).toEqual([])
  expect((await change(editor, 'POST', `${thread}/settle`, { settled: true })).status).toBe(200)
  expect(await listOf(editor, at(id))).toMatchObject({ threads: [], open: {}, resolved: 1 })
  expect((await listOf(editor, at(id), { resolved: '1' })).threads).toMatchObject([{ id: thread, isResolved: true }])
  await change(translator, 'POST', `${thread}/settle`, { settled: false })
  expect((await listOf(editor, at(id))).open).toEqual({ summary: 1 })
})

it('too much is refused with a sentence and nothing of it kept; one sign less is taken whole', async () => {
  const { id } = await article('Длинно')
  const refused = await say(people.editor, at(id), 'щ'.repeat(100_000), {}, 'kk')
  expect(refused.status).toBe(400)
  expect(refused.json).toEqual({
    error: 'too-long',
    message: 'Пікір 2000 таңбадан ұзын. Оны қысқартыңыз: жазғаныңыз өрісте қалды.',
  })
  expect((await say(people.editor, at(id), '👂'.repeat(2001))).json.error).toBe('too-long')
  expect((await say(people.editor, at(id), ' \n ')).json.error).toBe('no-words')
  const most = `${'👂'.repeat(1999)}.`
  expect((await say(people.editor, at(id), `  ${most}\0`)).status).toBe(200)
  expect((await listOf(people.editor, at(id))).threads.map(({ body }) => body)).toEqual([most])
})

it('one’s own is reworded and taken back, another’s is not, and answers of others stay', async () => {
  const { id } = await article('Свои')
  const { editor, admin } = people
  const thread = String((await say(editor, at(id), 'Первое')).json.id)
  const answered = String((await say(admin, at(id), 'Ответ', { thread })).json.id)
  expect((await change(admin, 'PATCH', thread, { body: 'Чужое' })).status).toBe(404)
  expect((await change(admin, 'DELETE', thread)).status).toBe(404)
  expect((await change(editor, 'PATCH', thread, { body: 'Второе' })).status).toBe(200)
  expect((await listOf(admin, at(id))).threads).toMatchObject([{ body: 'Второе', isEdited: true }])
  expect((await change(editor, 'DELETE', thread)).status).toBe(200)
  expect((await listOf(admin, at(id))).threads).toMatchObject([
    { body: '', isDeleted: true, answers: [{ body: 'Ответ' }] },
  ])
  expect((await change(editor, 'PATCH', thread, { body: 'Снова' })).json.error).toBe('no-comment')
  expect((await change(admin, 'DELETE', answered)).status).toBe(200)
  expect((await listOf(admin, at(id))).threads).toEqual([])
})

it('a row that is moved keeps its comments', async () => {
  const { id, rows } = await article('Строки')
  const path = `sources.${rows[1]}.title`
  await say(people.editor, at(id), 'Какой обзор?', { path })
  const before = await listOf(people.editor, at(id))
  expect(before.fields.map((field) => field.path)).toContain(path)
  const doc = await cms.payload.findByID({ collection: 'articles', id, locale: 'ru', depth: 0, overrideAccess: true })
  const moved = await ask(cms, 'PATCH', `articles/${id}?locale=ru`, {
    as: people.editor,
    body: { sources: doc.sources?.toReversed(), _status: 'published' },
  })
  expect(moved.status, moved.text).toBe(200)
  const after = await listOf(people.editor, at(id))
  expect(after.threads).toMatchObject([{ path }])
  expect(after.fields.map((field) => field.path)).toContain(path)
})

it('who is named gets one letter in their language, with a link to the field, and has it before them until they answer', async () => {
  const { id } = await article('Письмо')
  const translator = people['translator, own language']
  const body = '@Асель Пробная, проверьте <b>термин</b>. И вы, @Ерлан Тестов.'
  const thread = String((await say(people.editor, at(id, 'kk'), body, { path: 'title' })).json.id)
  await change(people.editor, 'PATCH', thread, { body: `${body} Спасибо.` })
  await sendMail()
  expect(mail.received.map(({ to }) => to?.[0]?.address)).toEqual([translator.email])
  const [letter] = mail.received
  expect(letter?.subject).toContain('Ерлан Тестов сізге')
  expect(letter?.text).toContain('«Тақырып» өрісі туралы')
  expect(letter?.text).toContain('проверьте <b>термин</b>')
  expect(letter?.html).not.toContain('<b>')
  expect(letter?.text).toContain(
    `http://localhost:3001/admin/collections/articles/${id}?locale=kk&comment=${thread}#title`,
  )
})

it('waits for whom it names until they answer, say that they read it, or it is settled', async () => {
  const { id } = await article('Ждёт')
  const { editor } = people
  const translator = people['translator, own language']
  const mine = async () => (await waitingOf(translator)).map(({ body }) => body)
  const askThem = async (body: string) => String((await say(editor, at(id), `@Асель Пробная ${body}`)).json.id)
  const [answered, read, settled] = [await askThem('раз'), await askThem('два'), await askThem('три')]
  const own = ['раз', 'два', 'три'].map((word) => `@Асель Пробная ${word}`)
  expect((await mine()).slice(-3)).toEqual(own)
  await say(translator, at(id), 'Отвечаю', { thread: answered })
  await change(translator, 'POST', `${read}/read`)
  await change(editor, 'POST', `${settled}/settle`, { settled: true })
  expect((await mine()).filter((body) => own.includes(body))).toEqual([])
})

it('whom nobody may tell is not told: who may not read the document, and of what was taken back', async () => {
  const { id } = await article('Никому')
  await rename(people.clinic, { name: 'Клиника Пробная' })
  await say(people.editor, at(id), '@Клиника Пробная, смотрите')
  const taken = String((await say(people.editor, at(id), '@Асель Пробная, ошибка')).json.id)
  await change(people.editor, 'DELETE', taken)
  await sendMail()
  expect(mail.received).toEqual([])
  const offered = await ask(cms, 'GET', `review/people?${new URLSearchParams(at(id))}`, { as: people.editor })
  const named = (offered.json.people as { name: string }[]).filter(({ name }) => name.includes('Пробная'))
  expect(named).toMatchObject([{ name: 'Асель Пробная', role: 'translator' }])
  expect(Object.keys((offered.json.people as object[])[0] ?? {})).toEqual(['id', 'name', 'role'])
})

it('what is given back from review is told to who called it ready', async () => {
  const { id } = await article('Возврат')
  const translator = people['translator, own language']
  await ask(cms, 'PATCH', `articles/${id}?locale=kk&draft=true`, {
    as: translator,
    body: { ...articleWords('Қайтару'), _status: 'draft' },
  })
  await ask(cms, 'POST', 'review/ready', { as: translator, body: at(id, 'kk') })
  const { json } = await ask(cms, 'GET', `review/mark?${new URLSearchParams(at(id, 'kk'))}`, { as: translator })
  const seen = (json.mark as { text: string }).text
  const back = { ...at(id, 'kk'), seen, comment: 'Исправьте заголовок.' }
  expect((await ask(cms, 'POST', 'review/return', { as: people.editor, body: back })).status).toBe(200)
  await sendMail()
  expect(mail.received.map(({ to, text }) => [to?.[0]?.address, text?.includes('Исправьте заголовок.')])).toEqual([
    [translator.email, true],
  ])
})

it('who may read a document talks about it, and nobody else hears a word', async () => {
  const { id } = await article('Кто')
  const askers = [null, ...signedAskers.map((asker) => people[asker])]
  const places: Record<string, Place> = {
    article: at(id),
    home: { collection: 'globals', id: 'home', locale: 'ru' },
    retention: { collection: 'globals', id: 'retention', locale: 'ru' },
    orders: { collection: 'orders', id, locale: 'ru' },
  }
  const found: Record<string, string> = {}
  for (const [name, place] of Object.entries(places)) {
    const statuses: string[] = []
    for (const as of askers) {
      const written = await say(as, place, 'Слово')
      const read = await ask(cms, 'GET', `review/comments?${new URLSearchParams(place)}`, { as })
      const asked = await ask(cms, 'GET', `review/people?${new URLSearchParams(place)}`, { as })
      statuses.push([written, read, asked].map(({ status }) => status).join('/'))
    }
    found[name] = statuses.join(' ')
  }
  const [yes, no] = ['200/200/200', '404/404/404']
  expect(found).toEqual({
    article: [no, yes, yes, yes, yes, no].join(' '),
    home: [no, yes, yes, yes, yes, no].join(' '),
    retention: [no, yes, no, no, no, no].join(' '),
    orders: [no, no, no, no, no, no].join(' '),
  })
  const thread = String((await say(people.editor, at(id), 'Ещё')).json.id)
  for (const [method, path] of [
    ['PATCH', thread],
    ['DELETE', thread],
    ['POST', `${thread}/settle`],
    ['POST', `${thread}/read`],
  ] as const)
    expect((await ask(cms, method, `review/comments/${path}`, { as: people.clinic, body: {} })).status).toBe(404)
  const elsewhere = await article('Другая')
  expect((await say(people.editor, at(elsewhere.id), 'Не туда', { thread })).json.error).toBe('no-comment')
  expect((await say(people.editor, at(id), 'Путь', { path: '<script>' })).status).toBe(400)
})

it('goes with its document, and waits while that lies in the trash', async () => {
  const { id } = await article('Корзина')
  await say(people.editor, at(id), '@Асель Пробная, вот')
  const waiting = async () =>
    (await ask(cms, 'GET', `review/comments?${new URLSearchParams(at(id))}`, { as: people.editor })).status
  const trash = (deletedAt: string | null) =>
    ask(cms, 'PATCH', `articles/${id}${deletedAt ? '' : '?trash=true'}`, { as: people.editor, body: { deletedAt } })
  expect((await trash(new Date().toISOString())).status).toBe(200)
  expect(await waiting()).toBe(404)
  expect((await trash(null)).status).toBe(200)
  expect(await waiting()).toBe(200)
  await trash(new Date().toISOString())
  await cms.payload.delete({ collection: 'articles', id, trash: true, overrideAccess: true })
  const left = await cms.payload.db.drizzle.execute(
    `select count(*)::int as n from review_comments where document_id = '${id}'`,
  )
  expect(left.rows).toEqual([{ n: 0 }])
})
