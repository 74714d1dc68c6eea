import { afterAll, beforeAll, expect, it } from 'vitest'
import { putAside } from '../../src/modules/releases/operations/prepared-globals.ts'
import { readWhereUsed } from '../../src/modules/where-used/read-where-used.ts'
import { storePicture } from '../media/stored-picture.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'
import { ask, type Person, sentenceOf, signIn } from '../support/rest-of-staff.ts'
import { type Desk, openDesk } from './release-desk.ts'

let cms: TestCms
let desk: Desk
let as: Person
beforeAll(async () => {
  cms = await openCms()
  desk = await openDesk(cms)
  as = await signIn(cms.payload, 'admin')
})
afterAll(() => cms?.close())

it('a picture in a text that waits for a release is in use, and stays until the text is taken out', async () => {
  const { id } = await storePicture(cms, 'logo.jpg', 'Новый логотип')
  const release = await desk.release('Новое лицо', [await desk.draftArticle('О новом лице')])
  const isUsed = async () => (await ask(cms, 'GET', 'media?where[isUsed][equals]=true', { as })).json.totalDocs
  const toTrash = (language: 'ru' | 'kk' = 'ru') =>
    ask(cms, 'PATCH', `media/${id}`, { as, language, body: { deletedAt: new Date().toISOString() } })
  expect(await isUsed()).toBe(0)
  const prepared = { releaseId: release, global: 'organisation', locale: 'ru' as const, data: { logo: id } }
  expect(await putAside(await desk.asEditor(), { ...prepared, seenAt: null })).toBeNull()
  expect(await isUsed()).toBe(1)
  expect((await readWhereUsed(await desk.asEditor(), 'media', id)).rows).toMatchObject([
    { title: 'Новое лицо', editUrl: expect.stringContaining(`releases/${release}`), live: [] },
  ])
  for (const language of ['ru', 'kk'] as const) {
    const refused = await toTrash(language)
    expect([refused.status, sentenceOf(refused)]).toEqual([409, expect.stringContaining('«Новое лицо»')])
  }
  await desk.rows('delete from release_globals')
  expect(await isUsed()).toBe(0)
  expect((await toTrash()).status).toBe(200)
})
