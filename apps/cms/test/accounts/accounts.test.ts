import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { changeFavourites, exportCustomer, readHistory } from '../../src/modules/accounts/operations/customer-data.ts'
import { closeSession, openSession, readSession } from '../../src/modules/accounts/operations/customer-session.ts'
import { deleteCustomer } from '../../src/modules/accounts/operations/delete-customer.ts'
import { findCustomer } from '../../src/modules/accounts/operations/find-customer.ts'
import { askRecovery, confirmEmail, resetPassword } from '../../src/modules/accounts/operations/recover-account.ts'
import { registerCustomer } from '../../src/modules/accounts/operations/register-customer.ts'
import { signIn } from '../../src/modules/accounts/operations/sign-in.ts'
import { sendFeedback } from '../../src/modules/feedback/operations/send-feedback.ts'
import { mailQueue } from '../../src/modules/messages/operations/queue-mail.ts'
import { placeOrder } from '../../src/modules/orders/operations/place-order.ts'
import { sendReview } from '../../src/modules/reviews/operations/send-review.ts'
import { makeClinic } from '../support/clinic-data.ts'
import { giveConsentTexts } from '../support/consent-texts.ts'
import { openMailServer } from '../support/mail-server.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'
import { makeGoods } from '../support/shop-data.ts'
import { runSql } from '../support/test-server.ts'

let cms: TestCms
let mail: Awaited<ReturnType<typeof openMailServer>>
const password = 'три-белых-верблюда'

beforeAll(async () => {
  mail = await openMailServer()
  cms = await openCms({ smtpUrl: mail.url })
  await giveConsentTexts(cms.payload)
})
afterAll(async () => {
  await cms.close()
  await mail.close()
})
beforeEach(async () => {
  await runSql(
    new URL(cms.databaseUrl).pathname.slice(1),
    'delete from rate_limits',
    'delete from customers',
    'delete from payload_jobs',
  )
  mail.received.length = 0
})

const register = (email: string) =>
  registerCustomer(cms.payload, { name: 'Асель', email, password, consent: 'yes' }, 'ru')
const enter = (email: string, tried: string, client = '10.0.0.1', device: string | null = null) =>
  signIn(cms.payload, { email, password: tried, client, device })
const letters = async () => {
  await cms.payload.jobs.run({ limit: 100, queue: mailQueue, silent: true, overrideAccess: true })
  return mail.received
}
const tokenIn = (text: string | undefined) => decodeURIComponent(/token=([^\s&]+)/.exec(text ?? '')?.[1] ?? '')

it('registers, confirms, signs in and out; every letter’s link works once', async () => {
  await register('a@example.kz')
  const id = (await findCustomer(cms.payload, { email: 'a@example.kz' }))?.id ?? ''
  const token = tokenIn((await letters())[0]?.text)
  expect(await confirmEmail(cms.payload, 'somebody-else', token)).toMatchObject({ ok: false })
  expect(await confirmEmail(cms.payload, id, token)).toMatchObject({ ok: true })
  expect(await confirmEmail(cms.payload, id, token)).toMatchObject({ ok: false, error: 'link-used' })
  const signed = await enter('a@example.kz', password)
  if (!signed.ok) throw new Error(signed.error)
  expect(await readSession(cms.payload, signed.value.token)).toMatchObject({ id, name: 'Асель', emailConfirmed: true })
  await closeSession(cms.payload, signed.value.token)
  expect(await readSession(cms.payload, signed.value.token)).toBeNull()
})

it('a second registration changes nothing and is told to the owner alone', async () => {
  await register('a@example.kz')
  await letters()
  mail.received.length = 0
  await registerCustomer(
    cms.payload,
    { name: 'Чужой', email: 'a@example.kz', password: 'чужой-пароль-1', consent: 'yes' },
    'kk',
  )
  expect((await letters()).map(({ subject }) => subject)).toEqual(['Сізде кабинет бұрыннан бар'])
  expect((await enter('a@example.kz', 'чужой-пароль-1')).ok).toBe(false)
  expect((await enter('a@example.kz', password)).ok).toBe(true)
})

it('a new password ends every session and comes by a link that works once and for one hour', async () => {
  await register('a@example.kz')
  await letters()
  const before = await enter('a@example.kz', password)
  mail.received.length = 0
  await askRecovery(cms.payload, 'a@example.kz', 'ru')
  await askRecovery(cms.payload, 'nobody@example.kz', 'ru')
  const sent = await letters()
  expect(sent).toHaveLength(1)
  const token = tokenIn(sent[0]?.text)
  const reset = await resetPassword(cms.payload, token, 'новый-пароль-77')
  expect(reset.ok).toBe(true)
  expect(await resetPassword(cms.payload, token, 'ещё-один-пароль')).toMatchObject({ ok: false })
  expect(before.ok && (await readSession(cms.payload, before.value.token))).toBeNull()
  expect((await enter('a@example.kz', password)).ok).toBe(false)
  expect((await enter('a@example.kz', 'новый-пароль-77')).ok).toBe(true)
})

it('nobody’s mailbox is filled by us, whoever asks for it', async () => {
  await register('a@example.kz')
  for (let round = 0; round < 30; round += 1) await askRecovery(cms.payload, 'a@example.kz', 'ru')
  expect((await letters()).length).toBe(20)
})

it('guessing is stopped, and the owner still gets in from a browser they used before', async () => {
  await register('a@example.kz')
  const first = await enter('a@example.kz', password, '10.0.0.9')
  if (!first.ok) throw new Error(first.error)
  const guesses = []
  for (let index = 0; index < 40; index += 1) {
    guesses.push(await enter('a@example.kz', `guess-${index}`, `10.1.${index % 50}.1`))
  }
  const checked = guesses.filter((guess) => !guess.ok && guess.error === 'invalid-credential').length
  console.log(`guessing: 40 tries from 40 addresses, ${checked} were checked`)
  expect(checked).toBeLessThanOrEqual(30)
  expect((await enter('a@example.kz', password, '10.2.0.1')).ok).toBe(false)
  expect((await enter('a@example.kz', password, '10.2.0.1', first.value.device)).ok).toBe(true)
  expect((await enter('b@example.kz', password, '10.2.0.1', first.value.device)).ok).toBe(false)
})

it('a letter lets the owner in at once while guesses of strangers keep the sign-in closed', async () => {
  await register('a@example.kz')
  await letters()
  for (let index = 0; index < 25; index += 1) await enter('a@example.kz', `guess-${index}`, `10.5.${index}.1`)
  expect(await enter('a@example.kz', password, '10.6.0.1')).toEqual({ ok: false, error: 'too-many-requests' })
  mail.received.length = 0
  await askRecovery(cms.payload, 'a@example.kz', 'ru')
  const [letter] = await letters()
  const reset = await resetPassword(cms.payload, tokenIn(letter?.text), 'новый-пароль-77')
  if (!reset.ok) throw new Error(reset.error)
  expect(await readSession(cms.payload, reset.value.token)).toMatchObject({ email: 'a@example.kz' })
  expect(await enter('a@example.kz', 'новый-пароль-77', '10.6.0.1')).toEqual({ ok: false, error: 'too-many-requests' })
  expect((await enter('a@example.kz', 'новый-пароль-77', '10.6.0.1', reset.value.device)).ok).toBe(true)
})

it('forged and foreign session tokens open nothing', async () => {
  await register('a@example.kz')
  const id = (await findCustomer(cms.payload, { email: 'a@example.kz' }))?.id ?? ''
  const good = await openSession(cms.payload, id)
  const { token: payloadToken } = await cms.payload.login({
    collection: 'customers',
    data: { email: 'a@example.kz', password },
    overrideAccess: true,
  })
  const none = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from(`{"id":"${id}"}`).toString('base64url')}.`
  const forged = [
    '',
    'x',
    `${good}x`,
    good.slice(0, -1),
    good.toUpperCase(),
    payloadToken ?? '',
    none,
    `' or 1=1 --`,
    id,
  ]
  for (const token of forged) expect(await readSession(cms.payload, token)).toBeNull()
  expect(await readSession(cms.payload, good)).toMatchObject({ id })
  await runSql(
    new URL(cms.databaseUrl).pathname.slice(1),
    `update customer_sessions set expires_at = now() - interval '1 second'`,
  )
  expect(await readSession(cms.payload, good)).toBeNull()
})

it('what was ordered before belongs to whoever confirms the address; all can be taken away; deletion leaves no person', async () => {
  const { branch } = await makeClinic(cms.payload, 1)
  const [item = ''] = await makeGoods(cms.payload, 1, 4500)
  const contact = { name: 'Асель Пробная', contactBy: 'email', phone: '+77012345678', email: 'a@example.kz' } as const
  const placed = await placeOrder(cms.payload, {
    locale: 'ru',
    key: crypto.randomUUID(),
    cart: [{ section: 'consumables', id: item, quantity: 1 }],
    seenTotalKzt: 4500,
    customerId: null,
    form: {
      ...contact,
      prefersText: true,
      receiving: 'pickup',
      branch,
      zone: '',
      city: '',
      street: '',
      paying: 'at_pickup',
      plan: '',
      discount: '',
      comment: 'позвоните соседке',
      consent: 'yes',
    },
  })
  if (!placed.ok) throw new Error(placed.error)
  await register('a@example.kz')
  const id = (await findCustomer(cms.payload, { email: 'a@example.kz' }))?.id ?? ''
  expect((await readHistory(cms.payload, id)).orders).toEqual([])
  const letter = (await letters()).find(({ subject }) => subject === 'Подтвердите почту')
  await confirmEmail(cms.payload, id, tokenIn(letter?.text))
  expect((await readHistory(cms.payload, id)).orders.map(({ reference }) => reference)).toEqual([
    placed.value.reference,
  ])
  const form = { ...contact, topic: 'question', message: 'Вопрос про меня', consent: 'yes' } as const
  await sendFeedback(cms.payload, { locale: 'ru', key: crypto.randomUUID(), form, customerId: id })
  // Without signing in, with the same address: theirs all the same.
  const later = { ...contact, topic: 'question', message: 'Ещё вопрос, уже не войдя', consent: 'yes' } as const
  await sendFeedback(cms.payload, { locale: 'kk', key: crypto.randomUUID(), form: later, customerId: null })
  const review = {
    section: 'consumables',
    product: item,
    rating: 5,
    author: 'Асель',
    title: 'Хорошие пуговки',
    text: 'Служат неделю, как написано.',
    pros: '',
    cons: '',
    email: 'a@example.kz',
    consent: 'yes',
  } as const
  const reviewed = await sendReview(cms.payload, {
    locale: 'ru',
    key: crypto.randomUUID(),
    form: review,
    customerId: id,
  })
  expect(reviewed.ok).toBe(true)
  const favourite = { product: { id: item, attributes: { slug: 'tovar-0' }, evil: 'x' }, categoryPath: 'raskhodniki' }
  await changeFavourites(cms.payload, id, { key: 'k', added: [favourite, favourite], removed: {} })
  const exported = JSON.stringify(await exportCustomer(cms.payload, id))
  const parts = [placed.value.reference, 'Вопрос про меня', 'уже не войдя', 'Хорошие пуговки', 'tovar-0', 'consents']
  for (const part of parts) expect(exported.includes(part), part).toBe(true)
  expect(/hash|salt|evil/.test(exported)).toBe(false)

  const name = new URL(cms.databaseUrl).pathname.slice(1)
  const { docs } = await cms.payload.find({ collection: 'orders', overrideAccess: true })
  await cms.payload.update({
    collection: 'orders',
    id: docs[0]?.id ?? '',
    data: { note: 'Асель Пробная просила позвонить соседке' },
    overrideAccess: true,
  })
  await runSql(name, `update orders set status = 'completed'`)
  await letters()
  await deleteCustomer(cms.payload, id)
  const left = await everything()
  for (const personal of ['Асель', 'a@example.kz', '77012345678', 'соседке', 'Вопрос про меня', 'не войдя', 'пуговки'])
    expect(
      left.filter((row) => row.includes(personal)),
      personal,
    ).toEqual([])
  expect(left.some((row) => row.includes(placed.value.reference))).toBe(true)
  expect((await enter('a@example.kz', password)).ok).toBe(false)
})

/** Every row of every table, as text. */
async function everything(): Promise<string[]> {
  const { drizzle } = cms.payload.db
  const tables = await drizzle.execute(`select tablename from pg_tables where schemaname = 'public'`)
  const rows: string[] = []
  for (const { tablename } of tables.rows) {
    const found = await drizzle.execute(`select row_to_json(t)::text as row from "${tablename}" t`)
    rows.push(...found.rows.map(({ row }) => `${tablename}: ${row}`))
  }
  return rows
}
