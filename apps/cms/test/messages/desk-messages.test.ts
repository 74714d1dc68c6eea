import { createLocalReq, type PayloadRequest } from 'payload'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { listMessages, listUntold } from '../../src/modules/messages/operations/list-messages.ts'
import { whatsappQueue } from '../../src/modules/messages/operations/queue-mail.ts'
import { noteReadyChannels, readReadyChannels } from '../../src/modules/messages/operations/ready-channels.ts'
import { isWrittenByHand } from '../../src/modules/messages/operations/shopper-message.ts'
import { makeClinic, timesOfTeam } from '../support/clinic-data.ts'
import { giveConsentTexts } from '../support/consent-texts.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'
import { makeGoods } from '../support/shop-data.ts'
import { orderOf, visitOf } from './shopper-errands.ts'
import { openWhatsapp } from './whatsapp-stand-in.ts'

let cms: TestCms
let whatsapp: Awaited<ReturnType<typeof openWhatsapp>>
let clinic: Awaited<ReturnType<typeof makeClinic>>
let goods = ''
let req: PayloadRequest

beforeAll(async () => {
  whatsapp = await openWhatsapp()
  cms = await openCms({ smtpUrl: 'smtp://127.0.0.1:1', whatsapp: whatsapp.settings() })
  await giveConsentTexts(cms.payload)
  clinic = await makeClinic(cms.payload, 1)
  ;[goods = ''] = await makeGoods(cms.payload, 1, 4500)
  req = await createLocalReq({}, cms.payload)
})
afterAll(async () => {
  await cms.close()
  await whatsapp.close()
})
beforeEach(async () => {
  whatsapp.behave('answers')
  await sql('delete from payload_jobs')
  await sql('delete from shopper_messages')
  await sql('delete from message_channel_states')
})

const sql = async (text: string, values: unknown[] = []) => (await cms.payload.db.pool.query(text, values)).rows
const work = () => cms.payload.jobs.run({ limit: 100, queue: whatsappQueue, silent: true, overrideAccess: true })
const contact = { contactBy: 'whatsapp', phone: '+77012345678', email: '' } as const
const order = async () => (await orderOf(cms.payload, clinic, goods, contact)).id
const refuse = (code: number) => whatsapp.behave({ status: 400, body: JSON.stringify({ error: { code } }) })
const untold = async (from = req) => (await listUntold(from)).map(({ documentId, state }) => [documentId, state])

it('an order shows what its shopper was told and what was refused, the newest first', async () => {
  const id = await order()
  await work()
  refuse(132001)
  await cms.payload.update({ collection: 'orders', id, data: { status: 'confirmed' }, overrideAccess: true })
  await work()
  expect(await listMessages(req, id)).toMatchObject([
    { kind: 'order-changed', state: 'failed', channel: 'whatsapp', reason: 'refused-template', detail: '132001' },
    { kind: 'order-placed', state: 'sent', channel: 'whatsapp', reason: null, due: null },
  ])
})

it('a visit shows when its visitor will be reminded', async () => {
  const [time] = (await timesOfTeam(cms.payload, clinic, 200, new Date())).slice(150)
  const visit = await visitOf(cms.payload, clinic, new Date(time?.from ?? 0).toISOString(), contact)
  const [reminder] = (await listMessages(req, visit.id)).filter(({ kind }) => kind === 'appointment-reminder')
  expect(reminder?.state).toBe('waiting')
  const hours = ((time?.from ?? 0) - (reminder?.due?.getTime() ?? 0)) / 3_600_000
  expect(hours).toBeGreaterThanOrEqual(22)
  expect(hours).toBeLessThanOrEqual(24)
})

it('who was not told is listed until somebody writes, or a later message arrives', async () => {
  refuse(131026)
  const [first, second] = [await order(), await order()]
  await work()
  expect((await untold()).toSorted()).toEqual(
    [
      [first, 'failed'],
      [second, 'failed'],
    ].toSorted(),
  )
  await cms.payload.update({
    collection: 'orders',
    id: first,
    data: { toldAt: new Date().toISOString() },
    overrideAccess: true,
  })
  expect(await untold()).toEqual([[second, 'failed']])
  whatsapp.behave('answers')
  await cms.payload.update({ collection: 'orders', id: second, data: { status: 'confirmed' }, overrideAccess: true })
  await work()
  expect(await untold()).toEqual([])
})

it('lists whoever was promised a call or a message and got a letter, until somebody tells them', async () => {
  const letterTo = async (contactBy: 'sms' | 'email' | 'call') => {
    const { id } = await orderOf(cms.payload, clinic, goods, { ...contact, contactBy, email: 'asel@example.kz' })
    await sql(`update shopper_messages set state = 'sent', channel = 'mail' where document_id = $1`, [id])
    return id
  }
  const promised = async () => (await listUntold(req)).filter((one) => one.promised).map(({ documentId }) => documentId)
  const [sms, , call] = [await letterTo('sms'), await letterTo('email'), await letterTo('call')]
  expect((await promised()).toSorted()).toEqual([sms, call].toSorted())
  refuse(131026)
  const unheard = await order()
  await work()
  expect((await listUntold(req)).map(({ documentId }) => documentId)[0]).toBe(unheard)
  const toldAt = new Date().toISOString()
  await cms.payload.update({ collection: 'orders', id: sms, data: { toldAt }, overrideAccess: true })
  await cms.payload.update({ collection: 'orders', id: call, data: { status: 'cancelled' }, overrideAccess: true })
  expect(await promised()).toEqual([])
})

it('the staff of a branch are told of that branch’s shoppers alone', async () => {
  refuse(131026)
  const id = await order()
  await work()
  const staffOf = async (branch: string) =>
    createLocalReq({ user: { id: 'x', collection: 'staff', role: 'clinic', branch } as never }, cms.payload)
  expect(await untold(await staffOf(clinic.branch))).toEqual([[id, 'failed']])
  expect(await untold(await staffOf('00000000-0000-4000-8000-000000000000'))).toEqual([])
})

it('the words for a messenger stay where the chosen way is served by people', () => {
  const both = { id: 'x', phone: '+77012345678', email: 'asel@example.kz' }
  expect(isWrittenByHand({ ...both, contactBy: 'whatsapp' }, ['mail', 'whatsapp'])).toBe(false)
  expect(isWrittenByHand({ ...both, contactBy: 'whatsapp' }, ['mail'])).toBe(true)
  expect(isWrittenByHand({ ...both, contactBy: 'sms' }, ['mail', 'whatsapp'])).toBe(true)
  expect(isWrittenByHand({ ...both, contactBy: 'email' }, ['mail'])).toBe(false)
  expect(isWrittenByHand({ ...both, contactBy: 'email' }, [])).toBe(true)
})

it('what is ready is what the worker is set up for, and only as long as it says so', async () => {
  expect(await readReadyChannels(cms.payload)).toEqual([])
  await noteReadyChannels(cms.payload)
  await noteReadyChannels(cms.payload)
  expect(await readReadyChannels(cms.payload)).toEqual(['mail', 'whatsapp'])
  await sql(`update message_channel_states set ready_at = now() - interval '6 minutes' where channel = 'mail'`)
  expect(await readReadyChannels(cms.payload)).toEqual(['whatsapp'])
  const { custom } = cms.payload.config
  const { whatsapp: settings } = custom
  custom.whatsapp = null
  await noteReadyChannels(cms.payload)
  custom.whatsapp = settings
  expect(await readReadyChannels(cms.payload)).toEqual(['mail'])
})

it('a channel that our account is refused at is not promised, until a message gets through', async () => {
  refuse(190)
  await order()
  await work()
  await noteReadyChannels(cms.payload)
  expect(await readReadyChannels(cms.payload)).toEqual(['mail'])
  whatsapp.behave('answers')
  await order()
  await work()
  await noteReadyChannels(cms.payload)
  expect(await readReadyChannels(cms.payload)).toEqual(['mail', 'whatsapp'])
})
