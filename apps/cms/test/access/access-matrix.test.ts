import { staffRoles } from '@estu/domain/vocabulary/staff-roles'
import { createLocalReq, type PayloadRequest, type SanitizedCollectionConfig } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openCms, type TestCms } from '../support/open-cms.ts'
import { staffUser } from '../support/staff-user.ts'
import {
  type Answer,
  type Asker,
  type BoundAsker,
  collectionExpectations,
  globalExpectations,
  operations,
} from './access-expectations.ts'

let cms: TestCms
beforeAll(async () => {
  cms = await openCms()
})
afterAll(() => cms.close())

const id = 'me'
const branch = 'a-branch'
const users: Record<Asker | BoundAsker, PayloadRequest['user']> = {
  anonymous: null,
  admin: staffUser('admin', { id }),
  editor: staffUser('editor', { id }),
  'translator, own language': staffUser('translator', { id, language: 'kk' }),
  'translator, other language': staffUser('translator', { id, language: 'ru' }),
  clinic: staffUser('clinic', { id }),
  customer: {
    id,
    collection: 'customers',
    name: 'Асель',
    language: 'ru',
    email: 'a@estu.example',
    createdAt: '',
    updatedAt: '',
  },
  owner: staffUser('owner', { id }),
  'owner of a branch': staffUser('owner', { id, branches: [branch] }),
  reception: staffUser('reception', { id, branches: [branch] }),
  specialist: staffUser('specialist', { id, specialist: 'somebody' }),
}

async function requestOf(asker: Asker | BoundAsker): Promise<PayloadRequest> {
  const req = await createLocalReq({ locale: 'kk' }, cms.payload)
  req.payloadAPI = 'REST'
  req.user = users[asker]
  req.context = {}
  return req
}

/** `some`: the answer is a filter, so only some documents are meant. */
async function ask(rule: unknown, req: PayloadRequest, data: object): Promise<Answer> {
  if (typeof rule !== 'function') return 'no'
  const answer = await rule({ req, id: 'other', data })
  if (typeof answer === 'object' && answer !== null) return 'some'
  return answer ? 'yes' : 'no'
}

const askEach = async (rule: unknown, data: object = {}): Promise<Answer[]> => {
  const answers: Answer[] = []
  for (const asker of Object.keys(users) as (Asker | BoundAsker)[])
    answers.push(await ask(rule, await requestOf(asker), data))
  return answers
}

/** Operations that a collection has at all. */
const operationsOf = (collection: SanitizedCollectionConfig) =>
  operations.filter((operation) => {
    if (operation === 'trash') return Boolean(collection.trash)
    if (operation === 'unlock' || operation === 'admin') return Boolean(collection.auth)
    return operation !== 'readVersions' || Boolean(collection.versions)
  })

it('answers each collection × operation × role as written down, and knows every collection', async () => {
  const found: Record<string, Record<string, string>> = {}
  let cells = 0
  for (const collection of cms.payload.config.collections) {
    const rows: Record<string, string> = {}
    for (const operation of operationsOf(collection)) {
      const rules = collection.access as Record<string, unknown>
      const answers =
        operation === 'trash'
          ? await askEach(rules.delete, { deletedAt: '2026-11-22T00:00:00Z' })
          : await askEach(rules[operation])
      cells += answers.length
      rows[operation] = answers.join(' ')
    }
    found[collection.slug] = rows
  }
  expect(found).toEqual(collectionExpectations)
  console.log(`access matrix: ${cells} cells of ${Object.keys(found).length} collections`)
})

it('answers each single document × operation × role as written down', async () => {
  const found: Record<string, Record<string, string>> = {}
  let cells = 0
  for (const global of cms.payload.config.globals) {
    const rows: Record<string, string> = {}
    for (const operation of ['read', 'readVersions', 'update'] as const) {
      const answers = await askEach((global.access as Record<string, unknown>)[operation])
      cells += answers.length
      rows[operation] = answers.join(' ')
    }
    found[global.slug] = rows
  }
  expect(found).toEqual(globalExpectations)
  console.log(`access matrix: ${cells} cells of ${Object.keys(found).length} single documents`)
})

it('gives somebody with a temporary password nothing, of whatever role, but the sight of their own account', async () => {
  const open: string[] = []
  for (const role of staffRoles) {
    const req = await requestOf('admin')
    req.user = staffUser(role, {
      id,
      language: 'kk',
      branches: [branch],
      specialist: 'somebody',
      mustChangePassword: true,
    })
    const { collections, globals } = cms.payload.config
    const doors = [
      ...collections.map((collection) => ({ ...collection, operations: operationsOf(collection) })),
      ...globals.map((global) => ({ ...global, operations: ['read', 'readVersions', 'update'] })),
    ]
    for (const { slug, access, operations: asked } of doors) {
      for (const operation of asked) {
        const answer = await ask((access as Record<string, unknown>)[operation], req, {})
        if (answer !== 'no') open.push(`${role}: ${slug} ${operation} ${answer}`)
      }
    }
  }
  expect(open).toEqual(staffRoles.map((role) => `${role}: staff read some`))
})
