import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { createLocalReq } from 'payload'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { freeStuckJobs } from '../../src/jobs/free-stuck-jobs.ts'
import {
  cancelAppointment,
  moveAppointment,
  undoCancelAppointment,
} from '../../src/modules/appointments/operations/change-appointment.ts'
import { withinLimit } from '../../src/modules/customer-requests/operations/limit-rate.ts'
import { deliverMessage } from '../../src/modules/letters/deliver-message.ts'
import { mailQueue, whatsappQueue } from '../../src/modules/messages/operations/queue-mail.ts'
import { settleAbandoned } from '../../src/modules/messages/operations/settle-abandoned.ts'
import { makeClinic, timesOfTeam } from '../support/clinic-data.ts'
import { giveConsentTexts } from '../support/consent-texts.ts'
import { endUndoTime } from '../support/end-undo-time.ts'
import { openMailServer } from '../support/mail-server.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'
import { makeGoods } from '../support/shop-data.ts'
import { testVariables } from '../support/test-server.ts'
import { hearingIn } from './hearing-words.ts'
import { orderOf, visitOf } from './shopper-errands.ts'
import { openWhatsapp } from './whatsapp-stand-in.ts'

let cms: TestCms
let mail: Awaited<ReturnType<typeof openMailServer>>
let whatsapp: Awaited<ReturnType<typeof openWhatsapp>>
let clinic: Awaited<ReturnType<typeof makeClinic>>
let goods = ''
let people = 0

beforeAll(async () => {
  mail = await openMailServer()
  whatsapp = await openWhatsapp()
  cms = await openCms({ smtpUrl: mail.url, whatsapp: whatsapp.settings({ answerMs: 1000 }) })
  await giveConsentTexts(cms.payload)
  clinic = await makeClinic(cms.payload, 1)
  ;[goods = ''] = await makeGoods(cms.payload, 1, 4500)
})
afterAll(async () => {
  await cms.close()
  await mail.close()
  await whatsapp.close()
})
beforeEach(async () => {
  whatsapp.behave('answers')
  await work()
  await sql('delete from payload_jobs')
  await sql('delete from shopper_messages')
  whatsapp.taken.length = 0
  mail.received.length = 0
})

const sql = async (text: string, values: unknown[] = []) => (await cms.payload.db.pool.query(text, values)).rows
/** What the worker does each second. */
const work = async () => {
  for (const queue of [mailQueue, whatsappQueue])
    await cms.payload.jobs.run({ limit: 100, queue, silent: true, overrideAccess: true })
}
/** The clock is set forward instead of waiting for it. */
const later = async () => {
  await sql(`update payload_jobs set wait_until = now() - interval '1 minute', updated_at = now() - interval '1 hour'`)
  await sql(`update shopper_messages set updated_at = updated_at - interval '1 hour'`)
}
const records = (id: string) =>
  sql('select * from shopper_messages where document_id = $1 order by created_at, kind', [id])
const jobs = async () => (await sql('select id from payload_jobs')).length
const asked = async (work: () => Promise<unknown>) => {
  const before = whatsapp.asked()
  await work()
  return whatsapp.asked() - before
}
/** Each person has a number of their own. */
const byWhatsapp = () => ({ contactBy: 'whatsapp' as const, phone: `+770100${String(10_000 + people++)}`, email: '' })
const placeByWhatsapp = () => orderOf(cms.payload, clinic, goods, byWhatsapp())

it('an order is told of in the messenger its shopper chose, in their language, with its link and nothing of what is in it', async () => {
  const contact = { ...byWhatsapp(), email: 'asel@example.kz' }
  const order = await orderOf(cms.payload, clinic, goods, contact, 'kk')
  expect(await records(order.id)).toMatchObject([{ kind: 'order-placed', state: 'waiting', channel: null }])
  await work()
  const [message] = whatsapp.taken
  expect(message).toMatchObject({ to: contact.phone.slice(1), template: 'estu_order_placed', language: 'kk' })
  expect(message?.values[0]).toBe('Асель Пробная')
  expect(message?.values[1]).toBe(order.reference)
  expect(message?.values.at(-1)).toBe(`http://localhost:3000/kk/order/${order.token}`)
  expect(JSON.stringify(message)).not.toContain('Товар')
  expect(await records(order.id)).toMatchObject([{ state: 'sent', channel: 'whatsapp', remote_id: 'wamid.1' }])
  // Told once, and by the one way.
  expect(JSON.stringify(mail.received)).not.toContain('asel@example.kz')
  await later()
  expect(await asked(work)).toBe(0)
})

it('every step of an order is told', async () => {
  const order = await placeByWhatsapp()
  await work()
  const step = async (status: 'confirmed' | 'ready' | 'cancelled', context = {}) => {
    await cms.payload.update({ collection: 'orders', id: order.id, data: { status }, context, overrideAccess: true })
    await work()
  }
  await step('confirmed')
  await step('ready')
  await step('cancelled', { author: 'unconfirmed' })
  expect(whatsapp.taken.map(({ template, values }) => [template, values[2]])).toEqual([
    ['estu_order_placed', expect.any(String)],
    ['estu_order_changed', 'Мы проверили заказ и собираем его.'],
    ['estu_order_changed', 'Заказ ждёт вас в филиале.'],
    ['estu_order_released', `http://localhost:3000/order/${order.token}`],
  ])
})

it('a visit is confirmed, moved, reminded of and called off in the messenger', async () => {
  const dayMs = 24 * 3_600_000
  const times = await timesOfTeam(cms.payload, clinic, 200, new Date())
  const [first, second] = times
    .filter(({ from }) => from > Date.now() + 3 * dayMs)
    .map(({ from }) => new Date(from).toISOString())
  const visit = await visitOf(cms.payload, clinic, first ?? '', byWhatsapp())
  await work()
  expect((await moveAppointment(cms.payload, visit.id, { startsAt: second ?? '', specialist: null })).ok).toBe(true)
  await work()
  // The reminder of the earlier time is gone without a trace.
  expect((await records(visit.id)).map(({ kind, state }) => [kind, state])).toEqual([
    ['appointment-booked', 'sent'],
    ['appointment-changed', 'sent'],
    ['appointment-reminder', 'waiting'],
  ])
  const begun = Date.now()
  await later()
  await work()
  const told = await cms.payload.findByID({ collection: 'appointments', id: visit.id, overrideAccess: true })
  expect(Date.parse(told.remindedAt ?? '')).toBeGreaterThanOrEqual(begun)
  expect((await cancelAppointment(cms.payload, visit.id)).ok).toBe(true)
  await endUndoTime(cms)
  await work()
  expect(whatsapp.taken.map(({ template }) => template)).toEqual([
    'estu_appointment_booked',
    'estu_appointment_moved',
    'estu_appointment_reminder',
    'estu_appointment_cancelled',
  ])
  expect(whatsapp.taken[2]?.values[2]).toBe('Улица, 1')
  for (const { values } of whatsapp.taken) {
    expect(values.at(-1)).toBe(`http://localhost:3000/appointment/${visit.token}`)
    expect(hearingIn(JSON.stringify(values))).toBeNull()
  }
})

it('a visit called off before its confirmation went out is told of once', async () => {
  const [, , , , , , , , , time] = await timesOfTeam(cms.payload, clinic, 10, new Date())
  const visit = await visitOf(cms.payload, clinic, new Date(time?.from ?? 0).toISOString(), byWhatsapp())
  await cancelAppointment(cms.payload, visit.id)
  await work()
  expect(whatsapp.taken).toEqual([])
  await endUndoTime(cms)
  await work()
  expect(whatsapp.taken.map(({ template }) => template)).toEqual(['estu_appointment_cancelled'])
  expect(await records(visit.id)).toMatchObject([{ kind: 'appointment-changed', state: 'sent' }])
})

it('a confirmation that was held back while a visit was being called off goes out once that is taken back', async () => {
  const [, , , , , , , , , , , time] = await timesOfTeam(cms.payload, clinic, 12, new Date())
  const visit = await visitOf(cms.payload, clinic, new Date(time?.from ?? 0).toISOString(), byWhatsapp())
  await cancelAppointment(cms.payload, visit.id)
  await work()
  expect(whatsapp.taken).toEqual([])
  expect((await undoCancelAppointment(cms.payload, visit.id)).ok).toBe(true)
  await work()
  await work()
  expect(whatsapp.taken.map(({ template }) => template)).toEqual(['estu_appointment_booked'])
})

it('a message that is delivered to two workers at once, and again later, is sent once', async () => {
  const order = await placeByWhatsapp()
  const [record] = await records(order.id)
  await sql('delete from payload_jobs')
  whatsapp.behave({ after: 200 })
  const deliver = async () =>
    deliverMessage(await createLocalReq({}, cms.payload), record?.id, { kind: 'order-placed', id: order.id })
  await Promise.all([deliver(), deliver()])
  await deliver()
  expect(whatsapp.taken).toHaveLength(1)
  expect(await records(order.id)).toMatchObject([{ state: 'sent' }])
})

it.each(['never-answers', 'dies-after-reading', 'dies-in-its-answer'] as const)(
  'where the messenger %s, the message is unclear and is not sent again',
  async (behaviour) => {
    whatsapp.behave(behaviour)
    const order = await placeByWhatsapp()
    expect(await asked(work)).toBe(1)
    whatsapp.behave('answers')
    await later()
    expect(await asked(work)).toBe(0)
    expect(await jobs()).toBe(0)
    expect(await records(order.id)).toMatchObject([{ state: 'unclear', reason: 'no-answer' }])
  },
)

it('a messenger that is away, and one that asks to wait, are tried again, and the message goes out once', async () => {
  const order = await placeByWhatsapp()
  await whatsapp.goAway()
  await work()
  expect(await records(order.id)).toMatchObject([{ state: 'waiting', reason: 'unreachable' }])
  await whatsapp.comeBack()
  whatsapp.behave({ status: 400, body: '{"error":{"code":80007}}' })
  await later()
  await work()
  expect(await records(order.id)).toMatchObject([{ state: 'waiting', reason: 'busy', detail: '80007' }])
  whatsapp.behave('answers')
  // Not before its time.
  expect(await asked(work)).toBe(0)
  await later()
  await work()
  expect(whatsapp.taken).toHaveLength(1)
  expect(await records(order.id)).toMatchObject([{ state: 'sent', reason: null, detail: null }])
})

it('what was tried for hours in vain has failed, and says so', async () => {
  whatsapp.behave({ status: 429, body: '' })
  const order = await placeByWhatsapp()
  for (let tries = 0; tries < 10; tries += 1) {
    await work()
    await later()
  }
  expect(await asked(work)).toBe(0)
  await settleAbandoned(cms.payload)
  expect(await records(order.id)).toMatchObject([{ state: 'failed', reason: 'busy' }])
})

it('what is refused for good is not tried again', async () => {
  whatsapp.behave({ status: 400, body: '{"error":{"code":131026}}' })
  const order = await placeByWhatsapp()
  await work()
  await later()
  expect(await asked(work)).toBe(0)
  expect(await records(order.id)).toMatchObject([{ state: 'failed', reason: 'refused-address', detail: '131026' }])
})

it('a worker that is killed between the request and its mark leaves an unclear message, never a second one', async () => {
  const order = await placeByWhatsapp()
  whatsapp.behave('never-answers')
  const { apiUrl, phoneNumberId, token } = whatsapp.settings()
  const worker = fork(path.join(import.meta.dirname, 'message-worker.ts'), {
    env: {
      ...process.env,
      ...(await testVariables(new URL(cms.databaseUrl).pathname.slice(1))),
      WHATSAPP_API_URL: apiUrl,
      WHATSAPP_PHONE_NUMBER_ID: phoneNumberId,
      WHATSAPP_TOKEN: token,
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const gone = once(worker, 'exit')
  await Promise.race([whatsapp.nextRequest(), gone])
  worker.kill('SIGKILL')
  expect((await gone)[1]).toBe('SIGKILL')
  expect(await records(order.id)).toMatchObject([{ state: 'sending', channel: 'whatsapp' }])
  whatsapp.behave('answers')
  // Another worker may be at it still: nothing is decided before that is over.
  await settleAbandoned(cms.payload)
  expect(await records(order.id)).toMatchObject([{ state: 'sending' }])
  await later()
  await freeStuckJobs(cms.payload)
  expect(await asked(work)).toBe(0)
  await settleAbandoned(cms.payload)
  expect(await records(order.id)).toMatchObject([{ state: 'unclear', reason: 'interrupted' }])
  expect(await jobs()).toBe(0)
})

it('who chose a way that nobody serves is left to the staff, who see it', async () => {
  const bySms = await orderOf(cms.payload, clinic, goods, { ...byWhatsapp(), contactBy: 'sms' })
  expect(await asked(work)).toBe(0)
  expect(await records(bySms.id)).toMatchObject([{ state: 'by-hand', channel: null }])
  const { custom } = cms.payload.config
  const { whatsapp: settings } = custom
  custom.whatsapp = null
  const order = await placeByWhatsapp()
  const withAddress = await orderOf(cms.payload, clinic, goods, { ...byWhatsapp(), email: 'asel@example.kz' })
  expect(await asked(work)).toBe(0)
  custom.whatsapp = settings
  expect(await records(order.id)).toMatchObject([{ state: 'by-hand' }])
  expect(await records(withAddress.id)).toMatchObject([{ state: 'sent', channel: 'mail' }])
})

it('mail that has no such reader has failed; without a mail server nothing is called sent', async () => {
  const byMail = (email: string) => orderOf(cms.payload, clinic, goods, { contactBy: 'email', phone: '', email })
  const lost = await byMail('nobody@example.kz')
  await work()
  expect(await records(lost.id)).toMatchObject([
    { state: 'failed', channel: 'mail', reason: 'refused-address', detail: 'SMTP 550' },
  ])
  cms.payload.config.custom.hasMailServer = false
  const unsent = await byMail('zhanar@example.kz')
  await work()
  cms.payload.config.custom.hasMailServer = true
  expect(await records(unsent.id)).toMatchObject([{ state: 'failed', reason: 'no-server' }])
})

it('nobody’s messenger is filled by us', async () => {
  const contact = byWhatsapp()
  for (let count = 0; count < 20; count += 1) await withinLimit(cms.payload, 'lettersTo', contact.phone)
  const order = await orderOf(cms.payload, clinic, goods, contact)
  expect(await asked(work)).toBe(0)
  expect(await records(order.id)).toMatchObject([{ state: 'failed', reason: 'too-many' }])
})

it('a message that was queued before messages were recorded is sent and recorded', async () => {
  const order = await placeByWhatsapp()
  await sql('delete from shopper_messages')
  await work()
  expect(await records(order.id)).toMatchObject([{ state: 'sent', kind: 'order-placed' }])
})
