import { createLocalReq, type PayloadRequest } from 'payload'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { waitingFor } from '../../src/modules/review/operations/waiting-for.ts'
import { readEditor } from '../../src/modules/translation/operations/read-editor.ts'
import { readGlobalStates } from '../../src/modules/translation/operations/read-two-states.ts'
import { listDeclinedGlobals, listWaitingGlobals } from '../../src/modules/translation/operations/waiting-texts.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'
import { ask, type Person, signedAskers, signInAll } from '../support/rest-of-staff.ts'

let cms: TestCms
let people: Awaited<ReturnType<typeof signInAll>>
let editor: Person
let translator: Person
beforeAll(async () => {
  cms = await openCms()
  people = await signInAll(cms.payload)
  editor = people.editor
  translator = people['translator, own language']
  const data = { text: 'Скидки до пятницы', linkLabel: 'Подробнее' }
  await cms.payload.updateGlobal({ slug: 'announcement', locale: 'ru', data: data as never, overrideAccess: true })
})
afterAll(() => cms?.close())
beforeEach(async () => {
  await cms.payload.db.pool.query('delete from waiting_texts')
  const data = { text: '' } as never
  await cms.payload.updateGlobal({ slug: 'announcement', locale: 'kk', data, overrideAccess: true })
})

const words = 'Жұмаға дейін жеңілдік'
const reason = 'Укажите день: «до пятницы включительно».'

async function requestOf({ id }: Person): Promise<PayloadRequest> {
  const user = await cms.payload.findByID({ collection: 'staff', id, overrideAccess: true })
  return createLocalReq({ user: { ...user, collection: 'staff' } }, cms.payload)
}

async function rowOf(as: Person) {
  const req = await requestOf(as)
  const data = await readEditor(req, await readGlobalStates(req, 'announcement'))
  const row = data.rows.find(({ path }) => path === 'text')
  if (!row) throw new Error('no text')
  return { ...row, isMissing: data.missing.includes('text') }
}

const save = async (as: Person, value: string) => {
  const texts = [{ path: 'text', value, base: (await rowOf(as)).own.revision }]
  return ask(cms, 'POST', 'translation/save', {
    as,
    body: { collection: 'globals', id: 'announcement', locale: 'kk', texts },
  })
}

const decline = (as: Person | null, more: object = {}) =>
  ask(cms, 'POST', 'review/decline', {
    as,
    body: { id: 'announcement', locale: 'kk', path: 'text', comment: reason, ...more },
  })

/** A text waits, as an editor sees it. */
async function submit() {
  expect((await save(translator, words)).status).toBe(200)
  const { waiting } = await rowOf(editor)
  return { seen: waiting?.revision ?? '' }
}

const stored = async () =>
  (await cms.payload.db.pool.query('select value, author_id, declined_by, declined_at from waiting_texts')).rows

it('a text that is sent back stays with its translator, who sees it in their list with the reason', async () => {
  expect((await decline(editor, await submit())).status).toBe(200)
  expect(await stored()).toEqual([
    { value: words, author_id: translator.id, declined_by: editor.id, declined_at: expect.any(Date) },
  ])
  expect(await rowOf(translator)).toMatchObject({
    own: { value: words },
    isMissing: true,
    declined: { by: 'editor', comment: reason, onSite: { text: '' } },
  })
  expect(await rowOf(editor)).toMatchObject({ waiting: { text: words, isDeclined: true }, declined: null })
  const asTranslator = await requestOf(translator)
  expect(await listDeclinedGlobals(asTranslator, 'kk')).toEqual([{ global: 'announcement', locale: 'kk', texts: 1 }])
  expect(await listDeclinedGlobals(asTranslator, 'ru')).toEqual([])
  expect(await listWaitingGlobals(await requestOf(editor))).toEqual([])
  expect(await waitingFor(asTranslator)).toMatchObject([
    { collection: 'globals', id: 'announcement', locale: 'kk', path: 'text', author: 'editor', body: reason },
  ])
})

it('what is written anew waits again, and what an editor writes meanwhile takes no words away', async () => {
  await decline(editor, await submit())
  expect((await save(editor, 'Редактордың сөзі')).status).toBe(200)
  expect(await rowOf(translator)).toMatchObject({
    own: { value: words },
    declined: { onSite: { text: 'Редактордың сөзі' } },
  })
  const saved = await save(translator, 'Жұманы қоса алғанда жеңілдік')
  expect(saved).toMatchObject({ status: 200, json: { conflicts: [] } })
  expect(await rowOf(translator)).toMatchObject({ isMissing: false, declined: null })
  expect(await listWaitingGlobals(await requestOf(editor))).toEqual([
    { global: 'announcement', locale: 'kk', texts: 1 },
  ])
  expect((await rowOf(editor)).waiting).toMatchObject({ text: 'Жұманы қоса алғанда жеңілдік', isDeclined: false })
})

it('an editor may still take what was sent back', async () => {
  await decline(editor, await submit())
  expect((await save(editor, words)).status).toBe(200)
  expect(await stored()).toEqual([])
})

it('sends nothing back that was not read, a second time, or without a word', async () => {
  const read = await submit()
  expect((await decline(editor, { ...read, comment: '  ' })).json).toMatchObject({ error: 'no-words' })
  expect((await decline(editor, { ...read, comment: 'а'.repeat(2001) })).json).toMatchObject({ error: 'too-long' })
  await save(translator, 'Басқа сөз')
  expect(await decline(editor, read)).toMatchObject({ status: 409, json: { error: 'text-changed' } })
  const { seen } = { seen: (await rowOf(editor)).waiting?.revision }
  const answers = await Promise.all([decline(editor, { seen }), decline(people.admin, { seen })])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)?.json).toMatchObject({ error: 'no-waiting-text' })
  expect(await decline(editor, { seen, path: 'linkLabel' })).toMatchObject({ status: 409 })
})

it('is for editors, and of what admins alone save for admins', async () => {
  const read = await submit()
  for (const asker of signedAskers.filter((one) => one !== 'editor' && one !== 'admin'))
    expect((await decline(people[asker], read)).status, asker).toBe(404)
  expect((await decline(null, read)).status).toBe(404)
  for (const id of ['payments', 'nothing', 'articles'])
    expect((await decline(editor, { ...read, id })).status, id).toBe(404)
  expect((await decline(people.admin, read)).status).toBe(200)
})
