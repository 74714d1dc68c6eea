import { afterAll, beforeAll, expect, it } from 'vitest'
import { openCms, type TestCms } from '../support/open-cms.ts'
import { signIn } from '../support/rest-of-staff.ts'
import { size } from '../support/size.ts'
import { type Action, planActions } from './actions.ts'
import { Desk } from './desk.ts'
import type { DocumentModel } from './document-model.ts'
import { comeDue, publish, release, schedule, undo, undoRelease } from './publishing.ts'
import { leave, read, type as typeInForm, typeTexts } from './typing.ts'
import { restoreLanguage, restoreVersion, trash, untrash } from './versions.ts'

const actions = size(90, 500)
const documents = size(2, 4)

let cms: TestCms
let desk: Desk
beforeAll(async () => {
  cms = await openCms()
  const { payload } = cms
  const staff = {
    editor: await signIn(payload, 'editor'),
    translator: await signIn(payload, 'translator, own language'),
    clinic: await signIn(payload, 'clinic'),
  }
  desk = new Desk(cms, staff)
  await desk.open(documents)
})
afterAll(() => cms?.close())

const deeds: Record<Action['kind'], (desk: Desk, document: DocumentModel, action: Action) => Promise<void>> = {
  type: typeInForm,
  texts: typeTexts,
  reload: read,
  leave,
  'restore-language': restoreLanguage,
  'restore-version': restoreVersion,
  trash,
  untrash,
  publish,
  undo,
  schedule,
  due: comeDue,
  release,
  'undo-release': (desk, _document, action) => undoRelease(desk, action),
}

/** Every document is as those who work on it were told, and visitors see what was published and nothing else. */
async function expectAsTold(): Promise<void> {
  for (const document of desk.documents) {
    expect(await desk.state.newest(document.id)).toEqual(document.newest)
    expect(await desk.state.seen(document.id)).toEqual(document.public.texts)
  }
}

/** Each text that was accepted is the newest one, or in a version; each version is somebody's. */
async function expectNothingLost(): Promise<void> {
  for (const { id, typedBy } of desk.documents) {
    const versions = await desk.state.versions(id)
    const found = new Set(versions.flatMap(({ texts }) => [...Object.values(texts.ru), ...Object.values(texts.kk)]))
    expect([...typedBy.keys()].filter((text) => !found.has(text))).toEqual([])
  }
  expect(await desk.state.authorless()).toEqual([])
}

it('of what people type at random nothing is lost, and nothing is public that nobody published', async () => {
  const seed = Number(process.env.SEED ?? Date.now() % 2 ** 31)
  console.log(`random editor: seed ${seed}`)
  for (const [index, action] of planActions(seed, actions, documents).entries()) {
    try {
      await desk.sendWaiting(action.who)
      await deeds[action.kind](desk, desk.documents[action.document] as DocumentModel, action)
      await expectAsTold()
      if (index % 20 === 19) await expectNothingLost()
    } catch (error) {
      console.log(`action ${index}: ${JSON.stringify(action)}`)
      throw error
    }
  }
  await desk.sendAll()
  await expectAsTold()
  await expectNothingLost()
  console.log(`random editor: ${actions} actions, ${JSON.stringify(desk.counted)}`)
  // Half of them on the average: a document in the trash refuses most of what is done to it.
  expect(desk.counted.refused).toBeLessThan(actions * 0.9)
}, 600_000)
