import { followAccount } from '@estu/domain/favourites/account-in-step'
import { parseFavourites } from '@estu/domain/favourites/favourites'
import { parseAgreements } from '@estu/domain/favourites/stored-agreement'
import { type Locale, locales } from '@estu/domain/locale/locales'
import { parseCart } from '@estu/domain/orders/cart'
import { type CollectionSlug, createLocalReq, type JsonObject } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { daysInWords } from '../../src/migrations/20261129_082121_delivery_in_days.ts'
import { migrations } from '../../src/migrations/index.ts'
import { changeFavourites, readHistory } from '../../src/modules/accounts/operations/customer-data.ts'
import { readSession } from '../../src/modules/accounts/operations/customer-session.ts'
import { confirmEmail, resetPassword } from '../../src/modules/accounts/operations/recover-account.ts'
import { deviceOf, signIn } from '../../src/modules/accounts/operations/sign-in.ts'
import { moveAppointment } from '../../src/modules/appointments/operations/change-appointment.ts'
import { readAppointment } from '../../src/modules/appointments/operations/read-appointment.ts'
import { readHold } from '../../src/modules/appointments/operations/slot-claims.ts'
import { refreshReadModel } from '../../src/modules/catalogue/index.ts'
import { idOfLink } from '../../src/modules/customer-requests/operations/personal-links.ts'
import { mailQueue } from '../../src/modules/messages/operations/queue-mail.ts'
import { cancelOrder } from '../../src/modules/orders/operations/cancel-order.ts'
import { type OrderInput, placeOrder } from '../../src/modules/orders/operations/place-order.ts'
import { quoteCart } from '../../src/modules/orders/operations/quote-cart.ts'
import { readOrder } from '../../src/modules/orders/operations/read-order.ts'
import { verifyPreview } from '../../src/modules/publishing/operations/preview-token.ts'
import { readDraft } from '../../src/modules/publishing/operations/read-draft.ts'
import { signInStaff } from '../../src/modules/staff/operations/sign-in-staff.ts'
import { endUndoTime } from '../support/end-undo-time.ts'
import { openMailServer } from '../support/mail-server.ts'
import { freshName, runSql, template } from '../support/test-server.ts'
import { countRows, databaseShape } from './database-shape.ts'
import { askDatabase, type FormerShop, openFormerShop, type Row } from './former-shop.ts'

let shop: FormerShop
let mail: Awaited<ReturnType<typeof openMailServer>>
let before: { counts: Record<string, number>; stock: Row[]; texts: Map<string, Row[]>; published: Row[] }

const texted = [
  'devices',
  'implants',
  'consumables',
  'accessories',
  'brands',
  'services',
  'branches',
  'specialists',
  'articles',
  'promotions',
  'pages',
  'faq',
  'reviews',
  'media',
] as const

beforeAll(async () => {
  mail = await openMailServer()
  shop = await openFormerShop({ smtpUrl: mail.url })
  before = {
    counts: await countRows(shop.ask),
    stock: await stockRows(),
    texts: await storedTexts(),
    published: await shop.ask(`
      select collection, locale, array_agg(document_id) as ids from translation_states
      where publication in ('published', 'changed') and collection <> 'globals' group by 1, 2
    `),
  }
  await migrate()
})
afterAll(async () => {
  await shop?.cms.close()
  await mail?.close()
})

/** As the next start does it. */
async function migrate(): Promise<void> {
  await shop.cms.payload.db.migrate({ migrations: migrations as never })
  await refreshReadModel(shop.cms.payload)
}

const stockRows = () => shop.ask('select key, quantity from stock order by key')

/** All that is written in one language, as the tables hold it. */
async function storedTexts(): Promise<Map<string, Row[]>> {
  const found = new Map<string, Row[]>()
  for (const collection of texted) found.set(collection, await shop.ask(`select * from ${collection}_locales`))
  return found
}

async function newShopShape(): Promise<string[]> {
  const name = freshName()
  await runSql('postgres', `create database ${name} template ${template}`)
  const url = new URL(shop.cms.databaseUrl)
  url.pathname = name
  const shape = await databaseShape((sql) => askDatabase(url.href, sql))
  await runSql('postgres', `drop database ${name}`)
  return shape
}

it('loses no row, ends with the tables of a new shop, and has nothing to do the second time', async () => {
  const counts = await countRows(shop.ask)
  expect(before.counts.payload_migrations).toBeLessThan(migrations.length)
  const [branches] = await shop.ask(`
    select count(distinct _parent_id)::int as count from branches_locales where _status = 'published'
  `)
  const expected = {
    ...before.counts,
    addresses: Number(before.counts.addresses) + Number(branches?.count),
    payload_migrations: migrations.length,
  }
  expect(Object.fromEntries(Object.keys(expected).map((table) => [table, counts[table]]))).toEqual(expected)
  const shape = await databaseShape(shop.ask)
  expect(shape).toEqual(await newShopShape())
  await migrate()
  expect(await countRows(shop.ask)).toEqual(counts)
  expect(await databaseShape(shop.ask)).toEqual(shape)
})

const everything = { depth: 0, limit: 500, pagination: false, fallbackLocale: false } as const

it('shows visitors every published document in its languages, and no other', async () => {
  for (const { collection, locale, ids } of before.published) {
    const seen = await shop.cms.payload.find({
      ...everything,
      collection: collection as CollectionSlug,
      locale: locale as Locale,
      overrideAccess: false,
      user: null,
    })
    expect(seen.docs.map(({ id }) => id).toSorted(), `${collection} ${locale}`).toEqual((ids as string[]).toSorted())
  }
})

/** What a document is made of, at whatever depth; running text as it is stored. */
function leaves(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [value]
  return [JSON.stringify(value), ...Object.values(value).flatMap(leaves)]
}

const textsOf = ({ id: _row, _locale, _parent_id, _status, ...texts }: Row) =>
  Object.values(texts)
    .filter((value) => value !== null && value !== '')
    .map((value) => (typeof value === 'object' ? JSON.stringify(value) : value))

it.each(texted)('reads every text of %s that was written', async (collection) => {
  for (const locale of locales) {
    const stored = before.texts.get(collection)?.filter(({ _locale }) => _locale === locale) ?? []
    expect(stored.length).toBeGreaterThan(0)
    const found = await shop.cms.payload.find({ ...everything, collection, locale, overrideAccess: true })
    const documents = new Map((found.docs as JsonObject[]).map((document) => [document.id, new Set(leaves(document))]))
    for (const row of stored) {
      const read = documents.get(row._parent_id)
      for (const text of textsOf(row)) expect(read?.has(text), `${row._parent_id}: ${text}`).toBe(true)
    }
  }
})

it('counts in days what words said of a delivery, and keeps the words that say more', async () => {
  const { zones } = await shop.cms.payload.findGlobal({
    slug: 'delivery',
    locale: 'ru',
    depth: 0,
    overrideAccess: true,
  })
  const told = (zones ?? []).map(({ daysFrom, daysTo, inWorkingDays, days }) => [daysFrom, daysTo, inWorkingDays, days])
  expect(told).toEqual([
    [1, 1, false, null],
    [1, 2, false, null],
    [2, 5, false, null],
  ])
})

it.each([
  ['1 день', 1, 1, false],
  ['1–2 күн', 1, 2, false],
  ['от 2 - 5 дней', 2, 5, false],
  ['2–\u20605\u00a0рабочих дней.', 2, 5, true],
  ['1–2 жұмыс күнінде', 1, 2, true],
])('reads the days of «%s»', (words, from, to, inWorkingDays) => {
  expect(daysInWords(words)).toEqual({ from, to, inWorkingDays })
})

it.each([
  '48 часов',
  '2–3 недели',
  '1 апта',
  'сегодня',
  '',
  '5–2 дня',
  '100 дней',
  '2–5 дней, в горах 7',
  '2 дня, кроме праздников',
])('leaves «%s» as it is', (words) => {
  expect(daysInWords(words)).toBe(null)
})

it('knows the customer: session, password, browser and history', async () => {
  const { payload } = shop.cms
  const { id, name, email, password, sessionCookie, knownCookie } = shop.facts.customer
  expect(await readSession(payload, sessionCookie)).toMatchObject({ id, name, email, emailConfirmed: true })
  expect(deviceOf(payload, email)).toBe(knownCookie)
  const signed = await signIn(payload, { email, password, client: '10.0.0.1', device: knownCookie })
  expect(signed).toMatchObject({ ok: true, value: { customerId: id } })
  const { orders, visits } = await readHistory(payload, id)
  expect(orders.map(({ reference }) => reference)).toEqual([shop.facts.ownOrder.reference])
  expect(visits.map(({ reference }) => reference)).toEqual([shop.facts.appointment.reference])
})

it('keeps the favourites of the account, and takes in what the browser marked since', async () => {
  const { payload } = shop.cms
  const { id, favourites, favorites, favorites_synced } = shop.facts.customer
  const slugsOf = ({ items }: { items: { product: { attributes: { slug: string } } }[] }) =>
    items.map(({ product }) => product.attributes.slug)
  expect(slugsOf(await changeFavourites(payload, id, null))).toEqual(favourites)
  const stored = { ...parseFavourites(favorites), ...parseAgreements(favorites_synced) }
  const followed = followAccount(stored, id, () => 'new-mark')
  const [changes, ...others] = followed.agreement?.unsent ?? []
  expect([changes?.added.length, changes?.removed, others]).toEqual([1, {}, []])
  expect(slugsOf(await changeFavourites(payload, id, changes ?? null))).toEqual(slugsOf(stored))
})

it('reads a guest’s cart and favourites', async () => {
  const { cart, cartCookie, favorites, slugs } = shop.facts.guest
  expect(parseCart(cartCookie)).toEqual(cart)
  const quote = await quoteCart(shop.cms.payload, parseCart(cartCookie), 'kk')
  expect(quote.goodsKzt).toBe(shop.facts.order.totalKzt)
  const { items, dropped } = parseFavourites(favorites)
  expect([dropped, items.map(({ product }) => product.attributes.slug)]).toEqual([false, slugs])
})

it('opens an order by its link, takes its form once only, and gives its stock back', async () => {
  const { payload } = shop.cms
  const { link, input, reference, totalKzt } = shop.facts.order
  expect(await stockRows()).toEqual(before.stock)
  const id = idOfLink(payload.secret, 'order', link) ?? ''
  expect(await readOrder(payload, id)).toMatchObject({ reference, totalKzt, status: 'new', steps: [{ status: 'new' }] })
  const again = await placeOrder(payload, input as unknown as OrderInput)
  expect(again).toMatchObject({ ok: true, value: { reference, token: link } })
  expect(await stockRows()).toEqual(before.stock)
  const keys = input.cart.map(({ section, id: product }) => `${section}:${product}`)
  const left = async () => {
    const stock = new Map((await stockRows()).map(({ key, quantity }) => [key, Number(quantity)]))
    return keys.map((key) => stock.get(key) ?? Number.NaN)
  }
  const taken = await left()
  expect(await cancelOrder(payload, id)).toMatchObject({ ok: true })
  await endUndoTime(shop.cms)
  expect(await left()).toEqual(taken.map((count, index) => count + (input.cart[index]?.quantity ?? 0)))
})

it('opens an appointment by its link, moves it, and knows who holds another time', async () => {
  const { payload } = shop.cms
  const { link, reference, startsAt, free, now } = shop.facts.appointment
  const id = idOfLink(payload.secret, 'appointment', link) ?? ''
  const req = await createLocalReq({}, payload)
  expect(await readAppointment(req, id)).toMatchObject({ reference, startsAt, status: 'booked', locale: 'kk' })
  expect(await readHold(req, shop.facts.hold.cookie, shop.facts.hold.startsAt)).not.toBeNull()
  const moved = await moveAppointment(payload, id, { startsAt: free, specialist: null }, new Date(now))
  expect(moved).toMatchObject({ ok: true, value: { startsAt: free } })
})

it('sends the letters that waited, and their links and those sent earlier work once', async () => {
  const { payload } = shop.cms
  const waiting = await shop.ask(`select input->>'kind' as kind from payload_jobs where queue = 'mail'`)
  await payload.jobs.run({ limit: 100, queue: mailQueue, silent: true, overrideAccess: true })
  const texts = mail.received.map(({ subject, text }) => `${subject} ${text}`)
  expect(waiting.map(({ kind }) => kind)).toContain('feedback-received')
  expect(texts.some((text) => text.includes(shop.facts.feedback.reference))).toBe(true)
  expect(texts.some((text) => text.includes(`/order/${shop.facts.ownOrder.link}`))).toBe(true)
  const { customer, unconfirmed } = shop.facts
  expect(await confirmEmail(payload, unconfirmed.id, unconfirmed.confirmToken)).toMatchObject({ ok: true })
  expect(await confirmEmail(payload, unconfirmed.id, unconfirmed.confirmToken)).toMatchObject({ ok: false })
  const chosen = 'новый-пароль-77'
  const reset = await resetPassword(payload, customer.recoverToken, chosen)
  expect(reset).toMatchObject({ ok: true, value: { customerId: customer.id } })
  expect(await resetPassword(payload, customer.recoverToken, chosen)).toMatchObject({ ok: false })
  expect(await readSession(payload, customer.sessionCookie)).toBeNull()
})

it('gives every published branch an address of its own, and search leads there', async () => {
  const wanted = await shop.ask(`select '/filialy/' || slug as path from branches where deleted_at is null order by 1`)
  expect(wanted.length).toBeGreaterThan(0)
  expect(await shop.ask(`select path from addresses where collection = 'branches' and live order by 1`)).toEqual(wanted)
  const found = await shop.ask(`select distinct path from search_documents where collection = 'branches' order by 1`)
  if (found.length > 0) expect(found).toEqual(wanted)
})

it('leads from old addresses to their documents', async () => {
  const { payload } = shop.cms
  const { from, id, typedFrom, typedTo } = shop.facts.moved
  const redirectFrom = async (path: string) =>
    (
      await payload.find({
        collection: 'redirects',
        where: { from: { equals: path } },
        depth: 0,
        overrideAccess: false,
        user: null,
      })
    ).docs[0]
  expect(await redirectFrom(from)).toMatchObject({ document: { relationTo: 'articles', value: id } })
  expect(await redirectFrom(typedFrom)).toMatchObject({ to: typedTo })
})

it('lets the staff in: who is signed in stays so, and only the first password must be replaced', async () => {
  const { payload } = shop.cms
  const { id, email, password, token } = shop.facts.staff
  const headers = new Headers({ authorization: `JWT ${token}` })
  expect((await payload.auth({ headers })).user).toMatchObject({ id, email, role: 'editor' })
  const enter = async (account: { email: string; password: string }) =>
    signInStaff(await createLocalReq({}, payload), account, { client: '10.0.0.2', device: null })
  const own = await enter({ email, password })
  expect(own).toMatchObject({ ok: true, value: { session: { user: { id, mustChangePassword: false } } } })
  const first = await enter(shop.facts.firstEditor)
  expect(first).toMatchObject({ ok: true, value: { session: { user: { mustChangePassword: true } } } })
})

it('goes on editing: drafts, previews, planned publications, new addresses and the trash', async () => {
  const { payload } = shop.cms
  const { drafted, planned, moved } = shop.facts
  const article = (id: string, draft = false) =>
    payload.findByID({ collection: 'articles', id, locale: 'ru', draft, depth: 0, overrideAccess: true, trash: true })
  const edit = (id: string, data: object, trash = false) =>
    payload.update({ collection: 'articles', id, locale: 'ru', data, depth: 0, overrideAccess: true, trash })
  expect((await article(drafted.id)).title).toBe(drafted.liveTitle)
  const claims = verifyPreview(drafted.preview, 'another-secret-for-tests-with-no-worth')
  expect(claims && (await readDraft(payload, 'articles', claims))).toMatchObject({
    title: expect.stringContaining(drafted.draftTitle),
  })
  await edit(drafted.id, { _status: 'published', title: 'Опубликовано теперь' })
  expect((await article(drafted.id)).title).toBe('Опубликовано теперь')
  await payload.jobs.run({ limit: 20, silent: true, overrideAccess: true })
  expect((await article(planned.id)).title).toBe(planned.title)
  await edit(moved.id, { slug: 'audiogramma-zanovo', _status: 'published' })
  const leading = await payload.find({
    collection: 'redirects',
    where: { 'document.value': { equals: moved.id } },
    depth: 0,
    overrideAccess: true,
  })
  expect(leading.docs.map(({ from }) => from).toSorted()).toEqual([moved.to, moved.from].toSorted())
  await edit(planned.id, { deletedAt: new Date().toISOString() })
  await edit(planned.id, { deletedAt: null }, true)
  expect((await article(planned.id)).deletedAt ?? null).toBeNull()
})
