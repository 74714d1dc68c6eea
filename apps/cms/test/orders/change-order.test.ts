import { randomUUID } from 'node:crypto'
import type { ChangeOrderForm } from '@estu/domain/forms/change-order-form'
import { createLocalReq } from 'payload'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { idOfLink } from '../../src/modules/customer-requests/operations/personal-links.ts'
import { writeLetter } from '../../src/modules/letters/write-letter.ts'
import { isForClinic, type MailJob } from '../../src/modules/messages/mail-kinds.ts'
import { cancelOrder } from '../../src/modules/orders/operations/cancel-order.ts'
import { changeOrder } from '../../src/modules/orders/operations/change-order.ts'
import { placeOrder } from '../../src/modules/orders/operations/place-order.ts'
import { readOrder } from '../../src/modules/orders/operations/read-order.ts'
import { writeOrderLetter } from '../../src/modules/orders/order-letters.ts'
import { makeClinic } from '../support/clinic-data.ts'
import { giveConsentTexts } from '../support/consent-texts.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'
import { makeGoods } from '../support/shop-data.ts'
import { runSql } from '../support/test-server.ts'

let cms: TestCms
let branches: string[]
let zones: { id: string; name: string }[]
let item = ''

beforeAll(async () => {
  cms = await openCms()
  await giveConsentTexts(cms.payload)
  const { branch } = await makeClinic(cms.payload, 1)
  const second = await cms.payload.create({
    collection: 'branches',
    locale: 'ru',
    data: { title: 'Второй', address: 'Улица, 2', slug: 'vtoroy', _status: 'published', originalLanguage: 'ru' },
    overrideAccess: true,
    context: { wordsUnchanged: true },
  })
  branches = [branch, second.id]
  ;[item = ''] = await makeGoods(cms.payload, 1, 4500)
  const delivery = await cms.payload.updateGlobal({
    slug: 'delivery',
    locale: 'ru',
    data: {
      zones: [
        { name: 'Город', daysFrom: 1, priceKzt: 1500, freeFromKzt: null },
        { name: 'Область', daysFrom: 2, daysTo: 3, inWorkingDays: true, priceKzt: 2500, freeFromKzt: null },
      ],
    },
    overrideAccess: true,
  })
  zones = (delivery.zones ?? []).map(({ id, name }) => ({ id: id ?? '', name: name ?? '' }))
})
afterAll(() => cms.close())
beforeEach(() => runSql(new URL(cms.databaseUrl).pathname.slice(1), 'delete from orders', 'delete from payload_jobs'))

const contact = { name: 'Асель', contactBy: 'sms', phone: '+77010000000', email: 'a@example.kz' } as const
const pickup = () => ({ receiving: 'pickup' as const, branch: branches[0] ?? '', zone: '', city: '', street: '' })
const toCity = () => ({
  receiving: 'delivery' as const,
  branch: '',
  zone: zones[0]?.id ?? '',
  city: 'Алматы',
  street: 'Абая, 1',
})

async function order(place: ReturnType<typeof pickup> | ReturnType<typeof toCity>, seenTotalKzt: number) {
  const placed = await placeOrder(cms.payload, {
    locale: 'ru',
    key: randomUUID(),
    cart: [{ section: 'consumables', id: item, quantity: 1 }],
    seenTotalKzt,
    customerId: null,
    form: {
      ...contact,
      ...place,
      prefersText: false,
      comment: '',
      plan: '',
      discount: '',
      paying: place.receiving === 'pickup' ? 'at_pickup' : 'on_delivery',
      consent: 'yes',
    },
  })
  if (!placed.ok) throw new Error(placed.error)
  return idOfLink(cms.payload.secret, 'order', placed.value.token) ?? ''
}

const read = (id: string) => cms.payload.findByID({ collection: 'orders', id, depth: 0, overrideAccess: true })
const change = (id: string, form: ChangeOrderForm, seenDeliveryKzt = Number.NaN) =>
  changeOrder(cms.payload, id, { form, seenDeliveryKzt })
const letters = async () => {
  const jobs = await cms.payload.find({ collection: 'payload-jobs', pagination: false, overrideAccess: true })
  return jobs.docs.map(({ input }) => (input as { kind: string }).kind).toSorted()
}

it('moves an order to another branch and contact; the desk, the branch and the shopper learn of it', async () => {
  const id = await order(pickup(), 4500)
  const form = { ...pickup(), ...contact, branch: branches[1] ?? '', phone: '+77020000000', email: 'b@example.kz' }
  expect(await change(id, form)).toEqual({ ok: true, value: null })
  const stored = await read(id)
  expect(stored).toMatchObject({ branch: branches[1], phone: '+77020000000', email: 'b@example.kz', totalKzt: 4500 })
  expect(stored.history?.at(-1)).toMatchObject({ who: 'shopper', what: 'branch, phone, email' })
  expect(await letters()).toEqual([
    'order-details',
    'order-for-branch',
    'order-left-for-branch',
    'order-moved-for-branch',
    'order-placed',
  ])
  const letter = await writeOrderLetter(await createLocalReq({}, cms.payload), { kind: 'order-details', id })
  expect(letter?.to).toBe('b@example.kz')
  expect(letter?.lines.join(' ')).toContain('Улица, 2')
  // The same once more is no news.
  expect(await change(id, form)).toMatchObject({ ok: true })
  expect((await read(id)).history).toHaveLength(2)
  expect(await letters()).toHaveLength(5)
})

/** What the queue would send to branches now, as whom it is written to and what it begins with. */
async function toldToBranches(id: string) {
  const req = await createLocalReq({}, cms.payload)
  const jobs = await cms.payload.find({
    collection: 'payload-jobs',
    pagination: false,
    sort: 'id',
    overrideAccess: true,
  })
  const mails = jobs.docs.map(({ input }) => input as MailJob).filter((mail) => mail.id === id && isForClinic(mail))
  const told = await Promise.all(mails.map((mail) => writeLetter(req, mail)))
  return told.flatMap((letter) => (letter ? [`${letter.to}: ${letter.lines[0]?.split(/[.:]/)[0]}`] : [])).toSorted()
}
const mailOf = (branch: string | undefined, notifyEmail: string | null) =>
  cms.payload.update({
    collection: 'branches',
    id: branch ?? '',
    data: { notifyEmail, _status: 'published' },
    overrideAccess: true,
    context: { wordsUnchanged: true },
  })

it('the branch that an order comes to and the one that it leaves are told so, and no other', async () => {
  const [first, second] = branches
  await mailOf(first, 'first@estu.example')
  await mailOf(second, 'second@estu.example')
  const organisation = { name: 'Есту', email: 'clinic@estu.example' }
  await cms.payload.updateGlobal({ slug: 'organisation', data: organisation, overrideAccess: true })
  const id = await order(pickup(), 4500)
  expect(await toldToBranches(id)).toEqual(['first@estu.example: Новый заказ на сайте'])
  const move = async (place: Parameters<typeof change>[1], delivery?: number) => {
    await runSql(new URL(cms.databaseUrl).pathname.slice(1), 'delete from payload_jobs')
    expect(await change(id, place, delivery)).toMatchObject({ ok: true })
    return toldToBranches(id)
  }
  const form = { ...pickup(), ...contact }
  const atSecond = { ...form, branch: second ?? '' }
  expect(await move(atSecond)).toEqual([
    'first@estu.example: Заказ больше не у вас',
    'second@estu.example: Заказ теперь у вас',
  ])
  expect(await move({ ...toCity(), ...contact }, 1500)).toEqual([
    'clinic@estu.example: Заказ теперь у вас',
    'second@estu.example: Заказ больше не у вас',
  ])
  await move(atSecond)
  // Moved on before the letters went out: whom it only passed is never told that it is theirs.
  expect(await change(id, form)).toMatchObject({ ok: true })
  expect(await toldToBranches(id)).toEqual([
    'clinic@estu.example: Заказ больше не у вас',
    'first@estu.example: Заказ теперь у вас',
    'second@estu.example: Заказ больше не у вас',
  ])
  // One mailbox of both branches hears of it once.
  await mailOf(second, 'first@estu.example')
  expect(await move(atSecond)).toEqual(['first@estu.example: Заказ теперь у вас'])
  // A status that changes in the same save hides nothing.
  await mailOf(second, 'second@estu.example')
  await runSql(new URL(cms.databaseUrl).pathname.slice(1), 'delete from payload_jobs')
  await cms.payload.update({
    collection: 'orders',
    id,
    data: { branch: first ?? '', status: 'confirmed' },
    overrideAccess: true,
  })
  expect(await toldToBranches(id)).toEqual([
    'first@estu.example: Заказ теперь у вас',
    'second@estu.example: Заказ больше не у вас',
  ])
})

it('counts another place anew, at the price that was seen alone; the same place keeps its price', async () => {
  const id = await order(toCity(), 6000)
  const [city, region] = [zones[0]?.id ?? '', zones[1]?.id ?? '']
  const form = { ...toCity(), ...contact }
  expect(await change(id, { ...form, zone: region }, 1500)).toMatchObject({ ok: false, error: 'zone-unknown' })
  expect(await change(id, { ...form, zone: randomUUID() }, 2500)).toMatchObject({ ok: false, error: 'zone-unknown' })
  expect(await read(id)).toMatchObject({ zone: 'Город', deliveryDays: '1 день', deliveryKzt: 1500, totalKzt: 6000 })
  expect(await change(id, { ...form, zone: region, street: 'Абая, 2' }, 2500)).toMatchObject({ ok: true })
  expect(await read(id)).toMatchObject({ zone: 'Область', deliveryKzt: 2500, totalKzt: 7000, street: 'Абая, 2' })
  // How long it takes goes with the place, and no order that is collected promises it.
  expect(await toldOf(id)).toEqual(['2–3 рабочих дня', true])
  expect(await change(id, { ...form, zone: region, street: 'Абая, 3' })).toMatchObject({ ok: true })
  expect(await change(id, { ...form, zone: city }, 1500)).toMatchObject({ ok: true })
  expect(await read(id)).toMatchObject({ zone: 'Город', totalKzt: 6000, goodsKzt: 4500 })
  expect(await change(id, { ...pickup(), ...contact }, 0)).toMatchObject({ ok: true })
  expect(await toldOf(id)).toEqual(['', false])
})

/** How long a parcel takes as the order's page says it, and whether the letter of a taken order does. */
async function toldOf(id: string) {
  const days = (await readOrder(cms.payload, id))?.deliveryDays
  const letter = await writeOrderLetter(await createLocalReq({}, cms.payload), { kind: 'order-placed', id })
  return [days, letter?.lines.includes('Доставка, Область: 2–3 рабочих дня.')]
}

it('changes nothing once it is confirmed or being called off, nor to a branch that is not there', async () => {
  const id = await order(pickup(), 4500)
  const form = { ...pickup(), ...contact, phone: '+77020000000' }
  expect(await change(id, { ...form, branch: randomUUID() })).toMatchObject({ ok: false, error: 'branch-unknown' })
  await cancelOrder(cms.payload, id)
  expect(await change(id, form)).toMatchObject({ ok: false, error: 'too-late' })
  const other = await order(pickup(), 4500)
  await cms.payload.update({ collection: 'orders', id: other, data: { status: 'confirmed' }, overrideAccess: true })
  expect(await change(other, form)).toMatchObject({ ok: false, error: 'too-late' })
  expect(await change(randomUUID(), form)).toMatchObject({ ok: false, error: 'not-found' })
  for (const one of [id, other]) expect((await read(one)).phone).toBe('+77010000000')
})

it('keeps a discount, and the sum that a bank was told', async () => {
  const id = await order(toCity(), 6000)
  const region = { ...toCity(), ...contact, zone: zones[1]?.id ?? '' }
  const { rowCount } = await cms.payload.db.drizzle.execute(
    `update orders set discount_kzt = 500, total_kzt = 5500, pay_link = 'https://bank.example/1' where id = '${id}'`,
  )
  expect(rowCount).toBe(1)
  expect(await change(id, region, 2500)).toMatchObject({ ok: false, error: 'too-late' })
  await cms.payload.db.drizzle.execute(`update orders set pay_link = null where id = '${id}'`)
  expect(await change(id, region, 2500)).toMatchObject({ ok: true })
  expect(await read(id)).toMatchObject({ deliveryKzt: 2500, discountKzt: 500, totalKzt: 6500 })
})

it('is brought instead of collected, and the other way round, at what that costs now', async () => {
  const id = await order(pickup(), 4500)
  const brought = { ...toCity(), ...contact }
  expect(await change(id, brought, 0)).toMatchObject({ ok: false, error: 'zone-unknown' })
  expect(await change(id, brought, 1500)).toMatchObject({ ok: true })
  expect(await read(id)).toMatchObject({
    ...{ receiving: 'delivery', paying: 'on_delivery', branch: null, zone: 'Город', street: 'Абая, 1' },
    ...{ deliveryKzt: 1500, totalKzt: 6000 },
  })
  expect(await change(id, { ...pickup(), ...contact, branch: branches[1] ?? '' })).toMatchObject({ ok: true })
  const back = await read(id)
  expect(back).toMatchObject({
    ...{ receiving: 'pickup', paying: 'at_pickup', branch: branches[1], zone: null, city: null, street: null },
    ...{ deliveryKzt: 0, totalKzt: 4500 },
  })
  expect(back.history?.at(-1)?.what).toContain('receiving')
})

it('once brought has no discount that is proved in a branch, and pays the markup of the whole', async () => {
  const id = await order(pickup(), 4500)
  await cms.payload.db.drizzle.execute(
    `update orders set discount_kzt = 500, discount_given_kzt = 500, discount_title = 'Скидка', discount_proof = 'Билет',
      paying = 'instalment', plan_markup_percent = 10, markup_kzt = 400, total_kzt = 4400 where id = '${id}'`,
  )
  expect(await change(id, { ...toCity(), ...contact }, 1500)).toMatchObject({ ok: true })
  expect(await read(id)).toMatchObject({
    ...{ discountKzt: 0, discountTitle: null, paying: 'instalment', markupKzt: 450, deliveryKzt: 1500 },
    totalKzt: 6450,
  })
})

it.each([`paid = true`, `pay_link = 'https://bank.example/1'`])('keeps its way of receiving with %s', async (fixed) => {
  const id = await order(pickup(), 4500)
  await cms.payload.db.drizzle.execute(`update orders set ${fixed} where id = '${id}'`)
  expect(await change(id, { ...toCity(), ...contact }, 1500)).toMatchObject({ ok: false, error: 'too-late' })
  expect(await change(id, { ...pickup(), ...contact, branch: branches[1] ?? '' })).toMatchObject({ ok: true })
  expect(await read(id)).toMatchObject({ receiving: 'pickup', branch: branches[1], totalKzt: 4500 })
})
