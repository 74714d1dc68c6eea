import { createLocalReq, type PayloadRequest } from 'payload'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { listMyDrafts, listRecent } from '../../src/modules/dashboard/operations/list-documents.ts'
import { listUntold } from '../../src/modules/messages/index.ts'
import { listToRefund } from '../../src/modules/orders/index.ts'
import { listStopped } from '../../src/modules/releases/index.ts'
import { readQueue, waitingFor } from '../../src/modules/review/index.ts'
import { readTroubledPlans } from '../../src/modules/schedule/index.ts'
import { articleWords } from '../support/complete.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'
import { publishedConsumable } from '../support/published-consumable.ts'
import { signIn } from '../support/rest-of-staff.ts'
import { asRequest, openAudit } from './open-audit.ts'

let cms: TestCms
let audit: Awaited<ReturnType<typeof openAudit>>
let adminId: string
let order: string
let review: string

/** Each list that the dashboard reads by SQL and that may show somebody, and whom it shows here. */
const lists: Record<string, (req: PayloadRequest) => Promise<unknown>> = {
  'money to give back': listToRefund,
  'messages that did not arrive': listUntold,
  'what was changed last': listRecent,
  'my drafts': listMyDrafts,
  'what waits for an editor': (req) => readQueue(req, 'ready', 1, 5),
  'comments that wait for me': waitingFor,
  'plans that failed': readTroubledPlans,
  'stopped releases': listStopped,
}
const shown = (name: string) => {
  if (name === 'money to give back') return { collection: 'orders', ids: [order] }
  return name.startsWith('messages')
    ? { collection: 'shopper-messages', ids: [order] }
    : { collection: 'reviews', ids: [review] }
}

const insert = async (text: string, values: unknown[] = []) => (await audit.database.query(text, values)).rows[0]

beforeAll(async () => {
  cms = await openCms()
  audit = await openAudit(cms)
  adminId = (await signIn(cms.payload, 'admin')).id
  const product = await publishedConsumable(cms.payload)
  await cms.payload.create({
    collection: 'articles',
    locale: 'ru',
    data: { ...articleWords('Ничья'), kind: 'general', _status: 'published' },
    overrideAccess: true,
  })
  order = (
    await insert(`
      insert into orders (reference, status, paid, name, contact_by, phone, language, receiving, paying, goods_kzt,
        markup_kzt, delivery_kzt, total_kzt)
      values ('E1', 'cancelled', true, 'Асель', 'sms', '+77010000000', 'ru', 'pickup', 'pay_link', 1, 0, 0, 1)
      returning id::text`)
  ).id
  await insert(
    `insert into shopper_messages (id, document_id, kind, state, updated_at, created_at)
     values (gen_random_uuid(), $1, 'order-placed', 'failed', now(), now())`,
    [order],
  )
  review = await reviewOf(product)
  await nameReview()
})
afterAll(async () => {
  await audit?.close()
  await cms?.close()
})
beforeEach(() => audit.fresh())

async function requestOf(): Promise<PayloadRequest> {
  const staff = await cms.payload.findByID({ collection: 'staff', id: adminId, overrideAccess: true })
  return createLocalReq({ user: { ...staff, collection: 'staff' as const } }, cms.payload)
}

/** A draft that the admin has written in. */
async function reviewOf(product: string): Promise<string> {
  const { id } = await cms.payload.create({
    collection: 'reviews',
    locale: 'ru',
    draft: true,
    depth: 0,
    overrideAccess: true,
    req: await requestOf(),
    data: {
      product: { relationTo: 'consumables', value: product },
      rating: 5,
      writtenIn: 'ru',
      writtenOn: '2026-01-02T00:00:00.000Z',
      author: 'Асель',
      title: 'Тиннитус прошёл',
      text: 'Текст отзыва.',
      _status: 'draft',
    },
  })
  return id
}

/** The review waits for an editor and for an answer, its plan failed, and so did its release. */
async function nameReview() {
  await insert(
    `insert into review_marks (collection, document_id, locale, state, marked_by, marked_text, current_text)
     values ('reviews', $1, 'ru', 'ready', $2, 'x', 'x')`,
    [review, adminId],
  )
  const { id } = await insert(
    `insert into review_comments (collection, document_id, locale, author_id, body)
     values ('reviews', $1, 'ru', gen_random_uuid(), 'Посмотрите') returning id`,
    [review],
  )
  await insert('insert into review_mentions (comment_id, staff_id) values ($1, $2)', [id, adminId])
  await insert(
    `insert into payload_jobs (task_slug, input, wait_until)
     values ('schedulePublish', $1, now() - interval '1 hour')`,
    [JSON.stringify({ type: 'publish', locale: 'ru', doc: { relationTo: 'reviews', value: review } })],
  )
  const reasons = [{ collection: 'reviews', id: review, locale: 'ru', reason: 'trashed', fields: [] }]
  await insert(`insert into releases (title, state, planned_for, stopped_by) values ('Отзывы', 'stopped', now(), $1)`, [
    JSON.stringify(reasons),
  ])
}

it.each(Object.entries(lists))('whom «%s» shows is one line of the log', async (name, read) => {
  const rows = await asRequest(async () => read(await requestOf()))
  expect(JSON.stringify(rows)).toContain(shown(name).ids[0])
  const lines = await audit.fresh()
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatchObject({ actor_kind: 'staff', actor_id: adminId, role: 'admin' })
  expect(lines[0]?.entries).toMatchObject([{ action: 'list', ...shown(name) }])
})

it('the whole dashboard is one line, however many of its lists show the same', async () => {
  await asRequest(async () => {
    const req = await requestOf()
    for (const read of Object.values(lists)) await read(req)
  })
  const [line, ...more] = await audit.fresh()
  expect(more).toEqual([])
  expect(new Set(line?.entries.map(({ collection }) => collection))).toEqual(
    new Set(['orders', 'shopper-messages', 'reviews']),
  )
  const told = await audit.database.query('select * from audit_entries join audit_lines using (at, line)')
  for (const word of ['Асель', '7701', 'Тиннитус']) expect(JSON.stringify(told.rows)).not.toContain(word)
})

it('while the log cannot be written none of them is shown', async () => {
  await audit.database.query('alter table audit_lines rename to audit_lines_away')
  try {
    for (const [name, read] of Object.entries(lists)) {
      const refused = asRequest(async () => read(await requestOf()))
      await expect(refused, name).rejects.toMatchObject({ status: 503, digest: 'AUDIT_UNAVAILABLE' })
    }
  } finally {
    await audit.database.query('alter table audit_lines_away rename to audit_lines')
  }
})

it('a list that shows nobody leaves no line', async () => {
  await audit.database.query(`update orders set refunded = true`)
  await audit.database.query(`delete from shopper_messages`)
  await audit.database.query(`delete from translation_states where collection = 'reviews'`)
  await audit.database.query(`delete from payload_jobs`)
  await audit.database.query(`delete from releases`)
  const rows = await asRequest(async () => {
    const req = await requestOf()
    return Promise.all(Object.values(lists).map((read) => read(req)))
  })
  expect(JSON.stringify(rows)).toContain('Ничья')
  expect(await audit.fresh()).toEqual([])
})
