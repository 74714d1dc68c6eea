import { randomUUID } from 'node:crypto'
import { profileForm, registerForm } from '@estu/domain/forms/account-forms'
import { appointmentForm } from '@estu/domain/forms/appointment-form'
import { feedbackForm } from '@estu/domain/forms/feedback-form'
import { orderForm } from '@estu/domain/forms/order-form'
import { parseForm } from '@estu/domain/forms/parse-form'
import { reviewForm } from '@estu/domain/forms/review-form'
import type { Field } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bookAppointment } from '../src/operations/book-appointment.ts'
import { saveProfile } from '../src/operations/customer-data.ts'
import { findCustomer } from '../src/operations/find-customer.ts'
import { placeOrder } from '../src/operations/place-order.ts'
import { registerCustomer } from '../src/operations/register-customer.ts'
import { sendFeedback } from '../src/operations/send-feedback.ts'
import { sendReview } from '../src/operations/send-review.ts'
import { makeClinic, timesOfTeam } from './clinic-data.ts'
import { giveConsentTexts } from './consent-texts.ts'
import { openCms, type TestCms } from './open-cms.ts'
import { makeGoods } from './shop-data.ts'

const canary = 'канарейка-4711'
let cms: TestCms
let evil: Record<string, unknown>

beforeAll(async () => {
  cms = await openCms()
  await giveConsentTexts(cms.payload)
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
const contact = { name: 'Проба', contactBy: 'sms', phone: '+77010000000', email: '', consent: 'yes', comment: '' }

async function rowsWithCanary(): Promise<string[]> {
  const { drizzle } = cms.payload.db as unknown as {
    drizzle: { execute: (sql: string) => Promise<{ rows: Record<string, unknown>[] }> }
  }
  const tables = await drizzle.execute(`select tablename from pg_tables where schemaname = 'public'`)
  const found: string[] = []
  for (const { tablename } of tables.rows) {
    const rows = await drizzle.execute(`select row_to_json(t)::text as row from "${tablename}" t`)
    found.push(...rows.rows.map(({ row }) => `${tablename}: ${row}`).filter((row) => row.includes(canary)))
  }
  return found
}

it('every field of every collection, sent with every public form, is thrown away', async () => {
  const clinic = await makeClinic(cms.payload, 1)
  const [product = ''] = await makeGoods(cms.payload, 1, 4500)
  const [slot] = await timesOfTeam(cms.payload, clinic, 1, new Date())
  const base = { locale: 'ru', customerId: null } as const
  const parsed = <T>(result: { ok: true; value: T } | { ok: false; errors: unknown }): T => {
    if (!result.ok) throw new Error(JSON.stringify(result.errors))
    return result.value
  }
  const results = [
    await placeOrder(cms.payload, {
      ...base,
      key: randomUUID(),
      cart: [{ section: 'consumables', id: product, quantity: 1 }],
      seenTotalKzt: 4500,
      form: parsed(
        parseForm(
          orderForm,
          typed({
            ...contact,
            prefersText: '',
            receiving: 'pickup',
            branch: clinic.branch,
            zone: '',
            city: '',
            street: '',
            paying: 'at_pickup',
            plan: '',
          }),
        ),
      ),
    }),
    await bookAppointment(cms.payload, {
      ...base,
      key: randomUUID(),
      holder: null,
      choice: {
        service: clinic.service,
        branch: clinic.branch,
        specialist: null,
        startsAt: new Date(slot?.from ?? 0).toISOString(),
      },
      form: parsed(
        parseForm(appointmentForm, typed({ ...contact, forWhom: 'self', age: '', language: 'ru', needs: [] })),
      ),
    }),
    await sendFeedback(cms.payload, {
      ...base,
      key: randomUUID(),
      form: parsed(parseForm(feedbackForm, typed({ ...contact, topic: 'question', message: 'Вопрос о батарейках' }))),
    }),
    await sendReview(cms.payload, {
      ...base,
      key: randomUUID(),
      form: parsed(
        parseForm(
          reviewForm,
          typed({
            section: 'consumables',
            product,
            rating: '5',
            author: 'Проба',
            title: 'Хорошо',
            text: 'Работает как надо.',
            pros: '',
            cons: '',
            email: '',
            consent: 'yes',
          }),
        ),
      ),
    }),
  ]
  expect(results.map(({ ok }) => ok)).toEqual([true, true, true, true])
  await registerCustomer(
    cms.payload,
    parsed(
      parseForm(
        registerForm,
        typed({ name: 'Проба', email: 'p@example.kz', password: 'три белых верблюда', consent: 'yes' }),
      ),
    ),
    'ru',
  )
  const id = (await findCustomer(cms.payload, { email: 'p@example.kz' }))?.id ?? ''
  await saveProfile(
    cms.payload,
    id,
    parsed(parseForm(profileForm, typed({ name: 'Проба', phone: '', language: 'kk' }))),
  )
  expect(await rowsWithCanary()).toEqual([])
  expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  const review = await cms.payload.find({
    collection: 'reviews',
    draft: true,
    depth: 0,
    overrideAccess: true,
    locale: 'ru',
  })
  expect(review.docs[0]).toMatchObject({ title: 'Хорошо', _status: 'draft', isDemo: false })
})
