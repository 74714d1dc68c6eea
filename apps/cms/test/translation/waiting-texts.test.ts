import { createLocalReq, type PayloadRequest } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readEditor } from '../../src/modules/translation/operations/read-editor.ts'
import { readGlobalStates } from '../../src/modules/translation/operations/read-two-states.ts'
import { listWaitingGlobals } from '../../src/modules/translation/operations/waiting-texts.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'
import { ask, type Person, signIn, signInAll } from '../support/rest-of-staff.ts'

let cms: TestCms
let editor: Person
let translator: Person
beforeAll(async () => {
  cms = await openCms()
  const people = await signInAll(cms.payload)
  editor = people.editor
  translator = people['translator, own language']
  const data = { text: 'Скидки до пятницы', linkLabel: 'Подробнее' }
  await cms.payload.updateGlobal({ slug: 'announcement', locale: 'ru', data: data as never, overrideAccess: true })
})
afterAll(() => cms?.close())

async function requestOf({ id }: Person): Promise<PayloadRequest> {
  const user = await cms.payload.findByID({ collection: 'staff', id, overrideAccess: true })
  return createLocalReq({ user: { ...user, collection: 'staff' } }, cms.payload)
}

async function rowOf(as: Person, path = 'text') {
  const req = await requestOf(as)
  const editorData = await readEditor(req, await readGlobalStates(req, 'announcement'))
  const row = editorData.rows.find((one) => one.path === path)
  if (!row) throw new Error(`no ${path}`)
  return { ...row, isMissing: editorData.missing.includes(path) }
}

const save = async (as: Person, value: string, base: string) => {
  const body = { collection: 'globals', id: 'announcement', locale: 'kk', texts: [{ path: 'text', value, base }] }
  return ask(cms, 'POST', 'translation/save', { as, body })
}

const onSite = async () =>
  (await cms.payload.findGlobal({ slug: 'announcement', locale: 'kk', fallbackLocale: false, overrideAccess: true }))
    .text

const waiting = async () => listWaitingGlobals(await requestOf(editor))

it('a translator writes the texts of a single document, an editor takes them, and nothing is public before', async () => {
  const before = await rowOf(translator)
  expect(before).toMatchObject({ source: { text: 'Скидки до пятницы' }, own: { value: null }, isMissing: true })
  const saved = await save(translator, 'Жұмаға дейін жеңілдік', before.own.revision)
  expect(saved).toMatchObject({ status: 200, json: { conflicts: [], unknown: [] } })
  expect(await onSite()).toBeFalsy()
  expect(await rowOf(translator)).toMatchObject({
    own: { value: 'Жұмаға дейін жеңілдік' },
    waiting: null,
    isMissing: false,
  })
  const offered = await rowOf(editor)
  expect(offered).toMatchObject({
    own: { value: null },
    waiting: { value: 'Жұмаға дейін жеңілдік', text: 'Жұмаға дейін жеңілдік', author: 'translator, own language' },
    isMissing: true,
  })
  expect(await waiting()).toEqual([{ global: 'announcement', locale: 'kk', texts: 1 }])

  const again = (saved.json as { revisions: Record<string, string> }).revisions.text ?? ''
  expect((await save(translator, 'Жеңілдік жұмаға дейін', again)).json).toMatchObject({ conflicts: [] })
  expect((await save(editor, 'Жеңілдік жұмаға дейін', offered.own.revision)).status).toBe(200)
  expect(await onSite()).toBe('Жеңілдік жұмаға дейін')
  expect(await waiting()).toEqual([])
  expect(await rowOf(editor)).toMatchObject({ waiting: null })
})

it('of two translators the second sees the words of the first and writes over nothing unseen', async () => {
  const second = await signIn(cms.payload, 'translator, own language')
  const { own } = await rowOf(translator)
  expect((await save(translator, 'Бірінші', own.revision)).json).toMatchObject({ conflicts: [] })
  const { json } = await save(second, 'Екінші', own.revision)
  expect(json.conflicts).toMatchObject([{ path: 'text', value: 'Бірінші' }])
  expect(await waiting()).toEqual([{ global: 'announcement', locale: 'kk', texts: 1 }])
})

it('what says the same as the site waits no longer, and what an editor rewrote does not either', async () => {
  const { own } = await rowOf(translator)
  expect((await save(translator, String(await onSite()), own.revision)).status).toBe(200)
  expect(await waiting()).toEqual([])
  await save(translator, 'Ұсыныс', (await rowOf(translator)).own.revision)
  await save(editor, 'Редактордың сөзі', (await rowOf(editor)).own.revision)
  expect(await onSite()).toBe('Редактордың сөзі')
  expect(await waiting()).toEqual([])
})
