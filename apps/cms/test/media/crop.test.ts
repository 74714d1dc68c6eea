import { access, readFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from '@payloadcms/db-postgres'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fileNames } from '../../src/modules/media/files/file-names.ts'
import { sweepLeftovers } from '../../src/modules/media/index.ts'
import type { Media } from '../../src/payload-types.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'
import { signedIn } from '../support/rest.ts'
import { ask, signIn } from '../support/rest-of-staff.ts'

let cms: TestCms
let rest: Awaited<ReturnType<typeof signedIn>>
beforeAll(async () => {
  cms = await openCms()
  rest = await signedIn(cms)
})
afterAll(() => cms?.close())

/** Red on the left, blue on the right. */
const twoColours = async () => {
  const blue = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#0000ff' } })
    .png()
    .toBuffer()
  return sharp({ create: { width: 800, height: 400, channels: 3, background: '#ff0000' } })
    .composite([{ input: blue, left: 400, top: 0 }])
    .png()
    .toBuffer()
}
type Part = { x: number; y: number; width: number; height: number }
const asQuery = (part: Part | null, focus: { x: number; y: number }) => {
  const query = new URLSearchParams({ locale: 'ru' })
  if (part) for (const [name, value] of Object.entries(part)) query.set(`uploadEdits[crop][${name}]`, String(value))
  query.set('uploadEdits[focalPoint][x]', String(focus.x))
  query.set('uploadEdits[focalPoint][y]', String(focus.y))
  return query
}
const middle = { x: 50, y: 50 }
const right = { x: 50, y: 0, width: 50, height: 100 }

async function upload(query: URLSearchParams = new URLSearchParams({ locale: 'ru' })): Promise<Media> {
  const form = new FormData()
  form.set('_payload', JSON.stringify({ alt: 'Два поля' }))
  form.set('file', new File([new Uint8Array(await twoColours())], 'fields.png', { type: 'image/png' }))
  const { status, json, text } = await rest.send(`media?${query}`, form)
  expect(status, text).toBe(201)
  return json.doc
}
async function edit(id: string, part: Part | null, focus = middle): Promise<Media> {
  const { status, json, text } = await rest.patch(`media/${id}?${asQuery(part, focus)}`, { alt: 'Два поля' })
  expect(status, text).toBe(200)
  return json.doc
}
const read = async (id: string): Promise<Media> => (await rest.get(`media/${id}?locale=ru`)).json

const folder = () => path.resolve(cms.payload.collections.media.config.upload.staticDir ?? '')
const bytesOf = (name: string | null | undefined) => readFile(path.join(folder(), name ?? ''))
const colourAt = async (stored: Media, place: number) => {
  const { data, info } = await sharp(await bytesOf(stored.filename))
    .raw()
    .toBuffer({ resolveWithObject: true })
  const at = Math.floor(info.width * place) * info.channels
  return (data[at] ?? 0) > (data[at + 2] ?? 0) ? 'red' : 'blue'
}
const isThere = (name: string) =>
  access(path.join(folder(), name)).then(
    () => true,
    () => false,
  )

it('shows a part of a picture in every size, under other addresses, and keeps the picture', async () => {
  const before = await upload()
  const after = await edit(before.id, right)
  expect([after.width, after.height]).toEqual([400, 400])
  expect(await colourAt(after, 0.05)).toBe('blue')
  expect(after.crop).toEqual({ left: 50, top: 0, width: 50, height: 100 })
  expect(after.sizes?.small).toMatchObject({ width: 320, height: 320 })
  expect(fileNames(after).filter((name) => fileNames(before).includes(name))).toEqual([])
  expect((await sharp(await bytesOf(after.original)).metadata()).width).toBe(800)
})

it('cuts a part of a part out of the picture itself, and gives the whole back', async () => {
  const { id } = await upload(asQuery(right, middle))
  const cut = await read(id)
  expect(await colourAt(cut, 0.05)).toBe('blue')
  expect(await sharp(await bytesOf(cut.original)).metadata()).toMatchObject({ width: 800, format: 'png' })
  const again = await edit(id, { x: 50, y: 0, width: 50, height: 50 })
  expect(again.crop).toEqual({ left: 75, top: 0, width: 25, height: 50 })
  expect([again.width, again.height]).toEqual([200, 200])
  const answer = await rest.post(`media/${id}/whole`, {})
  expect(answer.status, answer.text).toBe(200)
  const whole = await read(id)
  expect([whole.width, whole.height]).toEqual([800, 400])
  expect([await colourAt(whole, 0.05), await colourAt(whole, 0.95)]).toEqual(['red', 'blue'])
  expect(whole.original).toBeNull()
})

it('keeps the focal point where it is in the picture', async () => {
  const { id } = await upload()
  const cut = await edit(id, right, { x: 75, y: 40 })
  expect([cut.focalX, cut.focalY]).toEqual([50, 40])
  await rest.post(`media/${id}/whole`, {})
  const whole = await read(id)
  expect([whole.focalX, whole.focalY]).toEqual([75, 40])
})

it('has another address for the sizes of another focal point, and leaves a saved one alone', async () => {
  const before = await upload()
  const same = await edit(before.id, { x: 0, y: 0, width: 100, height: 100 })
  expect(same.filename).toBe(before.filename)
  const moved = await edit(before.id, null, { x: 10, y: 50 })
  expect(moved.focalX).toBe(10)
  expect(moved.filename).not.toBe(before.filename)
})

it('takes the kept picture away with the document, and when another file replaces it', async () => {
  const { id, original } = await upload(asQuery(right, middle))
  const form = new FormData()
  form.set('_payload', '{}')
  form.set('file', new File([new Uint8Array(await twoColours())], 'other.png', { type: 'image/png' }))
  expect((await rest.sendTo('PATCH', `media/${id}?locale=ru`, form)).status).toBe(200)
  expect((await read(id)).crop?.width).toBeNull()
  expect(await isThere(original ?? '')).toBe(true)
  await cms.payload.db.drizzle.execute(sql`update upload_leftovers set noted_at = noted_at - interval '2 hours'`)
  await sweepLeftovers(cms.payload)
  expect(await isThere(original ?? '')).toBe(false)
})

it('lets nobody but an editor take a part, and nobody say where the picture is kept', async () => {
  const { id } = await upload(asQuery(right, middle))
  const before = await read(id)
  await rest.patch(`media/${id}?locale=ru`, { original: '../../x', crop: { left: 0, top: 0, width: 1, height: 1 } })
  expect(await read(id)).toMatchObject({ original: before.original, crop: before.crop })
})

it('writes no file anew for a translator who moves the focal point', async () => {
  const { id } = await upload()
  const before = await read(id)
  const as = await signIn(cms.payload, 'translator, own language')
  await ask(cms, 'PATCH', `media/${id}?locale=kk&${asQuery(null, { x: 10, y: 10 })}`, { as, body: { alt: 'Екі бояу' } })
  const { filename, focalX, focalY, sizes } = await read(id)
  const kazakh = await cms.payload.findByID({ collection: 'media', id, locale: 'kk', overrideAccess: true })
  expect(kazakh.alt).toBe('Екі бояу')
  expect({ filename, focalX, focalY, sizes }).toEqual({
    filename: before.filename,
    focalX: before.focalX,
    focalY: before.focalY,
    sizes: before.sizes,
  })
})
