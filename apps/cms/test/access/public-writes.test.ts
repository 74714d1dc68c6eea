import { profileForm, recoverForm, registerForm, signInForm } from '@estu/domain/forms/account-forms'
import { parseForm } from '@estu/domain/forms/parse-form'
import { unstorablePath } from '@estu/domain/text/storable'
import type { Field } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { changeFavourites, saveProfile } from '../../src/modules/accounts/operations/customer-data.ts'
import { closeSession, readSession } from '../../src/modules/accounts/operations/customer-session.ts'
import { deleteWithPassword } from '../../src/modules/accounts/operations/delete-with-password.ts'
import { findCustomer } from '../../src/modules/accounts/operations/find-customer.ts'
import { confirmEmail, resetPassword } from '../../src/modules/accounts/operations/recover-account.ts'
import { registerCustomer } from '../../src/modules/accounts/operations/register-customer.ts'
import { signIn } from '../../src/modules/accounts/operations/sign-in.ts'
import { moveAppointment } from '../../src/modules/appointments/operations/change-appointment.ts'
import { withinLimit } from '../../src/modules/customer-requests/operations/limit-rate.ts'
import { hearLog } from '../support/hear-log.ts'
import { honestForms, openShop, type Shop } from '../support/honest-forms.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'

const canary = 'канарейка-4711'
let cms: TestCms
let shop: Shop
let evil: Record<string, unknown>

beforeAll(async () => {
  cms = await openCms()
  shop = await openShop(cms.payload)
  // Every field name of every collection, and the names that have broken others.
  const names = cms.payload.config.collections.flatMap(({ fields }) => namesOf(fields))
  evil = Object.fromEntries(
    [
      ...new Set([
        ...names,
        'constructor',
        'prototype',
        'sessions',
        'price',
        'total',
        '_status',
        '_verified',
        'salt',
        'hash',
        'roles',
      ]),
    ].map((name) => [name, canary]),
  )
  Object.defineProperty(evil, '__proto__', { value: { polluted: canary }, enumerable: true })
  console.log(`public writes: ${Object.keys(evil).length} foreign fields on each`)
})
afterAll(() => cms.close())

function namesOf(fields: Field[]): string[] {
  return fields.flatMap((field) => [
    ...('name' in field && field.name ? [field.name] : []),
    ...('fields' in field ? namesOf(field.fields) : []),
    ...('tabs' in field ? field.tabs.flatMap((tab) => namesOf(tab.fields)) : []),
  ])
}

/** What an honest form holds, with everything else that a sender could add. */
const typed = (honest: object) => ({ ...evil, ...honest })

const parsed = <T>(result: { ok: true; value: T } | { ok: false; errors: unknown }): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.errors))
  return result.value
}

async function rowsWithCanary(): Promise<string[]> {
  const { drizzle } = cms.payload.db
  const tables = await drizzle.execute(`select tablename from pg_tables where schemaname = 'public'`)
  const found: string[] = []
  for (const { tablename } of tables.rows) {
    const rows = await drizzle.execute(`select row_to_json(t)::text as row from "${tablename}" t`)
    found.push(...rows.rows.map(({ row }) => `${tablename}: ${row}`).filter((row) => row.includes(canary)))
  }
  return found
}

it('every field of every collection, sent with every public form, is thrown away', async () => {
  for (const { name, honest, send } of honestForms)
    expect(await send(shop, typed(honest(shop))), name).toEqual({ errors: null, refusal: null })
  const account = { name: 'Проба', email: 'p@example.kz', password: 'три белых верблюда', consent: 'yes' }
  await registerCustomer(cms.payload, parsed(parseForm(registerForm, typed(account))), 'ru')
  const id = (await findCustomer(cms.payload, { email: 'p@example.kz' }))?.id ?? ''
  const profile = parseForm(profileForm, typed({ name: 'Проба', phone: '', language: 'kk' }))
  await saveProfile(cms.payload, id, parsed(profile))
  expect(await rowsWithCanary()).toEqual([])
  expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  const shared = { draft: true, depth: 0, overrideAccess: true, locale: 'ru' } as const
  const review = await cms.payload.find({ collection: 'reviews', ...shared })
  expect(review.docs[0]).toMatchObject({ title: 'Хорошо', _status: 'draft', isDemo: false })
})

/** PostgreSQL keeps neither NUL nor half of a pair of UTF-16. */
const unkept = ['\0', '\ud83d']

it('each field of each public form with what no database keeps: a field is named, or clean words are stored', async () => {
  const heard = hearLog(cms.payload, 'Проба')
  const outcomes = { named: 0, stored: 0 }
  for (const { name, honest, send } of honestForms)
    for (const [field, value] of Object.entries(honest(shop)).filter(([, value]) => typeof value === 'string'))
      for (const part of unkept) {
        const { errors, refusal } = await send(shop, { ...honest(shop), [field]: `${value}${part}` })
        if (errors) expect(Object.keys(errors), `${name}.${field}`).toEqual([field])
        expect(refusal, `${name}.${field}`).toBeNull()
        outcomes[errors ? 'named' : 'stored'] += 1
      }
  console.log(`public writes: ${JSON.stringify(outcomes)}`)
  expect(outcomes.stored).toBeGreaterThan(30)
  expect(heard()).toEqual([])
})

it('accounts, links, sessions and limits with what no database keeps: a closed answer, nothing in the log', async () => {
  const heard = hearLog(cms.payload, canary)
  const { payload } = cms
  const customer = (await findCustomer(payload, { email: 'p@example.kz' }))?.id ?? ''
  const item = (slug: string) => ({ product: { id: slug, attributes: { slug } }, categoryPath: slug })
  for (const part of unkept) {
    const bad = `${canary}${part}`
    for (const form of [registerForm, signInForm, recoverForm])
      expect(parseForm(form, { name: 'Проба', email: `p${bad}@example.kz`, password: bad, consent: 'yes' })).toEqual({
        ok: false,
        errors: { email: 'email-letters' },
      })
    const attempt = { email: 'p@example.kz', password: bad, client: bad, device: bad }
    expect(await signIn(payload, attempt)).toMatchObject({ error: 'invalid-credential' })
    expect(await signIn(payload, { ...attempt, device: null })).toMatchObject({ error: 'invalid-credential' })
    expect(await resetPassword(payload, bad, bad)).toMatchObject({ error: 'link-used' })
    expect(await confirmEmail(payload, customer, bad)).toMatchObject({ error: 'link-used' })
    expect(await deleteWithPassword(payload, { id: customer, email: 'p@example.kz', password: bad })).toMatchObject({
      error: 'invalid-credential',
    })
    expect(await readSession(payload, bad)).toBeNull()
    await closeSession(payload, bad)
    expect(await withinLimit(payload, 'form', bad)).toBe(true)
    const changes = { key: bad, added: [item(bad), { ...item('b'), note: bad }], removed: { [bad]: [bad] } }
    const changed = await changeFavourites(payload, customer, changes)
    expect(changed.items.map(({ product }) => product.attributes.slug)).toContain('b')
    expect(unstorablePath(changed)).toBeNull()
    const to = [
      { startsAt: bad, specialist: null },
      { startsAt: new Date(Date.now() + 864e5).toISOString(), specialist: bad },
    ]
    for (const place of to)
      expect(await moveAppointment(payload, shop.visit, place)).toMatchObject({ error: 'slot-unknown' })
  }
  expect(heard()).toEqual([])
})
