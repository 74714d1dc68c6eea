import { access, readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fileNames } from '../../src/modules/media/files/file-names.ts'
import { sweepLeftovers } from '../../src/modules/media/index.ts'
import type { Media } from '../../src/payload-types.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'
import { signedIn } from '../support/rest.ts'
import { pictureBytes } from './stored-picture.ts'

let cms: TestCms
let rest: Awaited<ReturnType<typeof signedIn>>
beforeAll(async () => {
  cms = await openCms()
  rest = await signedIn(cms)
})
afterAll(() => cms?.close())

type File = { name: string; type: string; data: Buffer }
const picture = async (colour: string, name = 'portrait.jpg'): Promise<File> => ({
  name,
  type: 'image/jpeg',
  data: await pictureBytes(colour),
})

/** As the admin's form sends a file with what else it holds. */
function formOf({ name, type, data }: File, fields: object): FormData {
  const form = new FormData()
  form.set('_payload', JSON.stringify(fields))
  form.set('file', new File([new Uint8Array(data)], name, { type }))
  return form
}
const upload = async (file: File) => {
  const { status, json, text } = await rest.send('media?locale=ru', formOf(file, { alt: 'Портрет' }))
  expect(status, text).toBe(201)
  return json.doc as Media
}
const replace = (id: string, file: File, fields: object = {}) =>
  rest.sendTo('PATCH', `media/${id}?locale=ru`, formOf(file, fields))
const read = async (id: string) => (await rest.get(`media/${id}?locale=ru`)).json as Media

const folder = () => path.resolve(cms.payload.collections.media.config.upload.staticDir ?? '')
const isThere = (name: string) =>
  access(path.join(folder(), name)).then(
    () => true,
    () => false,
  )
const missingOf = async (stored: Media) => {
  const names = fileNames(stored)
  const there = await Promise.all(names.map(isThere))
  return names.filter((_, index) => !there[index])
}
const anHourLater = async () => {
  await cms.payload.db.drizzle.execute(sql`update upload_leftovers set noted_at = noted_at - interval '2 hours'`)
  return sweepLeftovers(cms.payload)
}
const announced = async () => {
  const found = await cms.payload.db.drizzle.execute(sql`select tags from outbox order by id desc limit 1`)
  return JSON.stringify(found.rows[0]?.tags)
}

it('a new file takes the place of the old one under another address; the document, its words and uses stay', async () => {
  const before = await upload(await picture('#0b5351'))
  const { status, text } = await replace(before.id, await picture('#ef8f2f'))
  expect(status, text).toBe(200)
  const after = await read(before.id)
  expect(after).toMatchObject({ id: before.id, alt: 'Портрет' })
  expect(fileNames(after).filter((name) => fileNames(before).includes(name))).toEqual([])
  expect(await missingOf(after)).toEqual([])
  expect(await announced()).toContain(before.id)
})

it('takes away a replaced file, with all its sizes, when no open page can still ask for it', async () => {
  const before = await upload(await picture('#112233'))
  await replace(before.id, await picture('#445566'))
  await sweepLeftovers(cms.payload)
  expect(await missingOf(before)).toEqual([])
  await anHourLater()
  expect(await missingOf(before)).toEqual(fileNames(before))
  expect(await missingOf(await read(before.id))).toEqual([])
})

it('keeps the old file where the rest of the form is refused, and nothing of the new one for good', async () => {
  await anHourLater()
  const before = await upload(await picture('#223344'))
  const files = (await readdir(folder())).toSorted()
  const { status } = await replace(before.id, await picture('#998877'), { alt: '' })
  expect(status).toBe(400)
  expect(await read(before.id)).toMatchObject({ filename: before.filename, alt: 'Портрет' })
  expect(await missingOf(before)).toEqual([])
  await anHourLater()
  expect((await readdir(folder())).toSorted()).toEqual(files)
})

it('refuses a file of another kind with a sentence, and the old one stays', async () => {
  const before = await upload(await picture('#334455'))
  const bytes = await readFile(path.join(folder(), before.filename ?? ''))
  const film = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypisom0000isomiso2')])
  for (const file of [
    { name: 'a.pdf', type: 'application/pdf', data: Buffer.from('%PDF-1.7\n%%EOF') },
    { name: 'a.mp4', type: 'video/mp4', data: film },
    { name: 'a.jpg', type: 'image/jpeg', data: film },
  ]) {
    const { status, text } = await replace(before.id, file)
    expect(status, file.name).toBe(400)
    expect(text, file.name).toContain('Изображение можно заменить только изображением')
  }
  expect((await read(before.id)).filename).toBe(before.filename)
  expect((await readFile(path.join(folder(), before.filename ?? ''))).equals(bytes)).toBe(true)
})

it('gives other bytes another address, also after the first ones were deleted for good', async () => {
  const first = await upload(await picture('#556677', 'same.jpg'))
  await cms.payload.delete({ collection: 'media', id: first.id, overrideAccess: true })
  expect(await missingOf(first)).toEqual([])
  await anHourLater()
  expect(await missingOf(first)).toEqual(fileNames(first))
  const second = await upload(await picture('#667788', 'same.jpg'))
  expect(fileNames(second).filter((name) => fileNames(first).includes(name))).toEqual([])
})

it('a file that is called by its ending alone has a name that can be asked for', async () => {
  for (const [name, kept] of [
    ['.jpg', 'file'],
    ['....jpg', 'file'],
    ['CON.jpg', 'CON'],
  ] as const) {
    const stored = await upload(await picture('#123456', name))
    expect(stored.filename).toMatch(new RegExp(`^${kept}-v[0-9a-f]{10}(-\\d+)?\\.webp$`))
    expect(await missingOf(stored)).toEqual([])
  }
})
