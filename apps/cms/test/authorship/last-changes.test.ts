import { createLocalReq } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { searchAudit } from '../../src/modules/audit/operations/search-audit.ts'
import { listChanges } from '../../src/modules/authorship/operations/list-changes.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'
import { ask, type Person, signIn } from '../support/rest-of-staff.ts'
import { makeGoods } from '../support/shop-data.ts'

let cms: TestCms
let editor: Person
let clinic: Person
let admin: Person

beforeAll(async () => {
  cms = await openCms()
  editor = await signIn(cms.payload, 'editor')
  clinic = await signIn(cms.payload, 'clinic')
  admin = await signIn(cms.payload, 'admin')
})
afterAll(() => cms?.close())

async function requestOf({ id }: Person) {
  const staff = await cms.payload.findByID({ collection: 'staff', id, overrideAccess: true })
  return createLocalReq({ user: { ...staff, collection: 'staff' as const } }, cms.payload)
}

const changesOf = async (collection: string, id: string) =>
  (await listChanges(await requestOf(editor), collection, id)).map(({ action, author }) => [action, author.name])

async function made(path: string, body: object): Promise<string> {
  const { status, json } = await ask(cms, 'POST', path, { as: editor, body })
  expect(status).toBe(201)
  return (json.doc as { id: string }).id
}

it('a document without versions names who made it and who changed it, the newest first', async () => {
  const id = await made('redirects', { from: '/staraya', to: '/apparaty' })
  expect((await ask(cms, 'PATCH', `redirects/${id}`, { as: admin, body: { to: '/akcii' } })).status).toBe(200)
  expect(await changesOf('redirects', id)).toEqual([
    ['update', 'admin'],
    ['create', 'editor'],
  ])
  const synonym = await made('search-synonyms', { title: 'ушко', phrases: [{ phrase: 'вкладыш' }], language: 'ru' })
  expect(await changesOf('search-synonyms', synonym)).toEqual([['create', 'editor']])
})

it('stock that reception counts is by reception, and what changes by itself is nobody’s', async () => {
  const [product = ''] = await makeGoods(cms.payload, 1, 500)
  const stock = await cms.payload.create({
    collection: 'stock',
    data: { product: { relationTo: 'consumables', value: product }, quantity: 5 },
    overrideAccess: true,
  })
  expect(await changesOf('stock', stock.id)).toEqual([])
  expect(
    (await ask(cms, 'PATCH', `stock/${stock.id}`, { as: clinic, body: { change: 3, reason: 'delivery' } })).status,
  ).toBe(200)
  expect(await changesOf('stock', stock.id)).toEqual([['update', 'clinic']])
})

it('what is deleted is found in the log by its id, with who did it', async () => {
  const id = await made('redirects', { from: '/udalyat', to: '/apparaty' })
  expect((await ask(cms, 'DELETE', `redirects/${id}`, { as: editor })).status).toBe(200)
  const query = { person: null, document: id, action: 'delete', from: null, to: null, after: null } as const
  const { lines } = await searchAudit(await requestOf(admin), query as never)
  expect(lines).toMatchObject([
    { actorId: editor.id, entries: [{ action: 'delete', collection: 'redirects', ids: [id] }] },
  ])
})

it('tells who deleted a document for good, and who changed or deleted a release', async () => {
  const brand = await cms.payload.create({
    collection: 'brands',
    data: { title: 'Проба', originalLanguage: 'ru' } as never,
    overrideAccess: true,
  })
  const release = await made('releases', { title: 'Осенний' })
  expect((await ask(cms, 'PATCH', `releases/${release}`, { as: admin, body: { title: 'Зимний' } })).status).toBe(200)
  expect(await changesOf('releases', release)).toEqual([
    ['update', 'admin'],
    ['create', 'editor'],
  ])
  await cms.payload.update({
    collection: 'brands',
    id: brand.id,
    data: { deletedAt: new Date().toISOString() },
    overrideAccess: true,
  })
  for (const [collection, id, as] of [
    ['brands', brand.id, admin],
    ['releases', release, editor],
  ] as const) {
    expect((await ask(cms, 'DELETE', `${collection}/${id}?trash=true`, { as })).status, collection).toBe(200)
    const query = { person: null, document: id, action: 'delete', from: null, to: null, after: null } as const
    const { lines } = await searchAudit(await requestOf(admin), query as never)
    expect(lines).toMatchObject([{ actorId: as.id, entries: [{ action: 'delete', collection, ids: [id] }] }])
  }
})

it('a change that the log cannot tell of is not made', async () => {
  const id = await made('redirects', { from: '/bez-zhurnala', to: '/apparaty' })
  await cms.payload.db.pool.query('alter function audit_note rename to audit_note_away')
  try {
    const answer = await ask(cms, 'PATCH', `redirects/${id}`, { as: editor, body: { to: '/akcii' } })
    expect(answer.status).toBe(503)
    const kept = await cms.payload.findByID({ collection: 'redirects', id, overrideAccess: true })
    expect(kept.to).toBe('/apparaty')
  } finally {
    await cms.payload.db.pool.query('alter function audit_note_away rename to audit_note')
  }
})
