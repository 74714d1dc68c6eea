import { randomUUID } from 'node:crypto'
import { createLocalReq, type PayloadRequest } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { idOfLink } from '../../src/modules/customer-requests/operations/personal-links.ts'
import { shopperMessage } from '../../src/modules/messages/operations/shopper-message.ts'
import { hearingIn } from '../messages/hearing-words.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'

let cms: TestCms
let req: PayloadRequest
const id = randomUUID()
const shopper = { id, name: 'Асель', reference: 'E-1234-5678', phone: '+77012345678', language: 'ru' }

beforeAll(async () => {
  cms = await openCms()
  req = await createLocalReq({}, cms.payload)
  const data = { name: 'Дыбыс' }
  for (const locale of ['ru', 'kk'] as const)
    await cms.payload.updateGlobal({ slug: 'brand', locale, data, overrideAccess: true })
})
afterAll(() => cms.close())

it.each(['order', 'appointment'] as const)('the link of an %s is that document’s own', async (kind) => {
  const { text, href } = await shopperMessage(req, kind, { ...shopper, startsAt: '2026-12-01T05:00:00Z' })
  expect(idOfLink(cms.payload.secret, kind, /\/([\w-]{43})$/.exec(text)?.[1] ?? '')).toBe(id)
  const url = new URL(href ?? '')
  expect([url.host, url.pathname, url.searchParams.get('text')]).toEqual(['wa.me', '/77012345678', text])
})

it('speaks the language of the page that was filled in, and tells nothing of hearing', async () => {
  const visit = { ...shopper, pageLanguage: 'kk', startsAt: '2026-12-01T05:00:00Z' }
  const { text } = await shopperMessage(req, 'appointment', visit)
  expect(text).toMatch(/^Сәлеметсіз бе, Асель!.*\/kk\/appointment\//)
  for (const kind of ['order', 'appointment'] as const)
    for (const language of ['ru', 'kk'])
      expect(hearingIn((await shopperMessage(req, kind, { ...shopper, language })).text)).toBeNull()
})

it('never calls booked what is called off, nor a time free that nobody keeps', async () => {
  const visit = { ...shopper, startsAt: '2026-12-01T05:00:00Z', status: 'cancelled' }
  expect((await shopperMessage(req, 'appointment', visit)).text).toMatch(/запись на .+ отменена/)
  expect((await shopperMessage(req, 'appointment', { ...visit, language: 'kk' })).text).toMatch(/жазылуыңыз жойылды/)
  expect((await shopperMessage(req, 'order', visit)).text).toContain('E-1234-5678 отменён')
  const wait = { ...shopper, offerStartsAt: '2026-12-01T05:00:00Z', offerUntil: '2026-11-30T05:30:00Z' }
  expect((await shopperMessage(req, 'wait', { ...wait, status: 'offered' })).text).toContain('Освободилось время')
  for (const status of ['waiting', 'taken', 'left'])
    for (const to of [wait, shopper])
      expect((await shopperMessage(req, 'wait', { ...to, status })).text).toContain('в листе ожидания')
})

it.each(['+77272345678', '', null])('offers no messenger where none reaches anybody: %s', async (phone) => {
  expect((await shopperMessage(req, 'order', { ...shopper, phone })).href).toBeNull()
})
