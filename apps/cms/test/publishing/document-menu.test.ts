import { copyDataFromLocaleHandler } from '@payloadcms/ui/utilities/copyDataFromLocale'
import { decodeJwt } from 'jose'
import {
  type CollectionSlug,
  createLocalReq,
  docAccessOperation,
  type PayloadRequest,
  type SanitizedCollectionConfig,
} from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Data } from '../../src/fields/walk/document-data.ts'
import { previewUrl } from '../../src/modules/publishing/preview-url.ts'
import { handlerArguments } from '../support/handler-arguments.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'
import { signIn } from '../support/rest-of-staff.ts'
import { staffUser } from '../support/staff-user.ts'
import { createSample, samples } from './document-menu-samples.ts'

const actions = [
  'create',
  'copy',
  'copy chosen languages',
  'copy to language',
  'trash',
  'restore',
  'delete',
  'unpublish',
  'unpublish language',
  'preview',
] as const
type Action = (typeof actions)[number]

const file: Action[] = ['create', 'copy', 'copy chosen languages', 'copy to language', 'trash', 'restore', 'delete']
const content: Action[] = [...file, 'unpublish', 'unpublish language', 'preview']
const without = (...left: Action[]) => content.filter((action) => !left.includes(action))

/** What an admin's menu beside a document offers. A collection that is not written down here fails the test. */
const expected: Record<string, readonly Action[]> = {
  devices: content,
  implants: content,
  consumables: content,
  accessories: content,
  brands: content,
  articles: content,
  promotions: content,
  landings: content,
  pages: content,
  faq: content,
  branches: content,
  services: content,
  specialists: without('preview'),
  reviews: without('preview', 'copy', 'copy chosen languages'),
  media: file,
  videos: file,
  releases: ['create', 'delete'],
  redirects: ['create', 'delete'],
  'search-synonyms': ['create', 'delete'],
  stock: ['create', 'delete'],
  staff: ['create', 'delete'],
  orders: ['delete'],
  appointments: ['create', 'delete'],
  waitlist: ['delete'],
  feedback: ['delete'],
  customers: [],
  consents: [],
}

let cms: TestCms
/** Who has just signed in: orders, visits and colleagues are deleted by nobody else. */
let admin: { id: string; _sid: string }
beforeAll(async () => {
  cms = await openCms()
  const { id, token } = await signIn(cms.payload, 'admin')
  admin = { id, _sid: String(decodeJwt(token).sid) }
})
afterAll(() => cms.close())

async function asAdmin(extra: Partial<PayloadRequest> = {}): Promise<PayloadRequest> {
  const user = Object.assign(staffUser('admin'), admin)
  const req = await createLocalReq({ user, locale: 'ru' }, cms.payload)
  req.payloadAPI = 'REST'
  return Object.assign(req, { query: {}, context: {} }, extra)
}

const hasLocalised = ({ flattenedFields }: SanitizedCollectionConfig) =>
  JSON.stringify(flattenedFields, (key, value) => (key === 'parent' ? undefined : value)).includes('"localized":true')

/** As Payload's own menu decides: by what the configuration has and what whoever asks may do with this document. */
async function offered(collection: SanitizedCollectionConfig, id: string): Promise<Action[]> {
  const may = async (data: object) =>
    docAccessOperation({ id, collection: { config: collection }, data, req: await asAdmin() })
  const { create, delete: remove } = await may({ id })
  const toTrash = (await may({ id, deletedAt: new Date().toISOString() })).delete
  const copies = Boolean(create) && collection.disableDuplicate !== true
  const drafts = Boolean(collection.versions?.drafts)
  const trash = Boolean(collection.trash && toTrash)
  const has: Record<Action, boolean> = {
    create: Boolean(create),
    copy: copies,
    'copy chosen languages': copies && hasLocalised(collection),
    'copy to language': !collection.admin.disableCopyToLocale,
    trash,
    restore: trash,
    delete: trash || Boolean(remove),
    unpublish: drafts,
    'unpublish language': drafts,
    preview: cms.payload.config.admin.livePreview?.collections?.includes(collection.slug) ?? false,
  }
  return actions.filter((action) => has[action])
}

const endpoints = {
  copy: ['post', '/:id/duplicate'],
  patch: ['patch', '/:id'],
  patchMany: ['patch', '/'],
  delete: ['delete', '/:id'],
} as const

/** One of Payload's own endpoints, called as the admin's menu calls it. */
async function call(slug: string, endpoint: keyof typeof endpoints, id: string, query: Data, data: Data) {
  const [method, path] = endpoints[endpoint]
  const { config } = cms.payload.collections[slug as CollectionSlug]
  const known = (config.endpoints || []).find((one) => one.method === method && one.path === path)
  const req = await asAdmin({ routeParams: { collection: slug, id }, query, data })
  if (!known) throw new Error(`${slug} has no ${method} ${path}`)
  const response = await known.handler(req)
  const json = await response.json()
  if (response.status !== 200) throw new Error(`${slug} ${endpoint}: ${JSON.stringify(json)}`)
  return json
}

type Stored = {
  id: string
  slug?: string
  title?: Record<string, string>
  _status?: object
  deletedAt?: string | null
  firstPublishedAt?: string | null
}
const read = async (slug: string, id: string): Promise<Stored | null> => {
  const found: object | null = await cms.payload.findByID({
    collection: slug as 'articles',
    id,
    locale: 'all',
    draft: true,
    trash: true,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
  })
  return found as Stored | null
}

const drafts = { ru: 'draft', kk: 'draft' }

async function expectCopy(slug: string, id: string, query: Data, languages: readonly string[]): Promise<void> {
  const original = await read(slug, id)
  const { doc } = await call(slug, 'copy', id, { locale: 'ru', ...query }, { _status: 'draft' })
  const copy = await read(slug, doc.id)
  expect(copy?.id).not.toBe(id)
  if (original?._status) expect(copy?._status).toEqual(drafts)
  if (original?.slug) expect(copy?.slug).toMatch(/^(obrazets|[uü]lg[iy])-k/)
  if (original?.firstPublishedAt) expect(copy?.firstPublishedAt ?? null).toBeNull()
  if (original?.title) {
    const { ru, kk } = original.title
    const [inRussian, inKazakh] = [languages.includes('ru'), languages.includes('kk')]
    expect(copy?.title?.ru ?? null).toBe(inRussian ? `${ru} (копия)` : null)
    expect(copy?.title?.kk ?? null).toBe(inKazakh ? `${kk} (көшірме)` : null)
  }
  const versions = cms.payload.collections[slug as CollectionSlug].config.versions
  if (versions) {
    const found = await cms.payload.countVersions({
      collection: slug as 'articles',
      where: { parent: { equals: doc.id } },
      overrideAccess: true,
    })
    expect(found.totalDocs).toBe(1)
  }
  expect((await read(slug, id))?._status).toEqual(original?._status)
}

const perform: Record<Exclude<Action, 'create'>, (slug: string, id: string) => Promise<void>> = {
  copy: (slug, id) => expectCopy(slug, id, {}, ['ru', 'kk']),
  'copy chosen languages': (slug, id) => expectCopy(slug, id, { selectedLocales: ['kk'] }, ['kk']),
  'copy to language': async (slug, id) => {
    const req = await asAdmin()
    const asked = {
      collectionSlug: slug as 'articles',
      docID: id,
      fromLocale: 'ru',
      toLocale: 'kk',
      overrideData: true,
    }
    await copyDataFromLocaleHandler(handlerArguments({ ...asked, req }))
    const stored = await read(slug, id)
    if (stored?.title) expect(stored.title.kk).toBe(stored.title.ru)
  },
  'unpublish language': async (slug, id) => {
    await call(slug, 'patch', id, { locale: 'kk' }, { _status: 'draft' })
  },
  unpublish: async (slug, id) => {
    await call(slug, 'patch', id, { unpublishAllLocales: 'true' }, { _status: 'draft' })
    expect((await read(slug, id))?._status).toEqual(drafts)
  },
  preview: async (slug, id) => {
    const collectionConfig = cms.payload.collections[slug as CollectionSlug].config
    const url = await previewUrl?.({
      collectionConfig,
      data: { id },
      locale: { code: 'kk', label: 'kk' },
      req: await asAdmin(),
      payload: cms.payload,
    })
    expect(url).toContain('/kk/preview/')
  },
  trash: async (slug, id) => {
    const asked = Date.now()
    await call(slug, 'patch', id, {}, { deletedAt: '2020-01-01T00:00:00.000Z' })
    const stored = await read(slug, id)
    // The moment is the server's own, whatever is sent.
    expect(Date.parse(String(stored?.deletedAt))).toBeGreaterThanOrEqual(asked)
    if (stored?._status) expect(stored._status).toEqual(drafts)
  },
  restore: async (slug, id) => {
    const where = { and: [{ id: { equals: id } }, { deletedAt: { exists: true } }] }
    const result = await call(
      slug,
      'patchMany',
      id,
      { trash: 'true', where },
      { deletedAt: null, _status: 'published' },
    )
    expect(result.errors).toEqual([])
    const stored = await read(slug, id)
    expect(stored?.deletedAt ?? null).toBeNull()
    if (stored?._status) expect(stored._status).toEqual(drafts)
  },
  delete: async (slug, id) => {
    if (cms.payload.collections[slug as CollectionSlug].config.trash) await perform.trash(slug, id)
    await call(slug, 'delete', id, {}, {})
    expect(await read(slug, id)).toBeNull()
  },
}

it('offers and does what is written down for each collection, and knows every collection', async () => {
  const shown = cms.payload.config.collections.filter(({ admin }) => !admin.hidden)
  expect(shown.map(({ slug }) => slug).toSorted()).toEqual(Object.keys(expected).toSorted())
  const failures: string[] = []
  for (const collection of shown) {
    const { slug } = collection
    const sample = samples[slug]
    if (!sample) throw new Error(`${slug} has no sample`)
    const id = await createSample(cms.payload, slug, sample).catch((error) => {
      throw new Error(`${slug}: ${error.message} ${JSON.stringify(error.data?.errors)}`)
    })
    const found = await offered(collection, id)
    expect(found, slug).toEqual(expected[slug])
    const order: Action[] = [
      'copy',
      'copy chosen languages',
      'preview',
      'copy to language',
      'unpublish language',
      'unpublish',
      'trash',
      'restore',
      'delete',
    ]
    for (const action of order) {
      if (!found.includes(action)) continue
      const failure = await perform[action as 'copy'](slug, id).catch((error: Error) => error.message)
      if (failure) failures.push(`${slug}, ${action}: ${failure}`)
    }
  }
  expect(failures).toEqual([])
})
