import { type Locale, locales } from '@estu/domain/locale/locales'
import { createLocalReq, type PayloadRequest } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { calendarFile } from '../../src/modules/appointments/operations/calendar-file.ts'
import { readAppointment } from '../../src/modules/appointments/operations/read-appointment.ts'
import { writeLetter } from '../../src/modules/letters/write-letter.ts'
import { writeTemplate } from '../../src/modules/letters/write-template.ts'
import { formatLetter } from '../../src/modules/messages/format-letter.ts'
import { isMessage, type MailJob } from '../../src/modules/messages/mail-kinds.ts'
import { askReturn } from '../../src/modules/orders/operations/ask-return.ts'
import { findFreed } from '../../src/modules/waitlist/operations/find-freed.ts'
import { isoOf, occupy, openWaitOf } from '../clinic/waitlist-data.ts'
import { makeClinic, timesOfTeam } from '../support/clinic-data.ts'
import { giveConsentTexts } from '../support/consent-texts.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'
import { makeGoods } from '../support/shop-data.ts'
import { hearingIn } from './hearing-words.ts'
import { orderOf, visitOf } from './shopper-errands.ts'

let cms: TestCms
let req: PayloadRequest
let clinic: Awaited<ReturnType<typeof makeClinic>>
let goods = ''
let visit = { id: '', startsAt: '' }
let wait = { id: '', startsAt: '' }
const contact = { contactBy: 'email', phone: '+77012345678', email: 'asel@example.kz' } as const
const sql = (text: string, values: unknown[] = []) => cms.payload.db.pool.query(text, values)

/** Everything that people write in the CMS and a message might repeat, telling all that it can. */
const told = {
  ru: {
    branch: 'Центр слуха',
    directions: 'Вход со двора. Направо кабинет проверки слуха.',
    specialist: 'Сурдолог центра',
    service: 'Подбор слухового аппарата',
    proof: 'Удостоверение. Заключение сурдолога.',
    answer: 'Принесите слуховой аппарат.',
    promotion: 'Скидка на аппараты',
  },
  kk: {
    branch: 'Есту орталығы',
    directions: 'Кіреберіс аула ішінде. Оңға қарай есту қабілетін тексеретін кабинет.',
    specialist: 'Орталық сурдологы',
    service: 'Есту аппаратын таңдау',
    proof: 'Куәлік. Сурдолог қорытындысы.',
    answer: 'Есту аппаратын әкеліңіз.',
    promotion: 'Аппараттарға жеңілдік',
  },
}

async function name(locale: Locale) {
  const words = told[locale]
  const write = (collection: 'branches' | 'specialists' | 'services', id: string, data: object) =>
    cms.payload.update({
      collection,
      id,
      locale,
      data: { ...data, _status: 'published' },
      overrideAccess: true,
      context: { wordsUnchanged: true },
    })
  const address = { ru: 'Улица, 1', kk: 'Көше, 1' }[locale]
  const { directions } = words
  await write('branches', clinic.branch, { title: words.branch, address, directions, notifyEmail: 'f@estu.example' })
  await write('specialists', clinic.team[0] ?? '', { title: words.specialist, role: words.specialist })
  await write('services', clinic.service, { title: words.service, summary: words.service })
}

beforeAll(async () => {
  cms = await openCms()
  req = await createLocalReq({}, cms.payload)
  await giveConsentTexts(cms.payload)
  clinic = await makeClinic(cms.payload, 1)
  ;[goods = ''] = await makeGoods(cms.payload, 1, 4500)
  for (const locale of locales) await name(locale)
  const [first, second] = await timesOfTeam(cms.payload, clinic, 2, new Date())
  if (!first || !second) throw new Error('The clinic has no time.')
  visit = { ...(await visitOf(cms.payload, clinic, isoOf(first), contact)), startsAt: isoOf(first) }
  // Who waits does so while nothing is free.
  await occupy(cms.payload, await findFreed(req, clinic, new Date()))
  wait = { id: await openWaitOf(cms.payload, clinic), startsAt: isoOf(second) }
  await sql(`update waitlist set email = $2 where id = $1`, [wait.id, contact.email])
})
afterAll(() => cms.close())

/** All that is sent of one kind: by letter, and by messenger where it goes that way too. */
async function sent(order: MailJob): Promise<string[]> {
  const letter = await writeLetter(req, order)
  const template = isMessage(order) ? await writeTemplate(req, order) : null
  return [...(letter ? [JSON.stringify(formatLetter(letter))] : []), ...(template ? [template.values.join('\n')] : [])]
}

async function expectSilence(order: MailJob, ways: number) {
  const texts = await sent(order)
  expect([order.kind, texts.length]).toEqual([order.kind, ways])
  for (const text of texts) expect([order.kind, hearingIn(text), text]).toEqual([order.kind, null, text])
}

it.each(locales)('nothing that is told of an order says what for (%s)', async (locale) => {
  const { id } = await orderOf(cms.payload, clinic, goods, contact, locale)
  await sql(
    `update orders set discount_title = $2, discount_proof = $3, discount_kzt = 100,
       pay_link = 'https://pay.bank.example/1' where id = $1`,
    [id, told[locale].promotion, told[locale].proof],
  )
  for (const kind of ['placed', 'changed', 'released', 'details', 'discount', 'pay-link'] as const)
    await expectSilence({ kind: `order-${kind}`, id }, 2)
  for (const kind of ['for-branch', 'moved-for-branch'] as const)
    await expectSilence({ kind: `order-${kind}`, id, branch: clinic.branch }, 1)
  await sql(`update orders set paid = true, refunded = true, discount_off = true, status = 'completed' where id = $1`, [
    id,
  ])
  for (const kind of ['paid', 'refunded', 'discount'] as const) await expectSilence({ kind: `order-${kind}`, id }, 2)
})

it.each(locales)('nothing that is told of what is brought back says what it is (%s)', async (locale) => {
  const { id } = await orderOf(cms.payload, clinic, goods, contact, locale)
  for (const status of ['confirmed', 'ready', 'completed'] as const)
    await cms.payload.update({ collection: 'orders', id, data: { status }, overrideAccess: true })
  const form = { reason: 'unsuitable', wish: 'exchange', comment: told[locale].answer } as const
  const asked = await askReturn(cms.payload, { id, key: id, locale, form: { ...form, take: [1] } })
  expect(asked).toMatchObject({ ok: true })
  for (const status of ['accepted', 'refused'])
    for (const answer of [null, told[locale].answer]) {
      await sql(`update orders_returns set status = $2, answer = $3 where _parent_id = $1`, [id, status, answer])
      await expectSilence({ kind: 'order-return', id }, 2)
    }
  await expectSilence({ kind: 'order-return-for-branch', id }, 1)
})

it.each(locales)('nothing that is told of a visit says what for or with whom (%s)', async (locale) => {
  await sql(`update appointments set page_language = $2, status = 'booked' where id = $1`, [visit.id, locale])
  for (const kind of ['booked', 'changed'] as const)
    await expectSilence({ kind: `appointment-${kind}`, id: visit.id }, 2)
  await expectSilence({ kind: 'appointment-reminder', ...visit }, 2)
  await expectSilence({ kind: 'appointment-for-branch', id: visit.id }, 1)
  const details = await readAppointment(req, visit.id)
  if (!details) throw new Error('The visit is gone.')
  // The names are there to be told: the test would see them.
  expect([details.specialist, details.branch].map(hearingIn)).not.toContain(null)
  const calendar = calendarFile(details, 'http://localhost:3000/appointment/x', 'Дыбыс').replaceAll('\r\n ', '')
  expect(calendar).toMatch(new RegExp(`LOCATION:${{ ru: 'Улица', kk: 'Көше' }[locale]}`))
  expect(hearingIn(calendar)).toBeNull()
  const letter = await writeLetter(req, { kind: 'appointment-booked', id: visit.id })
  expect(letter?.lines.join('\n')).toContain({ ru: 'Вход со двора.', kk: 'Кіреберіс аула ішінде.' }[locale])
  await sql(`update appointments set status = 'cancelled' where id = $1`, [visit.id])
  await expectSilence({ kind: 'appointment-changed', id: visit.id }, 2)
})

it.each(locales)('nothing that is told of a wait says what for (%s)', async (locale) => {
  await sql(`update waitlist set page_language = $2, status = 'waiting' where id = $1`, [wait.id, locale])
  await expectSilence({ kind: 'wait-added', id: wait.id }, 1)
  await cms.payload.update({
    collection: 'waitlist',
    id: wait.id,
    data: {
      status: 'offered',
      offerStartsAt: wait.startsAt,
      offerUntil: new Date(Date.now() + 3_600_000).toISOString(),
      offers: [{ startsAt: wait.startsAt, endsAt: wait.startsAt, specialist: clinic.team[0] ?? '', outcome: 'open' }],
    },
    overrideAccess: true,
  })
  await expectSilence({ kind: 'wait-offer', ...wait }, 2)
})

it.each(locales)('the answer to a review that names the goods is read on the site (%s)', async (locale) => {
  const made = await cms.payload.create({
    collection: 'reviews',
    locale,
    data: {
      author: 'Асель',
      rating: 4,
      email: contact.email,
      title: 'Х',
      text: 'Х',
      answer: told[locale].answer,
      writtenIn: locale,
      product: { relationTo: 'consumables', value: goods },
    } as never,
    draft: true,
    overrideAccess: true,
  })
  await expectSilence({ kind: 'review-answered', id: made.id }, 1)
})
