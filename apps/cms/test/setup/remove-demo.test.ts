import { randomUUID } from 'node:crypto'
import { createLocalReq } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askForRemoval, readRemoval } from '../../src/modules/demo-content/operations/ask-for-removal.ts'
import { carryOutRemovals } from '../../src/modules/demo-content/operations/carry-out-removals.ts'
import { listOwnUses } from '../../src/modules/demo-content/operations/list-own-uses.ts'
import { listPieces } from '../../src/modules/demo-content/operations/list-pieces.ts'
import { removePiece } from '../../src/modules/demo-content/operations/remove-piece.ts'
import { placeOrder } from '../../src/modules/orders/operations/place-order.ts'
import { recogniseSeeded } from '../../src/seed/recognise-seeded.ts'
import { isOwnShop } from '../../src/setup/is-own-shop.ts'
import { articleWords } from '../support/complete.ts'
import { demoContent } from '../support/demo-content.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'
import { ask, signIn } from '../support/rest-of-staff.ts'

/** Three hundred documents, each removed as an editor would. */
const patienceMs = 900_000

let cms: TestCms
beforeAll(async () => {
  cms = await openCms({}, await demoContent())
}, patienceMs)
afterAll(() => cms.close())

const request = () => createLocalReq({}, cms.payload)
const rows = async (text: string, values: unknown[] = []) => (await cms.payload.db.pool.query(text, values)).rows
const idAt = async (table: string, slug: string) =>
  (await rows(`select id from ${table} where slug = $1`, [slug]))[0]?.id

/** A pick-up of one pack of batteries, as a shopper orders it. */
async function orderDemoProduct(): Promise<void> {
  const [pack] = await rows('select id, price_kzt from consumables order by created_at limit 1')
  const [branch] = await rows('select id from branches order by created_at limit 1')
  product = pack.id
  const placed = await placeOrder(cms.payload, {
    locale: 'ru',
    key: randomUUID(),
    cart: [{ section: 'consumables', id: pack.id, quantity: 1 }],
    seenTotalKzt: Number(pack.price_kzt),
    customerId: null,
    form: {
      ...{ name: 'Асель', contactBy: 'sms', phone: '+77010000000', email: 'a@example.kz' },
      ...{ receiving: 'pickup', branch: branch.id, zone: '', city: '', street: '' },
      ...{ prefersText: false, comment: '', plan: '', discount: '', paying: 'at_pickup', consent: 'yes' },
    },
  })
  if (!placed.ok) throw new Error(placed.error)
}

let ownArticle: string
let product: string
let author: string

it('finds again what an earlier release seeded, by address, file and words', async () => {
  const before = await listPieces(await request())
  await rows('update seed_entries set collection = null, document_id = null')
  expect(await listPieces(await request())).toEqual([])
  await recogniseSeeded(cms.payload)
  const found = await listPieces(await request())
  expect(found.length).toBeGreaterThan(100)
  expect(found).toEqual(before)
  expect(found.filter(({ isChanged }) => isChanged)).toEqual([])
})

it('shows what of one’s own refers to it, and what an editor has changed', async () => {
  author = await idAt('specialists', 'surdolog-centra')
  await orderDemoProduct()
  const own = await cms.payload.create({
    collection: 'articles',
    locale: 'ru',
    data: { ...articleWords('Своя статья'), kind: 'general', author, _status: 'published' },
    overrideAccess: true,
  })
  ownArticle = own.id
  await cms.payload.update({
    collection: 'pages',
    id: await idAt('pages', 'about'),
    locale: 'ru',
    data: { lead: 'Своими словами.' },
    overrideAccess: true,
  })
  const pieces = await listPieces(await request())
  expect(pieces.filter(({ isChanged }) => isChanged).map(({ key }) => key)).toEqual(['pages:about'])
  const uses = await listOwnUses(await request(), pieces)
  expect(uses.map(({ entity }) => entity).toSorted()).toEqual(['articles', 'orders'])
  expect(uses).toContainEqual(expect.objectContaining({ entity: 'articles', id: ownArticle }))
})

describe('the request', () => {
  it('is an admin’s alone, who has just proved who they are', async () => {
    const body = { chosen: [] }
    expect((await ask(cms, 'POST', 'demo-content/remove', { body })).status).toBe(404)
    const editor = await signIn(cms.payload, 'editor')
    expect((await ask(cms, 'POST', 'demo-content/remove', { body, as: editor })).status).toBe(404)
    const admin = await signIn(cms.payload, 'admin')
    await rows('delete from staff_session_marks')
    expect((await ask(cms, 'POST', 'demo-content/remove', { body, as: admin })).status).toBe(403)
    expect(await readRemoval(await request())).toBeNull()
  })
})

describe('removal', () => {
  let staffId: string
  beforeAll(async () => {
    staffId = (await signIn(cms.payload, 'admin')).id
  })
  const askAs = async (chosen: string[]) => {
    const { payload } = cms
    const user = {
      ...(await payload.findByID({ collection: 'staff', id: staffId, overrideAccess: true })),
      collection: 'staff' as const,
    }
    await askForRemoval(await createLocalReq({ user }, payload), chosen)
  }

  it(
    'goes on after it was cut off, and leaves one line of the log with counts',
    async () => {
      const pieces = await listPieces(await request())
      await askAs([])
      // A worker that died after its first pieces, between the trash and the deletion of one.
      for (const piece of pieces.filter(({ kind }) => kind === 'reviews')) await removePiece(cms.payload, piece)
      const half = pieces.find(({ kind }) => kind === 'faq')
      await cms.payload.update({
        collection: 'faq',
        id: half?.id ?? '',
        locale: 'ru',
        data: { deletedAt: new Date().toISOString() },
        overrideAccess: true,
      })
      const filesOf = async () => (await rows('select filename from media')).map(({ filename }) => String(filename))
      const files = await filesOf()
      expect(await isOwnShop(cms.payload)).toBe(false)
      await carryOutRemovals(cms.payload)
      expect(await isOwnShop(cms.payload)).toBe(true)
      const lines = await rows(`select * from audit_entries where collection = 'demo-content'`)
      expect(lines).toHaveLength(1)
      for (const table of ['reviews', 'faq'])
        expect([table, await rows(`select id from ${table} where deleted_at is null`)]).toEqual([table, []])
      const articles = await rows('select id from articles where deleted_at is null')
      expect(articles.map(({ id }) => id)).toContain(ownArticle)
      const shown = await filesOf()
      expect(shown.length).toBeLessThan(files.length / 2)
      // Each is taken away an hour later: a page that somebody has open may still ask for it.
      const left = (await rows('select filename from upload_leftovers')).map(({ filename }) => String(filename))
      expect(left).toEqual(expect.arrayContaining(files.filter((file) => !shown.includes(file))))
    },
    patienceMs,
  )

  it('leaves an order its lines: what they name lies in the trash', async () => {
    const [order] = await rows('select id from orders')
    const [line] = await rows('select title from orders_lines where _parent_id = $1', [order.id])
    expect(line.title).toBeTruthy()
    const [pack] = await rows('select deleted_at from consumables where id = $1', [product])
    expect(pack.deleted_at).not.toBeNull()
    expect(await rows('select 1 from consumables')).toHaveLength(1)
  })

  it('keeps what was changed, and what a page of one’s own shows', async () => {
    const left = await listPieces(await request())
    expect(left.map(({ key }) => key)).toEqual(expect.arrayContaining(['pages:about', 'specialists:surdolog-centra']))
    const [shown] = await rows('select deleted_at from specialists where id = $1', [author])
    expect(shown.deleted_at).toBeNull()
  })

  /** Without ids and moments, whose digits are a matter of luck. */
  const wordsOf = (documents: unknown) =>
    JSON.stringify(documents).replaceAll(/"[\da-f-]{24,36}"|"\d{4}-\d{2}-\d{2}T[^"]*"/g, '""')

  it('takes the demo words out of the single documents, in both languages', async () => {
    for (const locale of ['ru', 'kk'] as const) {
      const shared = { locale, overrideAccess: true, depth: 0 } as const
      const all = await Promise.all(
        (['home', 'navigation', 'organisation', 'announcement', 'delivery', 'sections'] as const).map((slug) =>
          cms.payload.findGlobal({ ...shared, slug }),
        ),
      )
      expect(wordsOf(all)).not.toMatch(/Phonak|Bernafon|демонстрационн|267|demo-/)
      const navigation = await cms.payload.findGlobal({ ...shared, slug: 'navigation' })
      expect(navigation.sections?.every(({ label }) => Boolean(label))).toBe(true)
    }
  })

  it('run again removes what was chosen since, and adds no line where nothing goes', async () => {
    await askAs(['pages:about'])
    await carryOutRemovals(cms.payload)
    // The author of one's own article, where they work, and its pictures; what showed one another alone has gone.
    expect((await listPieces(await request())).map(({ key }) => key)).toEqual([
      'specialists:surdolog-centra',
      'branches:abaya-52',
      ...['media:door-abaya-52', 'media:room-hearing-check', 'media:scheme-abaya-52'],
    ])
    const lines = () => rows(`select 1 from audit_entries where collection = 'demo-content'`)
    const before = (await lines()).length
    await askAs([])
    await carryOutRemovals(cms.payload)
    expect(await lines()).toHaveLength(before)
    expect(await readRemoval(await request())).toEqual({ isUnderWay: false, removed: 0 })
  })
})
