import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { locales } from '@estu/domain/locale/locales'
import type { CollectionSlug, JsonObject, Payload } from 'payload'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { dataOf } from '../../src/fields/walk/document-data.ts'
import { rebuildStatus } from '../../src/modules/publishing/rebuild-status.ts'
import { statusIn } from '../../src/modules/translation/operations/translation-states.ts'
import { tagsOf } from '../../src/outbox/announce.ts'
import { readDrawing } from '../../src/seed/pictures/album.ts'
import { withRowIds } from '../../src/seed/row-ids.ts'
import { seed } from '../../src/seed/run.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'

let cms: TestCms
/** What was there after the power cut. */
let cutShort: Record<string, number>

beforeAll(async () => {
  cms = await openCms()
  await rebuildStatus(cms.payload)
  cutShort = await seedWithPowerCut(cms.payload)
  await seed(cms.payload)
}, 240_000)
afterAll(() => cms?.close())

/** The database is gone in the middle of the catalogue. */
async function seedWithPowerCut(payload: Payload): Promise<Record<string, number>> {
  const { create } = payload.db
  const cut = vi.spyOn(payload.db, 'create').mockImplementation(function (this: Payload['db'], args) {
    if (args.collection === 'devices') throw new Error('power cut')
    return create.call(this, args)
  })
  await expect(seed(payload)).rejects.toThrow('could not be created')
  cut.mockRestore()
  return { branches: await countOf('branches'), services: await countOf('services'), brands: await countOf('brands') }
}

const countOf = async (collection: CollectionSlug) =>
  (await cms.payload.count({ collection, overrideAccess: true })).totalDocs

async function query(text: string): Promise<Record<string, unknown>[]> {
  return (await cms.payload.db.drizzle.execute(text)).rows
}

const drafted = () => cms.payload.config.collections.filter(({ versions }) => versions?.drafts)

/** Every document of a collection, in all its languages. */
async function readAll(collection: CollectionSlug, draft = false): Promise<JsonObject[]> {
  const found = await cms.payload.find({ collection, locale: 'all', depth: 0, limit: 500, draft, overrideAccess: true })
  expect(found.hasNextPage).toBe(false)
  return found.docs as JsonObject[]
}

it('goes on after a power cut: parts that were finished stay, the one under way left nothing behind', () => {
  expect(cutShort.branches).toBeGreaterThan(0)
  expect(cutShort.services).toBeGreaterThan(0)
  expect(cutShort.brands).toBe(0)
})

/** How long data is kept and how staff sign in are settings: they have defaults and no content. */
const contentGlobals = () => cms.payload.config.globals.filter(({ slug }) => !['retention', 'security'].includes(slug))

it('publishes every document in both languages, with one version that says the same', async () => {
  for (const { slug } of drafted()) {
    const live = await readAll(slug as CollectionSlug)
    expect(live.length, slug).toBeGreaterThan(0)
    for (const doc of live) expect(locales.map((locale) => statusIn(doc, locale))).toEqual(['published', 'published'])
    const versions = await cms.payload.findVersions({
      collection: slug as 'pages',
      locale: 'all',
      depth: 0,
      limit: 500,
      overrideAccess: true,
    })
    const newest = new Map(versions.docs.map(({ parent, version }) => [parent, version]))
    expect(versions.totalDocs, slug).toBe(live.length)
    for (const doc of live) expect({ ...newest.get(doc.id), id: doc.id, basedOn: doc.basedOn }).toEqual(doc)
  }
  for (const { slug } of contentGlobals()) {
    const versions = await cms.payload.countGlobalVersions({ global: slug as 'home', overrideAccess: true })
    expect(versions.totalDocs, slug).toBe(1)
  }
})

it('leaves the desk and the addresses as documents do that are taken in one by one', async () => {
  const desk = () =>
    Promise.all([
      query(
        'select collection, document_id, locale, publication, is_source, title, total, missing, outdated from translation_states order by 1, 2, 3',
      ),
      query(
        'select collection, document_id, path, source_text, source_mark, translation_mark from translation_marks order by 1, 2, 3',
      ),
      query('select * from addresses order by 1, 2'),
    ])
  const seeded = await desk()
  for (const table of ['translation_states', 'translation_marks', 'addresses']) await query(`delete from ${table}`)
  await rebuildStatus(cms.payload)
  expect(await desk()).toEqual(seeded)
  expect(seeded[0].filter(({ missing, outdated }) => String(missing) + String(outdated) !== '')).toEqual([])
})

it('announces every document once', async () => {
  const rows = await query('select tags from outbox')
  const announced = new Set(rows.flatMap(({ tags }) => tags as string[]))
  for (const { slug } of [...drafted(), { slug: 'media' }]) {
    for (const { id, slug: address } of await readAll(slug as CollectionSlug)) {
      expect(announced).toEqual(new Set([...announced, ...tagsOf(slug, { id, slug: address })]))
    }
  }
  for (const { slug } of contentGlobals()) expect(announced).toContain(`global:${slug}`)
})

/** A document as an editor would write it: Russian first, then Kazakh. */
async function writeByHand(collection: CollectionSlug, doc: JsonObject, changed: JsonObject): Promise<JsonObject> {
  const shared = { collection: collection as 'pages', overrideAccess: true, depth: 0 } as const
  const {
    id: _id,
    createdAt: _created,
    updatedAt: _updated,
    basedOn: _basedOn,
    ...russian
  } = (await cms.payload.findByID({ ...shared, id: doc.id, locale: 'ru' })) as JsonObject
  const {
    id: _kkId,
    createdAt: _kkCreated,
    updatedAt: _kkUpdated,
    basedOn: _kkBasedOn,
    ...kazakh
  } = (await cms.payload.findByID({ ...shared, id: doc.id, locale: 'kk' })) as JsonObject
  const made = await cms.payload.create({
    ...shared,
    locale: 'ru',
    data: { ...withoutIds(russian), ...changed },
  })
  const second = { ...withRowIds(withoutIds(kazakh), dataOf(made)), ...changed }
  await cms.payload.update({ ...shared, id: made.id, locale: 'kk', data: second })
  return (await cms.payload.findByID({ ...shared, id: made.id, locale: 'all' })) as JsonObject
}

/** Rows without their ids, which no two documents share. */
function withoutIds(value: JsonObject): JsonObject {
  return stripped(value) as JsonObject
}

function stripped(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(stripped)
  if (typeof value !== 'object' || value === null || 'root' in value) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => name !== 'id')
      .map(([name, inner]) => [name, stripped(inner)]),
  )
}

it('stores what an editor would have stored by saving one language after the other', async () => {
  const own = { createdAt: 0, updatedAt: 0, basedOn: 0, slug: 0 }
  for (const { slug } of drafted()) {
    const [doc] = await readAll(slug as CollectionSlug)
    const made = await writeByHand(slug as CollectionSlug, doc ?? {}, doc?.slug ? { slug: 'written-by-hand' } : {})
    expect(withoutIds({ ...made, ...own }), slug).toEqual(withoutIds({ ...doc, ...own }))
    await cms.payload.delete({ collection: slug as 'pages', id: made.id, overrideAccess: true })
  }
})

it('stores the very files that an upload of the drawing would have stored', async () => {
  const data = await sharp(Buffer.from(await readDrawing({ drawing: 'charger' })))
    .png()
    .toBuffer()
  const file = { name: 'by-hand.png', mimetype: 'image/png', data, size: data.length }
  const uploaded = await cms.payload.create({
    collection: 'media',
    locale: 'ru',
    data: { alt: 'x' },
    file,
    overrideAccess: true,
  })
  const seeded = (await readAll('media')).find(({ filename }) => filename === 'charger.webp')
  const folder = path.resolve(String(cms.payload.collections.media.config.upload.staticDir))
  // What links show elsewhere has a ground of its own, and an upload of what is transparent has none: see render.ts.
  const sizes = Object.keys(uploaded.sizes ?? {}).filter((size) => size !== 'social')
  expect(sizes).toHaveLength(3)
  const described = (doc: JsonObject) =>
    JSON.parse(JSON.stringify([doc, ...sizes.map((size) => doc.sizes[size])]).replaceAll('by-hand', 'charger')).map(
      ({ filename, filesize, width, height, mimeType, focalX, focalY, url }: JsonObject) => [
        filename,
        filesize,
        width,
        height,
        mimeType,
        focalX,
        focalY,
        url,
      ],
    )
  expect(described(seeded ?? {})).toEqual(described(uploaded))
  for (const [filename] of described(uploaded)) {
    const byHand = await readFile(path.join(folder, filename.replace('charger', 'by-hand')))
    expect((await readFile(path.join(folder, filename))).equals(byHand), filename).toBe(true)
  }
})

it('creates nothing twice, and takes back nothing that an editor changed or deleted', async () => {
  const shared = { collection: 'faq' as const, overrideAccess: true, depth: 0, locale: 'ru' as const }
  const [changed, deleted] = (await cms.payload.find({ ...shared, limit: 2 })).docs
  await cms.payload.update({
    ...shared,
    id: changed?.id ?? '',
    data: { title: 'Правка редактора', _status: 'published' },
  })
  await cms.payload.delete({ ...shared, id: deleted?.id ?? '' })
  const counts = async () =>
    Promise.all([...drafted(), { slug: 'stock' }, { slug: 'media' }].map(({ slug }) => countOf(slug as CollectionSlug)))
  const before = [await counts(), await query('select count(*) from outbox')]
  await seed(cms.payload)
  expect([await counts(), await query('select count(*) from outbox')]).toEqual(before)
  expect((await cms.payload.findByID({ ...shared, id: changed?.id ?? '' })).title).toBe('Правка редактора')
})
