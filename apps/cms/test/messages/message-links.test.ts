import { type Locale, locales, splitLocalePath } from '@estu/domain/locale/locales'
import { appointmentPath, orderPath, waitPath } from '@estu/domain/routing/routes'
import { createLocalReq } from 'payload'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { readAppointment } from '../../src/modules/appointments/operations/read-appointment.ts'
import { idOfLink, type LinkKind } from '../../src/modules/customer-requests/operations/personal-links.ts'
import { whatsappQueue } from '../../src/modules/messages/operations/queue-mail.ts'
import { readOrder } from '../../src/modules/orders/operations/read-order.ts'
import { findFreed } from '../../src/modules/waitlist/operations/find-freed.ts'
import { offerFreedTimes } from '../../src/modules/waitlist/operations/offer-freed-times.ts'
import { readWait } from '../../src/modules/waitlist/operations/read-wait.ts'
import { free, isoOf, occupy, openWaitOf } from '../clinic/waitlist-data.ts'
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
let people = 0

beforeAll(async () => {
  whatsapp = await openWhatsapp()
  cms = await openCms({ whatsapp: whatsapp.settings() })
  await giveConsentTexts(cms.payload)
  clinic = await makeClinic(cms.payload, 1)
  ;[goods = ''] = await makeGoods(cms.payload, 1, 4500)
})
afterAll(async () => {
  await cms.close()
  await whatsapp.close()
})
beforeEach(async () => {
  // What reminds of a visit of another test waits for its own day.
  await cms.payload.db.pool.query('delete from payload_jobs')
  whatsapp.taken.length = 0
})

const contact = () => ({ contactBy: 'whatsapp' as const, phone: `+770100${String(20_000 + people++)}`, email: '' })
const paths: Record<LinkKind, (token: string) => string> = {
  order: orderPath,
  appointment: appointmentPath,
  wait: waitPath,
}

/** What the storefront finds behind the link of the message that went out: by its route, by the token in it, read anew. */
async function opened(kind: LinkKind) {
  // At night the offer of a time waits for the morning; what reminds of a visit, for its day.
  if (kind === 'wait') await cms.payload.db.pool.query('update payload_jobs set wait_until = null')
  await cms.payload.jobs.run({ limit: 100, queue: whatsappQueue, silent: true, overrideAccess: true })
  expect(whatsapp.taken).toHaveLength(1)
  const { locale, path } = splitLocalePath(new URL(whatsapp.taken[0]?.values.at(-1) ?? '').pathname)
  const token = path.split('/').at(-1) ?? ''
  expect(path).toBe(paths[kind](token))
  const id = idOfLink(cms.payload.secret, kind, token) ?? ''
  const req = await createLocalReq({}, cms.payload)
  const read = {
    order: () => readOrder(cms.payload, id),
    appointment: () => readAppointment(req, id),
    wait: () => readWait(req, id),
  }
  return { locale, found: await read[kind]() }
}

it.each(locales)('the link in a message of WhatsApp opens the very order it tells of (%s)', async (locale) => {
  const { reference } = await orderOf(cms.payload, clinic, goods, contact(), locale)
  expect(await opened('order')).toMatchObject({ locale, found: { reference, locale } })
})

it.each(locales)('and the very visit (%s)', async (locale) => {
  // The first one is taken by whoever booked in the other language.
  const times = await timesOfTeam(cms.payload, clinic, 12, new Date())
  const startsAt = new Date(times.at(locale === 'ru' ? 0 : -1)?.from ?? 0).toISOString()
  const { reference } = await visitOf(cms.payload, clinic, startsAt, contact(), locale)
  expect(await opened('appointment')).toMatchObject({ locale, found: { reference, startsAt, locale } })
})

it.each(locales)('and the wait for which a time is offered (%s)', async (locale: Locale) => {
  const [time, ...others] = await findFreed(await createLocalReq({}, cms.payload), clinic, new Date())
  if (!time) throw new Error('there is no time to offer')
  await occupy(cms.payload, [time, ...others])
  const id = await openWaitOf(cms.payload, clinic, { locale })
  await free(cms.payload, time)
  await offerFreedTimes(cms.payload)
  expect(await opened('wait')).toMatchObject({
    locale,
    found: { id, status: 'offered', offer: { startsAt: isoOf(time) }, locale },
  })
  await cms.payload.db.pool.query('delete from waitlist')
  await cms.payload.db.pool.query('delete from slot_claims')
})
