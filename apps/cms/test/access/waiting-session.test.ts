import { healthRoles, staffRoles } from '@estu/domain/vocabulary/staff-roles'
import { createLocalReq, type Endpoint, type Field, type PayloadRequest, type TypedUser } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { keepWaiting, type Waiting } from '../../src/access/waiting.ts'
import { codeOf, withSecondFactor } from '../accounts/second-factor-person.ts'
import { type Browser, openStaffRest, type StaffRest } from '../accounts/staff-rest.ts'
import { staffUser } from '../support/staff-user.ts'

const password = 'екі-түйе-бір-ат'
const nobodys = '00000000-0000-4000-8000-000000000000'
let cms: StaffRest

beforeAll(async () => {
  cms = await openStaffRest()
})
afterAll(() => cms.close())

const waitings: Waiting[] = ['code', 'set-up', 'unknown']

async function requestOf(user: TypedUser): Promise<PayloadRequest> {
  const req = await createLocalReq({ locale: 'kk' }, cms.payload)
  req.payloadAPI = 'REST'
  req.user = user
  return req
}

/** Every rule of a thing and of its fields, however deep they lie. */
function* rulesOf(owner: string, access: object | undefined, fields: readonly Field[]): Generator<[string, unknown]> {
  for (const [operation, rule] of Object.entries(access ?? {})) yield [`${owner} ${operation}`, rule]
  for (const field of fields) {
    const name = `${owner}.${'name' in field ? field.name : field.type}`
    const own = 'access' in field ? field.access : undefined
    if (own) yield* rulesOf(name, own, [])
    if ('fields' in field) yield* rulesOf(name, undefined, field.fields)
    if ('tabs' in field) for (const tab of field.tabs) yield* rulesOf(name, undefined, tab.fields)
    if ('blocks' in field) for (const block of field.blocks) yield* rulesOf(name, undefined, block.fields)
  }
}

const isYes = (answer: unknown) => answer !== false && answer !== undefined && answer !== null

/** What is open to somebody, of all that the configuration has rules for. */
async function openTo(user: TypedUser | null) {
  const open = new Set<string>()
  let cells = 0
  const { collections, globals } = cms.payload.config
  const withAccounts = collections.filter(({ auth }) => auth).map(({ slug }) => `${slug} unlock`)
  for (const { slug, access, fields } of [...collections, ...globals]) {
    for (const [name, rule] of rulesOf(slug, access, fields)) {
      // Payload writes a rule for unlocking into every collection; only where there are accounts somebody asks it.
      const isAsked = !name.endsWith(' unlock') || withAccounts.includes(name)
      if (typeof rule !== 'function' || !isAsked) continue
      cells += 1
      const req = await requestOf(user as TypedUser)
      const asked = { req, id: 'me', data: {}, doc: {}, siblingData: {}, user, blockData: {} }
      if (isYes(await rule(asked))) open.add(name)
    }
  }
  return { open, cells }
}

it('opens no cell of the access matrix, of any collection, single document or field', async () => {
  const nobody = await openTo(null)
  let cells = 0
  for (const role of staffRoles)
    for (const waiting of waitings) {
      const user = staffUser(role, { id: 'me', language: 'kk', branches: ['a-branch'], specialist: 'somebody' })
      keepWaiting(user, waiting)
      const answered = await openTo(user)
      cells += answered.cells
      const more = [...answered.open].filter((name) => !nobody.open.has(name))
      expect(more, `${role}, ${waiting}`).toEqual([])
    }
  // The same question asked of somebody who waits for nothing finds what is open: it can fail.
  const ready = await openTo(staffUser('admin', { id: 'me' }))
  expect([...ready.open].filter((name) => !nobody.open.has(name)).length).toBeGreaterThan(100)
  expect([...nobody.open].filter((name) => !name.includes('.'))).toEqual([])
  console.log(`waiting sessions: ${cells} cells, none open`)
})

type Door = { method: string; path: string }
const doorsOf = (prefix: string, endpoints: false | readonly Omit<Endpoint, 'root'>[] | undefined): Door[] =>
  (endpoints || []).map(({ method, path }) => ({
    method: method.toUpperCase(),
    path: `${prefix}${path}`
      .replace(/:(id|versionID)\??/g, nobodys)
      .replace(/:\w+/g, 'x')
      .replace(/^\//, '')
      .replace(/\/$/, ''),
  }))

const allDoors = (): Door[] => {
  const { collections, globals, endpoints } = cms.payload.config
  return [
    ...doorsOf('', endpoints),
    ...collections.flatMap(({ slug, endpoints: own }) => doorsOf(slug, own)),
    ...globals.flatMap(({ slug, endpoints: own }) => doorsOf(`globals/${slug}`, own)),
  ]
}

/** What is there to sign in with, and to leave by; and pictures, which the site shows to everybody. */
const beforeTheGate =
  /^(staff\/(login|logout|forgot-password|reset-password|refresh-token|me|accept-invitation)|media\/file\/.*)$/

async function sayOpen(own: Browser, allowed: RegExp): Promise<string[]> {
  const open: string[] = []
  for (const { method, path } of allDoors()) {
    if (beforeTheGate.test(path) || allowed.test(path) || method === 'HEAD') continue
    const { status, json } = await own.ask(method, path)
    const [{ name = '' } = {}] = (json.errors ?? []) as { name?: string }[]
    const isRefused = status === 404 || (status === 403 && ['code-needed', 'set-up-needed'].includes(name))
    if (!isRefused) open.push(`${method} ${path}: ${status}`)
  }
  return open
}

it('answers at no endpoint of any collection, single document or of ours, until the code is given', async () => {
  await cms.employ('boss@estu.example', password, { role: 'admin' })
  const { key } = await withSecondFactor(cms, 'boss@estu.example', password)
  const own = cms.browser()
  await own.signIn('boss@estu.example', password)
  expect(await sayOpen(own, /^staff\/confirm-sign-in$/)).toEqual([])
  console.log(`waiting sessions: ${allDoors().length} endpoints, none open`)
  expect((await own.get('staff/me')).json.user).toBeNull()
  expect((await own.get('payload-preferences/list')).status).toBe(403)
  expect((await own.post('staff/confirm-sign-in', { code: codeOf(key) })).status).toBe(200)
  expect((await sayOpen(own, /^staff\/confirm-sign-in$/)).length).toBeGreaterThan(50)
})

it('answers at no endpoint but those for setting up, where a second factor is required', async () => {
  await cms.employ('head@estu.example', password, { role: 'admin' })
  await cms.payload.updateGlobal({ slug: 'security', data: { requireForAdmins: true }, overrideAccess: true })
  const own = cms.browser()
  await own.signIn('head@estu.example', password)
  expect(await sayOpen(own, /^staff\/(second-factor\/(offer|take)|prove|change-password)$/)).toEqual([])
  await cms.payload.updateGlobal({ slug: 'security', data: { requireForAdmins: false }, overrideAccess: true })
})

it('lets nobody of the clinic in without a second factor where it is required of them, and editors as ever', async () => {
  await cms.payload.updateGlobal({ slug: 'security', data: { requireForClinic: true }, overrideAccess: true })
  const meets: Record<string, number> = {}
  for (const role of [...healthRoles, 'editor'] as const) {
    const email = `required-${role}@estu.example`
    await cms.employ(email, password)
    await cms.sql(`update staff set role = '${role}' where email = '${email}'`)
    const own = cms.browser()
    await own.signIn(email, password)
    meets[role] = (await own.get('payload-preferences/list')).status
  }
  expect(meets).toEqual({ clinic: 403, owner: 403, reception: 403, specialist: 403, editor: 200 })
  await cms.payload.updateGlobal({ slug: 'security', data: { requireForClinic: false }, overrideAccess: true })
})
