import { randomUUID } from 'node:crypto'
import { createLocalReq, type PayloadRequest } from 'payload'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { messageWords } from '../../src/modules/messages/admin/message-words.ts'
import { listMessages, listUntold } from '../../src/modules/messages/operations/list-messages.ts'
import { whatsappQueue } from '../../src/modules/messages/operations/queue-mail.ts'
import { openStaffRest, type StaffRest } from '../accounts/staff-rest.ts'
import { makeClinic } from '../support/clinic-data.ts'
import { giveConsentTexts } from '../support/consent-texts.ts'
import { makeGoods } from '../support/shop-data.ts'
import { orderOf } from './shopper-errands.ts'
import { callWith, noticesOf, questionOf, signatureOf, webhookSettings } from './whatsapp-notices.ts'
import { openWhatsapp } from './whatsapp-stand-in.ts'

let rest: StaffRest
let whatsapp: Awaited<ReturnType<typeof openWhatsapp>>
let clinic: Awaited<ReturnType<typeof makeClinic>>
let goods = ''
let req: PayloadRequest
let people = 0

beforeAll(async () => {
  whatsapp = await openWhatsapp()
  const { apiUrl, phoneNumberId, token } = whatsapp.settings()
  rest = await openStaffRest({
    WHATSAPP_API_URL: apiUrl,
    WHATSAPP_PHONE_NUMBER_ID: phoneNumberId,
    WHATSAPP_TOKEN: token,
    ...webhookSettings,
  })
  await giveConsentTexts(rest.payload)
  clinic = await makeClinic(rest.payload, 1)
  ;[goods = ''] = await makeGoods(rest.payload, 1, 4500)
  req = await createLocalReq({}, rest.payload)
})
afterAll(async () => {
  await rest.close()
  await whatsapp.close()
})
beforeEach(async () => {
  whatsapp.behave('answers')
  await sql('delete from payload_jobs')
  await sql('delete from shopper_messages')
})

const sql = async (text: string, values: unknown[] = []) => (await rest.payload.db.pool.query(text, values)).rows
const work = () => rest.payload.jobs.run({ limit: 100, queue: whatsappQueue, silent: true, overrideAccess: true })
const settle = async (id: string) => (await listMessages(req, id))[0]
const tell = async (...told: Parameters<typeof noticesOf>[0]) =>
  (await rest.knock(callWith(JSON.stringify(noticesOf(told))))).status
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)

/** An order whose shopper was written to, with what the service calls the message. */
async function written() {
  const contact = { contactBy: 'whatsapp' as const, phone: `+770155${String(10_000 + people++)}`, email: '' }
  const { id } = await orderOf(rest.payload, clinic, goods, contact)
  await work()
  const [record] = await sql('select id, remote_id from shopper_messages where document_id = $1', [id])
  return { order: id, message: String(record?.id), remote: String(record?.remote_id) }
}
const untold = async () => (await listUntold(req)).map(({ documentId, reason }) => [documentId, reason])

it('says that the address is ours to whoever knows the word, and to nobody else that there is one', async () => {
  const right = { 'hub.mode': 'subscribe', 'hub.verify_token': webhookSettings.WHATSAPP_VERIFY_TOKEN }
  const ask = (query: Record<string, string>) => rest.knock(questionOf(query))
  const answer = await ask({ ...right, 'hub.challenge': '1158201444' })
  expect([answer.status, await answer.text()]).toEqual([200, '1158201444'])
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain/)
  for (const wrong of [
    { ...right, 'hub.challenge': '<script>' },
    { ...right, 'hub.challenge': '1', 'hub.mode': 'unsubscribe' },
    { ...right, 'hub.challenge': '1', 'hub.verify_token': '' },
    { ...right, 'hub.challenge': '1', 'hub.verify_token': `${right['hub.verify_token']}x` },
  ])
    expect((await ask(wrong)).status, JSON.stringify(wrong)).toBe(404)
})

it('a message that came to the phone and was read says so at the desk, and since when', async () => {
  const { order, remote } = await written()
  expect(await tell({ id: remote, status: 'delivered', at: minutesAgo(3) })).toBe(200)
  expect(await settle(order)).toMatchObject({ state: 'sent', readAt: null })
  expect(messageWords(req, (await settle(order)) ?? expect.fail(), null).became).toMatch(/^Доставлено/)
  const at = minutesAgo(2)
  expect(await tell({ id: remote, status: 'read', at })).toBe(200)
  const read = (await settle(order)) ?? expect.fail()
  expect(Math.abs((read.readAt?.getTime() ?? 0) - at.getTime())).toBeLessThan(1000)
  expect(messageWords(req, read, null)).toMatchObject({ became: 'Прочитано (WhatsApp)', isWrong: false })
  expect(await untold()).toEqual([])
})

it('whoever was not reached is on the desk’s list until somebody writes, and a notice that comes again brings nobody back', async () => {
  const { order, remote } = await written()
  const lost = { id: remote, status: 'failed', code: 131049, at: minutesAgo(1) }
  await sql(`update shopper_messages set created_at = created_at - interval '1 hour'`)
  expect(await tell(lost)).toBe(200)
  expect(await untold()).toEqual([[order, 'not-delivered']])
  expect(await settle(order)).toMatchObject({ state: 'failed', detail: '131049' })
  await rest.payload.update({
    collection: 'orders',
    id: order,
    data: { toldAt: new Date().toISOString() },
    overrideAccess: true,
  })
  expect(await untold()).toEqual([])
  expect(await tell(lost)).toBe(200)
  expect(await untold()).toEqual([])
})

it('a number that the messenger does not know, and our own unpaid account, are told apart', async () => {
  const [first, second] = [await written(), await written()]
  await tell(
    { id: first.remote, status: 'failed', code: 131026 },
    { id: second.remote, status: 'failed', code: 131042 },
  )
  expect(Object.fromEntries(await untold())).toEqual({
    [first.order]: 'refused-address',
    [second.order]: 'refused-account',
  })
})

it.each([
  [['sent', 'delivered', 'read'], 'read'],
  [['read', 'delivered', 'sent'], 'read'],
  [['delivered', 'sent', 'delivered'], 'delivered'],
  [['delivered', 'failed'], 'delivered'],
  [['failed', 'delivered'], 'delivered'],
  [['read', 'failed', 'read'], 'read'],
  [['failed', 'sent', 'failed'], 'failed'],
])('%j, in whatever order, comes to %s', async (told, last) => {
  const { order, remote } = await written()
  for (const status of told) await tell({ id: remote, status, ...(status === 'failed' ? { code: 131026 } : {}) })
  const message = (await settle(order)) ?? expect.fail()
  const became =
    message.state === 'failed' ? 'failed' : message.readAt ? 'read' : message.deliveredAt ? 'delivered' : ''
  expect(became).toBe(last)
  expect(await untold()).toEqual(last === 'failed' ? [[order, 'refused-address']] : [])
  expect(message.reason).toBe(last === 'failed' ? 'refused-address' : null)
})

it('notices of one message that come at once leave the greater one', async () => {
  const { order, remote } = await written()
  const states = ['read', 'failed', 'delivered', 'sent', 'read', 'failed']
  expect(await Promise.all(states.map((status) => tell({ id: remote, status })))).toEqual(states.map(() => 200))
  expect((await settle(order))?.readAt).not.toBeNull()
})

it('an older message that is delivered late does not hide a newer one that was lost', async () => {
  const { order, remote } = await written()
  await sql(
    `update shopper_messages set created_at = now() - interval '1 hour', updated_at = now() - interval '1 hour'`,
  )
  await rest.payload.update({ collection: 'orders', id: order, data: { status: 'confirmed' }, overrideAccess: true })
  await work()
  const [newer] = await sql(`select remote_id from shopper_messages where kind = 'order-changed'`)
  await tell({ id: String(newer?.remote_id), status: 'failed', code: 131026 })
  await tell({ id: remote, status: 'delivered' })
  expect(await untold()).toEqual([[order, 'refused-address']])
})

it('a message whose answer never came is settled by its notice, and is not sent again', async () => {
  whatsapp.behave('dies-in-its-answer')
  const { order, message, remote } = await written()
  expect([remote, (await settle(order))?.state]).toEqual(['null', 'unclear'])
  expect((await untold()).length).toBe(1)
  expect(await tell({ id: 'wamid.late', status: 'delivered', ours: message })).toBe(200)
  expect(await settle(order)).toMatchObject({ state: 'sent', reason: null })
  expect(await untold()).toEqual([])
  // From now on it is known by the service's own name.
  expect(await tell({ id: 'wamid.late', status: 'read' })).toBe(200)
  expect((await settle(order))?.readAt).not.toBeNull()
})

it('a notice that overtakes the answer is asked for again; one of a message that is not ours is let go', async () => {
  const { order } = await written()
  expect(await tell({ id: 'wamid.unknown', status: 'delivered' })).toBe(503)
  expect(await tell({ id: 'wamid.unknown', status: 'delivered', at: minutesAgo(2) })).toBe(200)
  expect(await tell({ id: 'wamid.unknown', status: 'delivered', at: minutesAgo(2), ours: randomUUID() })).toBe(200)
  expect(await settle(order)).toMatchObject({ deliveredAt: null })
})

it('what is not signed with our application’s secret, over its very bytes, is not heard', async () => {
  const { order, remote } = await written()
  const body = JSON.stringify(noticesOf([{ id: remote, status: 'failed', code: 131026 }]))
  for (const signature of [
    null,
    '',
    'sha256=',
    `sha256=${'0'.repeat(64)}`,
    signatureOf(body).replace('sha256=', 'sha1='),
    signatureOf(body).slice(0, -2),
    signatureOf(body, 'another-application'),
    signatureOf(`${body} `),
  ])
    expect((await rest.knock(callWith(body, signature))).status, String(signature)).toBe(401)
  expect(await settle(order)).toMatchObject({ state: 'sent' })
})

it('whatever else is signed changes nothing and is not sent again and again', async () => {
  const { order, remote } = await written()
  const [entry] = noticesOf([{ id: remote, status: 'failed' }]).entry
  for (const body of [
    '',
    'null',
    '[]',
    '{"object":"page","entry":[]}',
    '{"object":"whatsapp_business_account","entry":[{"changes":[{"field":"messages","value":{"messages":[{"from":"77012345678"}]}}]}]}',
    JSON.stringify(noticesOf([{ id: remote, status: 'warmed-up' }])),
    JSON.stringify({
      object: 'whatsapp_business_account',
      entry: [{ changes: [{ ...entry?.changes[0], field: 'x' }] }],
    }),
    JSON.stringify(noticesOf([{ id: remote, status: 'failed' }])).replace(/"timestamp":"\d+"/, '"timestamp":"soon"'),
    JSON.stringify(noticesOf([{ id: 'x'.repeat(600), status: 'read' }])),
  ])
    expect((await rest.knock(callWith(body))).status, body.slice(0, 80)).toBe(200)
  expect(await settle(order)).toMatchObject({ state: 'sent', deliveredAt: null })
})

it('one notice that cannot be read leaves the others of its call', async () => {
  const { order, remote } = await written()
  await tell({ id: '', status: 'read' }, { id: remote, status: 'read' })
  expect((await settle(order))?.readAt).not.toBeNull()
})

it('nothing of a call is written out, least of all whose number it was', async () => {
  const { remote } = await written()
  const lines: string[] = []
  for (const method of ['log', 'info', 'warn', 'error'] as const)
    vi.spyOn(console, method).mockImplementation((...said) => void lines.push(said.join(' ')))
  const logged = (['info', 'warn', 'error'] as const).map((level) => vi.spyOn(rest.payload.logger, level))
  await tell({ id: remote, status: 'failed', code: 131026 }, { id: 'wamid.unknown', status: 'read' })
  await rest.knock(callWith(JSON.stringify(noticesOf([{ id: remote, status: 'read' }])), 'sha256=x'))
  vi.restoreAllMocks()
  expect(lines).toEqual([])
  for (const spy of logged) expect(spy.mock.calls).toEqual([])
})

it('nothing beside the two is opened for strangers, and without the settings there is no such address', async () => {
  for (const [method, path] of [
    ['PUT', 'whatsapp/webhook'],
    ['DELETE', 'whatsapp/webhook'],
    ['PATCH', 'whatsapp/webhook'],
    ['POST', 'whatsapp/webhook/x'],
    ['POST', 'whatsapp'],
    ['GET', 'whatsapp/webhookx'],
  ] as const)
    expect((await rest.knock(new Request(`http://localhost:3001/api/${path}`, { method }))).status, path).toBe(404)
  const { custom } = rest.payload.config
  const { whatsappWebhook } = custom
  custom.whatsappWebhook = null
  const body = JSON.stringify(noticesOf([]))
  const asked = { 'hub.mode': 'subscribe', 'hub.verify_token': '', 'hub.challenge': '1' }
  expect([(await rest.knock(callWith(body))).status, (await rest.knock(questionOf(asked))).status]).toEqual([404, 404])
  custom.whatsappWebhook = whatsappWebhook
})
