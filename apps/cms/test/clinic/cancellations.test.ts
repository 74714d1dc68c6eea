import { randomUUID } from 'node:crypto'
import { undoMinutes } from '@estu/domain/orders/cancellation'
import { createLocalReq } from 'payload'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { bookAppointment } from '../../src/modules/appointments/operations/book-appointment.ts'
import { calendarFile } from '../../src/modules/appointments/operations/calendar-file.ts'
import {
  cancelAppointment,
  moveAppointment,
  undoCancelAppointment,
} from '../../src/modules/appointments/operations/change-appointment.ts'
import { readAppointment } from '../../src/modules/appointments/operations/read-appointment.ts'
import { completeCancellations } from '../../src/modules/customer-requests/operations/cancellation.ts'
import { idOfLink } from '../../src/modules/customer-requests/operations/personal-links.ts'
import { cancelOrder, undoCancelOrder } from '../../src/modules/orders/operations/cancel-order.ts'
import { placeOrder } from '../../src/modules/orders/operations/place-order.ts'
import { releaseUnconfirmed } from '../../src/modules/orders/operations/release-unconfirmed.ts'
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
let slots: Awaited<ReturnType<typeof timesOfTeam>>
let item = ''
const now = new Date()

beforeAll(async () => {
  cms = await openCms({ poolMax: 16 })
  await giveConsentTexts(cms.payload)
  clinic = await makeClinic(cms.payload, 1)
  slots = await timesOfTeam(cms.payload, clinic, 200, now)
  ;[item = ''] = await makeGoods(cms.payload, 1, 1000)
})
afterAll(() => cms.close())

const sql = (...statements: string[]) => runSql(new URL(cms.databaseUrl).pathname.slice(1), ...statements)
/** One piece there is. */
beforeEach(async () => {
  await sql('delete from orders', 'delete from stock', 'delete from payload_jobs')
  await cms.payload.create({
    collection: 'stock',
    data: { product: { relationTo: 'consumables', value: item }, quantity: 1 },
    overrideAccess: true,
  })
})

const person = { name: 'Асель', contactBy: 'sms', phone: '+77010000000', email: 'a@example.kz', comment: '' } as const

const buy = () =>
  placeOrder(cms.payload, {
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

async function order(): Promise<string> {
  const placed = await buy()
  if (!placed.ok) throw new Error(placed.error)
  return idOfLink(cms.payload.secret, 'order', placed.value.token) ?? ''
}

const bookAt = (index: number, own: { phone?: string; email?: string } = {}) =>
  bookAppointment(cms.payload, {
    locale: 'ru',
    key: randomUUID(),
    choice: {
      service: clinic.service,
      branch: clinic.branch,
      specialist: slots[index]?.specialistId ?? null,
      startsAt: new Date(slots[index]?.from ?? 0).toISOString(),
    },
    form: { ...person, ...own, forWhom: 'self', visitorName: '', age: null, language: 'ru', needs: [], consent: 'yes' },
    holder: null,
    customerId: null,
  })

async function visit(index: number): Promise<string> {
  const booked = await bookAt(index)
  if (!booked.ok) throw new Error(booked.error)
  return idOfLink(cms.payload.secret, 'appointment', booked.value.token) ?? ''
}

const read = (collection: 'orders' | 'appointments', id: string) =>
  cms.payload.findByID({ collection, id, depth: 0, overrideAccess: true })
const stockLeft = async () =>
  (await cms.payload.find({ collection: 'stock', overrideAccess: true })).docs[0]?.quantity ?? -1
const lettersOf = async (id: string) => {
  const jobs = await cms.payload.find({
    collection: 'payload-jobs',
    where: { 'input.id': { equals: id } },
    pagination: false,
    overrideAccess: true,
  })
  return jobs.docs.map(({ input }) => (input as { kind: string }).kind)
}

it('keeps an order’s goods for it while it can be undone, and gives them back once it cannot', async () => {
  const id = await order()
  const before = Date.now()
  expect(await cancelOrder(cms.payload, id)).toMatchObject({ ok: true })
  const after = Date.now()
  const asked = await read('orders', id)
  expect(asked.status).toBe('new')
  const askedAt = Date.parse(asked.cancelDueAt ?? '') - undoMinutes * 60_000
  expect([askedAt >= before, askedAt <= after]).toEqual([true, true])
  // Once more begins no new ten minutes, nor does the worker release what may still be undone or was forgotten.
  await sql(`update orders set created_at = now() - interval '80 hours'`)
  await cancelOrder(cms.payload, id)
  await completeCancellations(cms.payload)
  await releaseUnconfirmed(cms.payload)
  expect((await read('orders', id)).cancelDueAt).toBe(asked.cancelDueAt)
  expect(await buy()).toMatchObject({ ok: false, error: 'out-of-stock' })
  expect(await lettersOf(id)).not.toContain('order-changed')

  expect(await undoCancelOrder(cms.payload, id)).toMatchObject({ ok: true })
  expect(await undoCancelOrder(cms.payload, id)).toMatchObject({ ok: true })
  expect(await read('orders', id)).toMatchObject({ status: 'new', cancelDueAt: null })
  expect(await stockLeft()).toBe(0)
  await cancelOrder(cms.payload, id)
  await endUndoTime(cms)
  expect(await read('orders', id)).toMatchObject({ status: 'cancelled', cancelDueAt: null })
  expect(await undoCancelOrder(cms.payload, id)).toEqual({ ok: false, error: 'too-late' })
  expect(await stockLeft()).toBe(1)
  expect(await lettersOf(id)).toContain('order-changed')
  const { history } = await read('orders', id)
  expect(history?.map(({ what }) => what)).toEqual([
    'new',
    'cancel_asked',
    'cancel_undone',
    'cancel_asked',
    'new → cancelled',
  ])
})

it('numbers each calendar file of a visit higher than the one before, and calls the last one off', async () => {
  const id = await visit(194)
  const file = async () => {
    const details = await readAppointment(await createLocalReq({}, cms.payload), id)
    if (!details) throw new Error('The visit is gone.')
    const text = calendarFile(details, 'http://localhost:3000/appointment/x', 'Есту')
    const read = (name: string) => new RegExp(`^${name}:(.*)\\r$`, 'm').exec(text)?.[1]
    return { sequence: Number(read('SEQUENCE')), method: read('METHOD'), status: read('STATUS'), text }
  }
  const files = [await file()]
  for (const index of [195, 196]) {
    const startsAt = new Date(slots[index]?.from ?? 0).toISOString()
    expect(await moveAppointment(cms.payload, id, { startsAt, specialist: null })).toMatchObject({ ok: true })
    files.push(await file())
  }
  await cancelAppointment(cms.payload, id)
  files.push(await file())
  expect(files.map(({ sequence }) => sequence)).toEqual([0, 1, 2, 3])
  expect(files.map(({ method, status }) => `${method} ${status}`)).toEqual([
    ...['PUBLISH CONFIRMED', 'PUBLISH CONFIRMED', 'PUBLISH CONFIRMED'],
    'CANCEL CANCELLED',
  ])
  expect(files.at(-1)?.text).not.toContain('VALARM')
  await undoCancelAppointment(cms.payload, id)
  expect((await file()).sequence).toBe(4)
})

it('keeps a visit’s time for it while it can be undone, and frees it once it cannot', async () => {
  const [id, somebodyElse] = [await visit(0), { phone: '+77010000001', email: 'b@example.kz' }]
  expect(await cancelAppointment(cms.payload, id)).toMatchObject({ ok: true })
  expect(await bookAt(0, somebodyElse)).toMatchObject({ ok: false, error: 'slot-taken' })
  const elsewhere = { startsAt: new Date(slots[3]?.from ?? 0).toISOString(), specialist: null }
  expect(await moveAppointment(cms.payload, id, elsewhere)).toMatchObject({ ok: false, error: 'too-late' })
  expect(await undoCancelAppointment(cms.payload, id)).toMatchObject({ ok: true })
  expect(await bookAt(0, somebodyElse)).toMatchObject({ ok: false, error: 'slot-taken' })
  await cancelAppointment(cms.payload, id)
  expect(await lettersOf(id)).not.toContain('appointment-changed')
  await endUndoTime(cms)
  expect(await lettersOf(id)).toContain('appointment-changed')
  expect(await bookAt(0, somebodyElse)).toMatchObject({ ok: true })
  expect(await undoCancelAppointment(cms.payload, id)).toEqual({ ok: false, error: 'too-late' })
})

it('a reminder whose time came while a visit was being called off is sent once that is undone', async () => {
  const id = await visit(190)
  const reminders = async () => (await lettersOf(id)).filter((kind) => kind === 'appointment-reminder').length
  await cancelAppointment(cms.payload, id)
  // As if it had been asked for yesterday at the very time of the reminder.
  await sql(
    `update appointments set starts_at = now() + interval '24 hours' - interval '2 minutes',
      cancel_due_at = now() + interval '5 minutes' where id = '${id}'`,
  )
  await undoCancelAppointment(cms.payload, id)
  const { startsAt } = (await read('appointments', id)) as { startsAt: string }
  const isDecent = new Date(Date.parse(startsAt) - 24 * 3_600_000 + 5 * 3_600_000).getUTCHours() >= 9
  expect(await reminders()).toBe(isDecent ? 2 : 1)
})

it('nothing undone was released, and nothing released is undone, whoever comes first', async () => {
  const rounds = size(24, 80)
  const outcomes = { undone: 0, cancelled: 0 }
  for (let round = 0; round < rounds; round += 1) {
    const id = await order()
    const visitId = await visit(10 + round)
    await Promise.all([cancelOrder(cms.payload, id), cancelAppointment(cms.payload, visitId)])
    // Over already, over in a moment, or not for long.
    const left =
      round % 2 === 0 ? '-1 milliseconds' : round % 12 === 11 ? '9 minutes' : `${(round % 12) * 3} milliseconds`
    const due = `clock_timestamp() + interval '${left}'`
    await sql(
      `update orders set cancel_due_at = ${due}`,
      `update appointments set cancel_due_at = ${due} where id = '${visitId}'`,
    )
    const [undone, , , , bought, undoneVisit, booked] = await Promise.all([
      undoCancelOrder(cms.payload, id),
      undoCancelOrder(cms.payload, id),
      completeCancellations(cms.payload),
      completeCancellations(cms.payload),
      buy(),
      undoCancelAppointment(cms.payload, visitId),
      bookAt(10 + round),
    ])
    // Whatever was neither undone nor released is released now.
    await endUndoTime(cms)
    const [stored, storedVisit] = [await read('orders', id), await read('appointments', visitId)]
    expect(stored.status, `round ${round}`).toBe(undone.ok ? 'new' : 'cancelled')
    expect(storedVisit.status, `round ${round}`).toBe(undoneVisit.ok ? 'booked' : 'cancelled')
    outcomes[undone.ok ? 'undone' : 'cancelled'] += 1
    // The one piece is one order's, or on the shelf; the one time is one visit's.
    if (undone.ok) expect(bought.ok, `round ${round}`).toBe(false)
    if (undoneVisit.ok) expect(booked.ok, `round ${round}`).toBe(false)
    const holders = Number(undone.ok) + Number(bought.ok)
    expect(await stockLeft(), `round ${round}`).toBe(1 - holders)
    await sql('delete from orders', 'update stock set quantity = 1')
  }
  console.log(`undo race: ${rounds} rounds, ${JSON.stringify(outcomes)}`)
  expect(outcomes.undone).toBeGreaterThan(0)
  expect(outcomes.cancelled).toBeGreaterThan(0)
}, 300_000)

it('what its shopper calls off the clinic takes no further, but may call off at once', async () => {
  const user = staffUser('clinic', { name: 'Регистратура', branch: null })
  const id = await order()
  const save = async (data: object) =>
    cms.payload.update({
      collection: 'orders',
      id,
      data,
      depth: 0,
      overrideAccess: false,
      user,
      req: await createLocalReq({ user }, cms.payload),
    })
  await cancelOrder(cms.payload, id)
  await expect(save({ status: 'confirmed' })).rejects.toMatchObject({ data: { errors: [{ path: 'status' }] } })
  await save({ note: 'позвонил', cancelDueAt: null })
  expect((await read('orders', id)).cancelDueAt).not.toBeNull()
  await save({ status: 'cancelled' })
  expect(await read('orders', id)).toMatchObject({ status: 'cancelled', cancelDueAt: null })
  expect(await undoCancelOrder(cms.payload, id)).toEqual({ ok: false, error: 'too-late' })
  expect(await stockLeft()).toBe(1)
})
