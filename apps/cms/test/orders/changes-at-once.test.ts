import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type PayloadRequest } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { inTransaction } from '../../src/database/in-transaction.ts'
import { databaseOf } from '../../src/database/of-request.ts'
import { lockBeforeChange } from '../../src/hooks/lock-before-change.ts'
import { bookAppointment } from '../../src/modules/appointments/operations/book-appointment.ts'
import { cancelAppointment, moveAppointment } from '../../src/modules/appointments/operations/change-appointment.ts'
import { idOfLink } from '../../src/modules/customer-requests/operations/personal-links.ts'
import { cancelOrder } from '../../src/modules/orders/operations/cancel-order.ts'
import { placeOrder } from '../../src/modules/orders/operations/place-order.ts'
import type { Order } from '../../src/payload-types.ts'
import { makeClinic, timesOfTeam } from '../support/clinic-data.ts'
import { giveConsentTexts } from '../support/consent-texts.ts'
import { endUndoTime } from '../support/end-undo-time.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'
import { makeGoods } from '../support/shop-data.ts'
import { size } from '../support/size.ts'
import { staffUser } from '../support/staff-user.ts'
import { runSql } from '../support/test-server.ts'

let cms: TestCms
let clinic: Awaited<ReturnType<typeof makeClinic>>
let item = ''
let staff: PayloadRequest
const now = new Date()
/** Even: every other round does it the other way. */
const rounds = size(16, 40)

beforeAll(async () => {
  cms = await openCms({ poolMax: 12 })
  await giveConsentTexts(cms.payload)
  clinic = await makeClinic(cms.payload, 2)
  ;[item = ''] = await makeGoods(cms.payload, 1, 1000)
  await cms.payload.create({
    collection: 'stock',
    data: { product: { relationTo: 'consumables', value: item }, quantity: 1000 },
    overrideAccess: true,
  })
  const user = staffUser('clinic', { name: 'Регистратура', branch: null })
  staff = await createLocalReq({ user }, cms.payload)
})
afterAll(() => cms.close())

const person = { name: 'Асель', contactBy: 'sms', phone: '+77010000000', email: '', comment: '' } as const

async function order(): Promise<string> {
  const placed = await placeOrder(cms.payload, {
    locale: 'ru',
    key: randomUUID(),
    cart: [{ section: 'consumables', id: item, quantity: 1 }],
    seenTotalKzt: 1000,
    customerId: null,
    form: {
      ...person,
      prefersText: false,
      receiving: 'pickup',
      branch: clinic.branch,
      zone: '',
      city: '',
      street: '',
      paying: 'at_pickup',
      plan: '',
      discount: '',
      consent: 'yes',
    },
  })
  if (!placed.ok) throw new Error(placed.error)
  return idOfLink(cms.payload.secret, 'order', placed.value.token) ?? ''
}

async function book(slot: { from: number; specialistId: string } | undefined): Promise<string> {
  const booked = await bookAppointment(cms.payload, {
    locale: 'ru',
    key: randomUUID(),
    choice: {
      service: clinic.service,
      branch: clinic.branch,
      specialist: slot?.specialistId ?? null,
      startsAt: new Date(slot?.from ?? 0).toISOString(),
    },
    form: { ...person, forWhom: 'self', visitorName: '', age: null, language: 'ru', needs: [], consent: 'yes' },
    holder: null,
    customerId: null,
  })
  if (!booked.ok) throw new Error(booked.error)
  return idOfLink(cms.payload.secret, 'appointment', booked.value.token) ?? ''
}

/** As the admin saves: with a request and a transaction of its own. */
const save = async (collection: 'orders' | 'appointments' | 'stock', id: string, data: object) =>
  cms.payload.update({
    collection,
    id,
    data,
    depth: 0,
    overrideAccess: false,
    user: staff.user,
    req: await createLocalReq({ user: staff.user ?? undefined }, cms.payload),
  })

const stockLeft = async () => {
  const found = await cms.payload.find({ collection: 'stock', overrideAccess: true })
  return found.docs[0]?.quantity ?? -1
}

const quietly = <T>(work: Promise<T>) => work.catch(() => null)

it('an order that is confirmed and cancelled at once ends in one state, and its goods are given back once', async () => {
  const before = await stockLeft()
  let cancelledOnes = 0
  for (let round = 0; round < rounds; round += 1) {
    const id = await order()
    await Promise.all([
      quietly(save('orders', id, { status: round % 2 ? 'confirmed' : 'cancelled' })),
      cancelOrder(cms.payload, id),
      quietly(save('orders', id, { note: 'созвонились' })),
    ])
    await endUndoTime(cms)
    const { status, history } = await cms.payload.findByID({ collection: 'orders', id, overrideAccess: true })
    if (status === 'cancelled') cancelledOnes += 1
    const turns = (history ?? []).filter(({ what }) => what.includes('→')).map(({ what }) => what)
    // What the history tells is what happened: every turn follows from the one before, and the last is where it stands.
    expect(turns.at(-1)?.endsWith(status), `${turns.join(', ')} but ${status}`).toBe(true)
    expect(new Set(turns).size, turns.join(', ')).toBe(turns.length)
  }
  expect(before - (await stockLeft())).toBe(rounds - cancelledOnes)
})

it('goods sold while staff counts what came are not forgotten', async () => {
  const [row] = (await cms.payload.find({ collection: 'stock', overrideAccess: true })).docs
  const before = await stockLeft()
  await Promise.all(
    Array.from({ length: rounds }, (_, round) =>
      round % 2 ? order() : save('stock', row?.id ?? '', { change: 5, reason: 'delivery' }),
    ),
  )
  expect(await stockLeft()).toBe(before + (rounds / 2) * 5 - rounds / 2)
})

it('a visit that is moved and cancelled at once is cancelled for good, or stands moved; its time follows', async () => {
  const slots = await timesOfTeam(cms.payload, clinic, rounds * 2, now)
  for (let round = 0; round < rounds; round += 1) {
    const [from, to] = [slots[round * 2], slots[round * 2 + 1]]
    const id = await book(from)
    const [, cancelled] = await Promise.all([
      moveAppointment(cms.payload, id, {
        startsAt: new Date(to?.from ?? 0).toISOString(),
        specialist: to?.specialistId ?? null,
      }),
      cancelAppointment(cms.payload, id),
      quietly(save('appointments', id, { note: 'пришлёт аудиограмму' })),
    ])
    expect(cancelled.ok).toBe(true)
    await endUndoTime(cms)
    const visit = await cms.payload.findByID({ collection: 'appointments', id, overrideAccess: true })
    expect(visit.status).toBe('cancelled')
    const db = await databaseOf(await createLocalReq({}, cms.payload))
    const claims = await db.execute(sql`select id from slot_claims where appointment_id = ${id}`)
    expect(claims.rows).toEqual([])
  }
})

it('without the lock the same race goes wrong: the test can fail', async () => {
  const hooks = cms.payload.collections.stock.config.hooks.beforeOperation ?? []
  hooks.splice(hooks.indexOf(lockBeforeChange), 1)
  const [row] = (await cms.payload.find({ collection: 'stock', overrideAccess: true })).docs
  let wrong = 0
  for (let attempt = 0; attempt < 10 && wrong === 0; attempt += 1) {
    const before = await stockLeft()
    const saves = Array.from({ length: 10 }, () =>
      quietly(save('stock', row?.id ?? '', { change: 5, reason: 'delivery' })),
    )
    const sales = await Promise.all([...saves, ...Array.from({ length: 10 }, () => quietly(order()))])
    const sold = sales.slice(10).filter((id) => id !== null).length
    wrong += (await stockLeft()) === before + 50 - sold ? 0 : 1
  }
  hooks.push(lockBeforeChange)
  expect(wrong).toBeGreaterThan(0)
})

it('a form that was opened before somebody else’s change is refused, and saved once it is opened anew', async () => {
  const id = await order()
  const opened = await cms.payload.findByID({ collection: 'orders', id, depth: 0, overrideAccess: true })
  expect((await cancelOrder(cms.payload, id)).ok).toBe(true)
  const late = save('orders', id, { note: 'позвонить', basedOn: opened.basedOn })
  await expect(late).rejects.toMatchObject({ data: { errors: [{ path: 'status' }] } })
  const again = await cms.payload.findByID({ collection: 'orders', id, depth: 0, overrideAccess: true })
  expect(again.basedOn).not.toBe(opened.basedOn)
  const saved = (await save('orders', id, { note: 'позвонить', basedOn: again.basedOn })) as Order
  expect(saved.history?.at(-1)).toMatchObject({ what: 'note', words: 'позвонить' })
})

it('many documents at once are changed by nobody', async () => {
  for (const collection of ['orders', 'appointments', 'feedback', 'stock'] as const)
    expect(cms.payload.collections[collection].config.disableBulkEdit).toBe(true)
})

it('an order under way is not deleted; a deleted visit frees its time', async () => {
  const id = await order()
  await expect(cms.payload.delete({ collection: 'orders', id, overrideAccess: true })).rejects.toThrow('отмените')
  await cancelOrder(cms.payload, id)
  await expect(cms.payload.delete({ collection: 'orders', id, overrideAccess: true })).rejects.toThrow('отмените')
  await endUndoTime(cms)
  await cms.payload.delete({ collection: 'orders', id, overrideAccess: true })
  const db = await databaseOf(await createLocalReq({}, cms.payload))
  const visits = await cms.payload.find({ collection: 'appointments', limit: 1, overrideAccess: true })
  const visit = visits.docs[0]
  await save('appointments', visit?.id ?? '', { note: 'жива' })
  const [slot] = (await timesOfTeam(cms.payload, clinic, 200, now)).slice(-1)
  const visitId = await book(slot)
  const left = async () => {
    const claims = await db.execute(sql`select id from slot_claims where appointment_id = ${visitId}`)
    const letters = await db.execute(sql`
      select id from payload_jobs where input->>'kind' = 'appointment-reminder' and input->>'id' = ${visitId}
    `)
    return [claims.rows.length, letters.rows.length]
  }
  expect(await left()).toEqual([1, 1])
  await cms.payload.delete({ collection: 'appointments', id: visitId, overrideAccess: true })
  expect(await left()).toEqual([0, 0])
})

it('a commit that fails is no success', async () => {
  const name = new URL(cms.databaseUrl).pathname.slice(1)
  const work = inTransaction(cms.payload, 'ru', async (req) => {
    const db = await databaseOf(req)
    await db.execute(sql`insert into idempotency_keys (scope, key, fingerprint) values ('test', 'lost', 'x')`)
    const own = await db.execute(sql`select pg_backend_pid() as pid`)
    await runSql(name, `select pg_terminate_backend(${Number(own.rows[0]?.pid)})`)
    return 'stored'
  })
  await expect(work).rejects.toThrow()
  const db = await databaseOf(await createLocalReq({}, cms.payload))
  expect((await db.execute(sql`select key from idempotency_keys where key = 'lost'`)).rows).toEqual([])
})
