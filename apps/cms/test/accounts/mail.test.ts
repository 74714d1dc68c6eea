import { randomUUID } from 'node:crypto'
import { toAlmaty } from '@estu/domain/locale/almaty-time'
import { formatTenge } from '@estu/domain/locale/money'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { bookAppointment } from '../../src/modules/appointments/operations/book-appointment.ts'
import { cancelAppointment, moveAppointment } from '../../src/modules/appointments/operations/change-appointment.ts'
import { idOfLink } from '../../src/modules/customer-requests/operations/personal-links.ts'
import { sendFeedback } from '../../src/modules/feedback/operations/send-feedback.ts'
import { mailQueue } from '../../src/modules/messages/operations/queue-mail.ts'
import { placeOrder } from '../../src/modules/orders/operations/place-order.ts'
import { sendReview } from '../../src/modules/reviews/operations/send-review.ts'
import { hearingIn } from '../messages/hearing-words.ts'
import { makeClinic, timesOfTeam } from '../support/clinic-data.ts'
import { rich } from '../support/complete.ts'
import { giveConsentTexts } from '../support/consent-texts.ts'
import { endUndoTime } from '../support/end-undo-time.ts'
import { openMailServer } from '../support/mail-server.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'
import { makeGoods } from '../support/shop-data.ts'
import { runSql } from '../support/test-server.ts'

let cms: TestCms
let mail: Awaited<ReturnType<typeof openMailServer>>
let clinic: Awaited<ReturnType<typeof makeClinic>>
const now = new Date()
const dayMs = 24 * 3_600_000

beforeAll(async () => {
  mail = await openMailServer()
  cms = await openCms({ smtpUrl: mail.url, mailFrom: 'shop@estu.example' })
  await cms.payload.updateGlobal({ slug: 'brand', locale: 'ru', data: { name: 'Тыңда' }, overrideAccess: true })
  await giveConsentTexts(cms.payload)
  clinic = await makeClinic(cms.payload, 1)
  await cms.payload.update({
    collection: 'services',
    id: clinic.service,
    locale: 'ru',
    data: { preparation: rich('Возьмите слуховые аппараты.'), _status: 'published' },
    overrideAccess: true,
    context: { wordsUnchanged: true },
  })
  await cms.payload.update({
    collection: 'specialists',
    id: clinic.team[0] ?? '',
    locale: 'ru',
    data: { title: 'Сурдолог центра', _status: 'published' },
    overrideAccess: true,
    context: { wordsUnchanged: true },
  })
  await cms.payload.update({
    collection: 'branches',
    id: clinic.branch,
    data: { notifyEmail: 'filial@estu.example', _status: 'published' },
    overrideAccess: true,
    context: { wordsUnchanged: true },
  })
})
afterAll(async () => {
  await cms.close()
  await mail.close()
})
beforeEach(async () => {
  await work()
  mail.received.length = 0
})
/** Whatever was written: others see mailboxes and calendars too. */
afterEach(() => {
  for (const { subject, text, html, attachments } of mail.received)
    expect(hearingIn([subject, text, html, ...attachments.map(({ content }) => textOf(content))].join('\n'))).toBeNull()
})

/** What the worker does each second. */
const work = () => cms.payload.jobs.run({ limit: 100, queue: mailQueue, silent: true, overrideAccess: true })
const to = (address: string) => mail.received.filter((letter) => JSON.stringify(letter.to).includes(address))
const textOf = (content: string | ArrayBuffer | Uint8Array | undefined) =>
  typeof content === 'string' ? content : new TextDecoder().decode(content)
const person = { name: 'Асель <b>Пробная</b>', contactBy: 'email', phone: '', email: 'asel@example.kz' } as const

it('an order is written about to its shopper in their language, with its link, and to the branch without names', async () => {
  const [id = ''] = await makeGoods(cms.payload, 1, 4500)
  const placed = await placeOrder(cms.payload, {
    locale: 'kk',
    key: randomUUID(),
    cart: [{ section: 'consumables', id, quantity: 2 }],
    seenTotalKzt: 9000,
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
      comment: '',
      consent: 'yes',
    },
  })
  if (!placed.ok) throw new Error(placed.error)
  await work()
  const [letter] = to('asel@example.kz')
  expect(letter?.subject).toBe(`${placed.value.reference} тапсырысы қабылданды`)
  expect(letter?.text).toContain(formatTenge(9000, 'kk'))
  expect(letter?.text).toContain(`http://localhost:3000/kk/order/${placed.value.token}`)
  // What a person typed is text, never markup.
  expect(String(letter?.html)).not.toContain('<b>Пробная')
  expect(letter?.html).toMatch(/^<!doctype html><html lang="kk"><head>/)
  expect(letter?.text).toContain('Қайда: Улица, 1')
  expect(letter?.text).toContain('Жұмыс уақыты: дс–жс 9:00–19:00')
  expect(letter?.text).toContain('Әрі қарай: тапсырысты қашан алуға болатынын жазамыз.')
  // What was ordered stands behind the link alone.
  expect(`${letter?.subject} ${letter?.text} ${letter?.html}`).not.toContain('Товар 0')
  const [branch] = to('filial@estu.example')
  expect(branch?.subject).toContain(placed.value.reference)
  expect(`${branch?.subject} ${branch?.text}`).not.toMatch(/Асель|asel@/)
})

it('a visit is confirmed with a calendar file, then its move and its end are told', async () => {
  const [first, second] = await timesOfTeam(cms.payload, clinic, 2, now)
  const booked = await bookAppointment(cms.payload, {
    locale: 'ru',
    key: randomUUID(),
    choice: {
      service: clinic.service,
      branch: clinic.branch,
      specialist: null,
      startsAt: new Date(first?.from ?? 0).toISOString(),
    },
    form: {
      ...person,
      forWhom: 'self',
      visitorName: '',
      age: null,
      language: 'ru',
      needs: ['loop'],
      comment: '',
      consent: 'yes',
    },
    holder: null,
    customerId: null,
  })
  if (!booked.ok) throw new Error(booked.error)
  await work()
  const [confirmation] = to('asel@example.kz')
  expect(confirmation?.subject).toMatch(/^Вы записаны: /)
  const calendar = textOf(confirmation?.attachments[0]?.content)
  expect(confirmation?.html).toMatch(/^<!doctype html><html lang="ru"><head>/)
  for (const told of [
    'Где: Улица, 1',
    'Филиал в этот день: 9:00–19:00',
    'Что дальше:',
    'Как подготовиться, написано на странице записи.',
    booked.value.reference,
  ])
    expect(confirmation?.text).toContain(told)
  expect(hearingIn(calendar)).toBeNull()
  expect(calendar).toContain('SUMMARY:Приём · Тыңда')
  expect(calendar).toContain('PRODID:-//Тыңда//')
  expect(confirmation?.from).toEqual({ name: 'Тыңда', address: 'shop@estu.example' })
  expect(calendar).toContain('BEGIN:VEVENT')
  expect(calendar).toContain(`DTSTART:${new Date(first?.from ?? 0).toISOString().replace(/[-:]|\.\d{3}/g, '')}`)
  expect(calendar.split(/\r?\n/).every((line) => Buffer.byteLength(line) <= 75)).toBe(true)

  const id = idOfLink(cms.payload.secret, 'appointment', booked.value.token) ?? ''
  mail.received.length = 0
  const moved = await moveAppointment(cms.payload, id, {
    startsAt: new Date(second?.from ?? 0).toISOString(),
    specialist: null,
  })
  expect(moved.ok).toBe(true)
  await work()
  expect(to('asel@example.kz').map(({ subject }) => subject?.split(':')[0])).toEqual(['Новое время приёма'])
  mail.received.length = 0
  expect((await cancelAppointment(cms.payload, id)).ok).toBe(true)
  expect((await cancelAppointment(cms.payload, id)).ok).toBe(true)
  await work()
  // It can still be undone: nobody is told yet.
  expect(to('asel@example.kz')).toEqual([])
  await endUndoTime(cms)
  await work()
  expect(to('asel@example.kz').map(({ subject }) => subject)).toEqual(['Запись отменена'])
})

it('the day before a visit its visitor is reminded once; a reminder of a time that was moved is not sent', async () => {
  const later = (await timesOfTeam(cms.payload, clinic, 200, now)).filter(
    ({ from }) => from > now.getTime() + 3 * dayMs,
  )
  const book = async (from: number) => {
    const booked = await bookAppointment(cms.payload, {
      locale: 'kk',
      key: randomUUID(),
      choice: {
        service: clinic.service,
        branch: clinic.branch,
        specialist: null,
        startsAt: new Date(from).toISOString(),
      },
      form: {
        ...person,
        forWhom: 'self',
        visitorName: '',
        age: null,
        language: 'ru',
        needs: [],
        comment: '',
        consent: 'yes',
      },
      holder: null,
      customerId: null,
    })
    if (!booked.ok) throw new Error(booked.error)
    return idOfLink(cms.payload.secret, 'appointment', booked.value.token) ?? ''
  }
  const kept = await book(later[0]?.from ?? 0)
  const moved = await book(later[1]?.from ?? 0)
  const cancelled = await book(later[3]?.from ?? 0)
  const move = (index: number) =>
    moveAppointment(cms.payload, moved, {
      startsAt: new Date(later[index]?.from ?? 0).toISOString(),
      specialist: null,
    })
  // Away and back: the reminder of each earlier time is taken back, so one is left.
  for (const index of [2, 1, 2]) expect((await move(index)).ok).toBe(true)
  expect((await cancelAppointment(cms.payload, cancelled)).ok).toBe(true)
  await endUndoTime(cms)
  await work()
  mail.received.length = 0
  const waiting = await cms.payload.find({
    collection: 'payload-jobs',
    where: { 'input.kind': { equals: 'appointment-reminder' } },
    pagination: false,
    overrideAccess: true,
  })
  const own = waiting.docs.filter(({ input }) => [kept, moved, cancelled].includes((input as { id: string }).id))
  expect(own.map(({ input }) => (input as { id: string }).id).toSorted()).toEqual([kept, moved].toSorted())
  // Each at a decent hour of the day before.
  for (const { waitUntil } of own) expect(toAlmaty(new Date(waitUntil ?? 0)).hour).toBeGreaterThanOrEqual(9)
  for (const { id } of waiting.docs.filter((job) => !own.includes(job)))
    await cms.payload.delete({ collection: 'payload-jobs', id, overrideAccess: true })
  const begun = Date.now()
  await runSql(
    new URL(cms.databaseUrl).pathname.slice(1),
    `update payload_jobs set wait_until = now() - interval '1 minute'`,
  )
  await work()
  expect(to('asel@example.kz').map(({ subject }) => subject?.split(':')[0])).toEqual(['Еске саламыз', 'Еске саламыз'])
  const seen = await cms.payload.findByID({ collection: 'appointments', id: kept, overrideAccess: true })
  expect(Date.parse(seen.remindedAt ?? '')).toBeGreaterThanOrEqual(begun)
})

it('a mail server that is away loses nothing: the letter goes out once it is back', async () => {
  mail.refuse(true)
  const form = { ...person, topic: 'question', message: 'Когда вы работаете?', consent: 'yes' } as const
  const sent = await sendFeedback(cms.payload, { locale: 'ru', key: randomUUID(), form, customerId: null })
  expect(sent.ok).toBe(true)
  await work()
  expect(mail.received).toHaveLength(0)
  mail.refuse(false)
  // The waiting time between tries is the queue's; here the clock is set forward instead of waiting for it.
  await runSql(
    new URL(cms.databaseUrl).pathname.slice(1),
    `update payload_jobs set wait_until = now() - interval '1 minute'`,
  )
  await work()
  expect(to('asel@example.kz')).toHaveLength(1)
})

it('who left an address under a review gets the shop’s answer once it is published, once', async () => {
  const [item = ''] = await makeGoods(cms.payload, 1, 900).catch(async () => {
    const found = await cms.payload.find({ collection: 'consumables', limit: 1, overrideAccess: true })
    return found.docs.map(({ id }) => id)
  })
  const form = {
    section: 'consumables',
    product: item,
    rating: 4,
    author: 'Асель',
    title: 'Служат неделю',
    text: 'Хватает на неделю, как и написано.',
    pros: '',
    cons: '',
    email: 'asel@example.kz',
    consent: 'yes',
  } as const
  expect((await sendReview(cms.payload, { locale: 'ru', key: randomUUID(), form, customerId: null })).ok).toBe(true)
  const { docs } = await cms.payload.find({ collection: 'reviews', draft: true, overrideAccess: true })
  const save = async (data: object) => {
    await cms.payload.update({
      collection: 'reviews',
      id: docs[0]?.id ?? '',
      locale: 'ru',
      data,
      draft: !('_status' in data),
      overrideAccess: true,
    })
    await work()
  }
  await save({ answer: 'Спасибо! Храните их в сухом месте.' })
  expect(to('asel@example.kz')).toEqual([])
  await save({ _status: 'published' })
  const [letter] = to('asel@example.kz')
  expect(letter?.subject).toBe('Магазин ответил на ваш отзыв')
  expect(letter?.text).toContain('Храните их в сухом месте')
  await save({ answer: 'Спасибо!' })
  await save({ _status: 'published' })
  expect(to('asel@example.kz')).toHaveLength(1)
})
