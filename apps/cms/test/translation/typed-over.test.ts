import { randomUUID } from 'node:crypto'
import { createLocalReq } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { formState } from '../../src/admin/form-state/form-state.ts'
import { valueMark } from '../../src/fields/typed-over/value-mark.ts'
import { articleWords, rich } from '../support/complete.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'
import { ask, type Person, sentenceOf, signIn, signInAll } from '../support/rest-of-staff.ts'

let cms: TestCms
let people: Awaited<ReturnType<typeof signInAll>>
let editor: Person
let translator: Person
beforeAll(async () => {
  cms = await openCms()
  people = await signInAll(cms.payload)
  editor = people.editor
  translator = people['translator, own language']
})
afterAll(() => cms?.close())

type Language = 'ru' | 'kk'
type Document = Record<string, unknown>

async function makeArticle(): Promise<string> {
  const { id } = await cms.payload.create({
    collection: 'articles',
    locale: 'ru',
    data: {
      ...articleWords(`Слух ${randomUUID()}`),
      kind: 'general',
      sources: [{ title: 'Приказ', url: 'https://a.example' }],
      _status: 'published',
    },
    overrideAccess: true,
  })
  return id
}

const addressOf = (id: string, locale: Language) =>
  `articles/${id}?autosave=true&draft=true&depth=0&fallback-locale=null&locale=${locale}`

/** A form that somebody has open in one language, and that saves itself. */
async function openForm(as: Person, id: string, locale: Language) {
  const opened = (await ask(cms, 'GET', addressOf(id, locale), { as })).json as Document
  const save = (changes: Document, { at = opened.updatedAt, older = [] as string[] } = {}) => {
    const marks = Object.fromEntries(Object.keys(changes).map((name) => [name, [valueMark(opened[name])]]))
    const headers = { 'x-typed-over': JSON.stringify({ at, marks, older }) }
    return ask(cms, 'PATCH', addressOf(id, locale), { as, headers, body: { ...changes, _status: 'draft' } })
  }
  return { opened, save }
}

const newest = (id: string, locale: Language) =>
  cms.payload.findByID({ collection: 'articles', id, locale, draft: true, depth: 0, overrideAccess: true })

const holdersOf = async (id: string) => {
  const where = { 'document.value': { equals: id } }
  const found = await cms.payload.find({
    collection: 'payload-locked-documents',
    where,
    depth: 0,
    overrideAccess: true,
  })
  return found.docs.map(({ user }) => user.value)
}

it.each([
  { first: 'editor', order: ['ru', 'kk', 'ru', 'kk'] },
  { first: 'translator', order: ['kk', 'ru', 'kk', 'ru'] },
] as const)('an editor and a translator type into one document at once, the $first saving first', async ({ order }) => {
  const id = await makeArticle()
  const forms = { ru: await openForm(editor, id, 'ru'), kk: await openForm(translator, id, 'kk') }
  const rows = (forms.ru.opened.sources ?? []) as Document[]
  const typed = {
    ru: [{ summary: 'Новое.' }, { sources: [{ ...rows[0], title: 'Новый приказ' }] }],
    kk: [{ title: 'Есту' }, { sources: [{ ...rows[0], title: 'Бұйрық' }] }],
  }
  for (const language of order)
    expect((await forms[language].save(typed[language].shift() ?? {})).status, language).toBe(200)
  expect(await newest(id, 'ru')).toMatchObject({ summary: 'Новое.', sources: [{ title: 'Новый приказ' }] })
  expect(await newest(id, 'kk')).toMatchObject({ title: 'Есту', sources: [{ title: 'Бұйрық' }] })
  expect(await holdersOf(id)).toEqual([editor.id])
})

it('twelve saves of both at the same moment lose nothing of either', async () => {
  const id = await makeArticle()
  const forms = { ru: await openForm(editor, id, 'ru'), kk: await openForm(translator, id, 'kk') }
  const saves = Array.from({ length: 6 }, (_, round) => [
    forms.ru.save(round % 2 === 0 ? { summary: `Раз ${round}.` } : { body: rich(`Текст ${round}`) }, { at: null }),
    forms.kk.save(round % 2 === 0 ? { title: `Есту ${round}` } : { body: rich(`Мәтін ${round}`) }, { at: null }),
  ])
  const answers = await Promise.all(saves.flat())
  const accepted = answers.filter(({ status }) => status === 200).length
  expect(accepted).toBeGreaterThanOrEqual(4)
  for (const answer of answers) expect([200, 409]).toContain(answer.status)
  const [ru, kk] = [await newest(id, 'ru'), await newest(id, 'kk')]
  expect(ru.summary).toMatch(/^Раз \d\.$/)
  expect(JSON.stringify(ru.body)).toContain('Текст')
  expect(kk.title).toMatch(/^Есту \d$/)
  expect(JSON.stringify(kk.body)).toContain('Мәтін')
})

it('refuses a field that was changed elsewhere since it was read, with what it says there, and saves the others', async () => {
  const id = await makeArticle()
  const second = await signIn(cms.payload, 'translator, own language')
  const [mine, theirs] = [await openForm(translator, id, 'kk'), await openForm(second, id, 'kk')]
  expect((await theirs.save({ title: 'Олардікі', body: rich('Олардың мәтіні') })).status).toBe(200)
  const refused = await mine.save({ title: 'Менікі', summary: 'Қысқаша.' })
  expect(refused.status).toBe(409)
  expect(sentenceOf(refused)).toMatch(/^Пока вы писали, это изменили в другом месте: Заголовок/)
  expect(refused.json.errors).toMatchObject([
    { data: { code: 'overtaken', fields: [{ name: 'title', value: 'Олардікі', text: 'Олардікі' }] } },
  ])
  expect(await newest(id, 'kk')).toMatchObject({ title: 'Олардікі', summary: null })
  expect((await mine.save({ summary: 'Қысқаша.' })).status).toBe(200)
  expect(await newest(id, 'kk')).toMatchObject({ title: 'Олардікі', summary: 'Қысқаша.' })
  const running = await mine.save({ body: rich('Менің мәтінім') })
  expect(running.json.errors).toMatchObject([{ data: { fields: [{ name: 'body', text: 'Олардың мәтіні' }] } }])
})

it('an editor is told of what a translator wrote in the same language', async () => {
  const id = await makeArticle()
  const [ours, theirs] = [await openForm(editor, id, 'kk'), await openForm(translator, id, 'kk')]
  expect((await theirs.save({ title: 'Аудармашы' })).status).toBe(200)
  expect((await ours.save({ title: 'Редактор' })).status).toBe(409)
  expect((await newest(id, 'kk')).title).toBe('Аудармашы')
})

it('takes a save over the newest state without a look at its marks, but for fields that the form knows as older', async () => {
  const id = await makeArticle()
  const form = await openForm(editor, id, 'ru')
  expect((await form.save({ summary: 'Раз.' })).status).toBe(200)
  const { updatedAt } = await newest(id, 'ru')
  expect((await form.save({ summary: 'Два.' })).status).toBe(409)
  expect((await form.save({ summary: 'Два.' }, { at: updatedAt, older: ['summary'] })).status).toBe(409)
  expect((await form.save({ summary: 'Два.' }, { at: updatedAt })).status).toBe(200)
})

it('accepts the same words once more, and a save that says nothing of what it was typed over', async () => {
  const id = await makeArticle()
  const form = await openForm(editor, id, 'ru')
  const body = { summary: 'Раз.', _status: 'draft' }
  expect((await ask(cms, 'PATCH', addressOf(id, 'ru'), { as: editor, body })).status).toBe(200)
  expect((await form.save({ summary: 'Раз.' })).status).toBe(200)
  const headers = { 'x-typed-over': 'nonsense' }
  expect((await ask(cms, 'PATCH', addressOf(id, 'ru'), { as: editor, headers, body })).status).toBe(200)
})

it('of two editors the second is kept out, whose form could change what both languages share', async () => {
  const id = await makeArticle()
  expect((await (await openForm(editor, id, 'ru')).save({ summary: 'Раз.' })).status).toBe(200)
  expect((await (await openForm(people.admin, id, 'kk')).save({ title: 'Есту' })).status).toBe(423)
})

it.each([
  { asker: 'editor', takes: 'a lock' },
  { asker: 'translator, own language', takes: 'none' },
] as const)('an open form takes $takes for the $asker', async ({ asker, takes }) => {
  const id = await makeArticle()
  const user = await cms.payload.findByID({ collection: 'staff', id: people[asker].id, overrideAccess: true })
  const req = await createLocalReq({ user: { ...user, collection: 'staff' }, locale: 'kk' }, cms.payload)
  const asked = { id, collectionSlug: 'articles', schemaPath: 'articles', operation: 'update', returnLockStatus: true }
  const form = { docPermissions: { fields: true }, docPreferences: { fields: {} }, data: {}, renderAllFields: false }
  cms.payload.importMap = new Proxy({}, { get: () => () => null })
  await formState({ ...asked, ...form, req } as unknown as Parameters<typeof formState>[0])
  expect(await holdersOf(id)).toEqual(takes === 'none' ? [] : [editor.id])
})
