import { sql } from '@payloadcms/db-postgres'
import { type CollectionSlug, createLocalReq } from 'payload'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { readTroubledPlans } from '../../src/modules/schedule/operations/read-troubled-plans.ts'
import { articleWords } from '../support/complete.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'
import { ask, type Person, signInAll } from '../support/rest-of-staff.ts'
import { staffUser } from '../support/staff-user.ts'
import { makeDue, minutesAhead, runJobs } from './plans-at-hand.ts'

let cms: TestCms
let people: Awaited<ReturnType<typeof signInAll>>
let number = 0

beforeAll(async () => {
  cms = await openCms()
  people = await signInAll(cms.payload)
})
beforeEach(() => cms.payload.db.drizzle.execute(sql`delete from payload_jobs`))
afterAll(() => cms?.close())

const shared = { overrideAccess: true, depth: 0, collection: 'articles' } as const

/** An article with words in Russian, of which Kazakh has the title alone. */
async function article(status: 'draft' | 'published' = 'draft'): Promise<string> {
  number += 1
  const data = { ...articleWords(`Статья ${number}`), slug: `statya-${number}`, kind: 'general' as const }
  const { id } = await cms.payload.create({
    ...shared,
    locale: 'ru',
    draft: status === 'draft',
    data: { ...data, _status: status },
    overrideAccess: true,
  })
  return id
}

const inKazakh = (id: string, status: 'draft' | 'published') =>
  cms.payload.update({
    ...shared,
    id,
    locale: 'kk',
    draft: status === 'draft',
    data: { ...articleWords('Мақала'), _status: status },
    overrideAccess: true,
  })

const statusOf = async (id: string) =>
  (await cms.payload.findByID({ ...shared, id, locale: 'all', draft: false, overrideAccess: true }))._status

type Wish = { id: string; locale?: 'ru' | 'kk'; action?: 'publish' | 'unpublish'; at?: string; collection?: string }
const plan = ({ locale = 'ru', action = 'publish', ...wish }: Wish, as: Person = people.editor) =>
  ask(cms, 'POST', 'schedule', {
    as,
    body: { collection: 'articles', at: minutesAhead(60), locale, action, ...wish },
  })

const plansOf = async (id: string, collection = 'articles') =>
  (await ask(cms, 'GET', `schedule/${collection}/${id}`, { as: people.editor })).json.plans as {
    id: string
    locale: string
    action: string
    at: string
  }[]

it('refuses at once, in the words of the check, what could not go public', async () => {
  const id = await article()
  await cms.payload.update({
    ...shared,
    id,
    locale: 'kk',
    draft: true,
    data: { title: 'Мақала', _status: 'draft' },
    overrideAccess: true,
  })
  const refused = await plan({ id, locale: 'kk' })
  expect(refused.status).toBe(409)
  expect(refused.json).toMatchObject({ problem: 'incomplete' })
  expect((refused.json.lacking as { field: string }[]).map(({ field }) => field)).toEqual(['summary', 'body'])
  const kazakh = await ask(cms, 'POST', 'schedule', {
    as: people.editor,
    language: 'kk',
    body: { collection: 'articles', id, locale: 'kk', action: 'publish', at: minutesAhead(60) },
  })
  expect((kazakh.json.lacking as { label: string }[]).map(({ label }) => label)).not.toEqual(
    (refused.json.lacking as { label: string }[]).map(({ label }) => label),
  )
  expect(await plansOf(id)).toEqual([])
  expect(await statusOf(id)).not.toEqual(expect.objectContaining({ kk: 'published' }))
})

it('refuses what Payload itself would refuse at the button: a promotion without its days', async () => {
  const { id } = await cms.payload.create({
    overrideAccess: true,
    collection: 'promotions',
    locale: 'ru',
    draft: true,
    data: { title: 'Акция', _status: 'draft' },
  })
  const refused = await plan({ id, collection: 'promotions' })
  expect(refused.json).toMatchObject({ problem: 'incomplete' })
  expect((refused.json.lacking as { field: string }[]).map(({ field }) => field)).toContain('startsAt')
})

it('trying a plan leaves no trace: nothing is public, announced or remembered', async () => {
  const id = await article()
  const traces = () =>
    cms.payload.db.drizzle
      .execute(sql`select (select count(*) from outbox) as outbox, (select count(*) from _articles_v) as versions,
        (select count(*) from content_changes) as changes`)
      .then(({ rows }) => rows[0])
  const before = await traces()
  expect((await plan({ id })).status).toBe(200)
  expect(await traces()).toEqual(before)
  expect(await statusOf(id)).not.toMatchObject({ ru: 'published' })
})

it('publishes one language at its minute, and the other one not', async () => {
  const id = await article()
  await inKazakh(id, 'draft')
  const at = minutesAhead(90)
  expect((await plan({ id, locale: 'kk', at })).status).toBe(200)
  const [planned] = await plansOf(id)
  expect(planned).toMatchObject({ locale: 'kk', action: 'publish', at: new Date(`${at}:00+05:00`).toISOString() })
  await runJobs(cms.payload)
  expect(await statusOf(id)).not.toMatchObject({ kk: 'published' })
  await makeDue(cms.payload)
  await runJobs(cms.payload)
  expect(await statusOf(id)).toMatchObject({ ru: 'draft', kk: 'published' })
  expect(await plansOf(id)).toEqual([])
})

it('takes one language off the site at its minute, and the other one not', async () => {
  const id = await article('published')
  await inKazakh(id, 'published')
  expect((await plan({ id, locale: 'kk', action: 'unpublish' })).status).toBe(200)
  await makeDue(cms.payload)
  await runJobs(cms.payload)
  expect(await statusOf(id)).toMatchObject({ ru: 'published', kk: 'draft' })
})

it('takes nothing off while drafts of shared fields would go public in the other language with it', async () => {
  const id = await article('published')
  await inKazakh(id, 'published')
  const draftKind = (kind: 'general' | 'expert') =>
    cms.payload.update({
      ...shared,
      id,
      locale: 'ru',
      draft: true,
      data: { kind, _status: 'draft' },
      overrideAccess: true,
    })
  const kindSeen = async () => (await cms.payload.findByID({ ...shared, id, draft: false, overrideAccess: true })).kind
  await draftKind('expert')
  const refused = await plan({ id, locale: 'kk', action: 'unpublish' })
  expect(refused.json).toMatchObject({ problem: 'shared-changes', lacking: [{ field: 'kind' }] })
  await draftKind('general')
  expect((await plan({ id, locale: 'kk', action: 'unpublish' })).status).toBe(200)
  await draftKind('expert')
  await makeDue(cms.payload)
  await runJobs(cms.payload)
  expect(await statusOf(id)).toMatchObject({ ru: 'published', kk: 'published' })
  expect(await kindSeen()).toBe('general')
  const req = await createLocalReq({ user: staffUser('editor') }, cms.payload)
  const toldIn = (language: 'ru' | 'kk') =>
    readTroubledPlans({ ...req, i18n: { ...req.i18n, language: language as 'ru' } } as typeof req)
  const [russian, kazakh] = [await toldIn('ru'), await toldIn('kk')]
  expect(russian).toMatchObject([{ documentId: id, trouble: 'shared-changes', lacking: [expect.any(String)] }])
  expect(kazakh[0]?.lacking).toHaveLength(1)
  expect(kazakh[0]?.lacking).not.toEqual(russian[0]?.lacking)
})

it('takes the only public language off although its draft was emptied since', async () => {
  const days = { startsAt: '2026-12-01T00:00:00.000Z', endsAt: '2026-12-31T00:00:00.000Z' }
  const { id } = await cms.payload.create({
    collection: 'promotions',
    locale: 'ru',
    data: { title: 'Акция', ...days, _status: 'draft' } as never,
    draft: true,
    depth: 0,
    overrideAccess: true,
  })
  await cms.payload.db.drizzle.execute(sql`
    update promotions_locales set _status = 'published' where _parent_id = ${id}::uuid and _locale = 'ru'
  `)
  await cms.payload.db.drizzle.execute(sql`
    update translation_states set publication = 'changed'
    where collection = 'promotions' and document_id = ${id} and locale = 'ru'
  `)
  await cms.payload.update({
    collection: 'promotions',
    id,
    locale: 'ru',
    draft: true,
    data: { startsAt: null, _status: 'draft' } as never,
    overrideAccess: true,
  })
  expect((await plan({ id, action: 'unpublish', collection: 'promotions' })).status).toBe(200)
  await makeDue(cms.payload)
  await runJobs(cms.payload)
  const { _status } = await cms.payload.findByID({
    collection: 'promotions',
    id,
    locale: 'all',
    draft: false,
    overrideAccess: true,
  })
  expect(_status).toMatchObject({ ru: 'draft' })
})

it('takes off the site only what is public, or will be by then', async () => {
  const id = await article()
  const off = { id, action: 'unpublish' as const }
  expect((await plan(off)).json).toMatchObject({ problem: 'not-public' })
  expect((await plan({ id, at: minutesAhead(60) })).status).toBe(200)
  expect((await plan({ ...off, at: minutesAhead(30) })).json).toMatchObject({ problem: 'not-public' })
  expect((await plan({ ...off, at: minutesAhead(120) })).status).toBe(200)
  expect((await plansOf(id)).map(({ action }) => action)).toEqual(['publish', 'unpublish'])
})

it('plans nothing for the past, for a slip of the pen, for nonsense, or twice for one minute', async () => {
  const id = await article()
  expect((await plan({ id, at: minutesAhead(-2) })).json).toMatchObject({ problem: 'past' })
  expect((await plan({ id, at: '2206-01-01T09:00' })).json).toMatchObject({ problem: 'too-far' })
  for (const at of ['2027-02-30T09:00', 'tomorrow', '']) expect((await plan({ id, at })).status, at).toBe(400)
  for (const collection of ['media', 'staff', 'payload-jobs', 'nothing', 'constructor'])
    expect((await plan({ id, collection })).status, collection).toBe(400)
  const at = minutesAhead(60)
  const answers = await Promise.all([1, 2, 3].map(() => plan({ id, at })))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  expect(await plansOf(id)).toHaveLength(1)
})

it('moves and calls off what is ahead, and not what happened meanwhile', async () => {
  const id = await article()
  await plan({ id })
  const [first] = await plansOf(id)
  const at = minutesAhead(300)
  const move = (to: string) => ask(cms, 'PATCH', `schedule/${first?.id}`, { as: people.editor, body: { at: to } })
  expect((await move(at)).status).toBe(200)
  expect((await move(minutesAhead(-10))).json).toMatchObject({ problem: 'past' })
  expect((await plansOf(id))[0]?.at).toBe(new Date(`${at}:00+05:00`).toISOString())
  await plan({ id, at: minutesAhead(400) })
  expect((await move(minutesAhead(400))).json).toMatchObject({ problem: 'already-planned' })
  const cancel = () => ask(cms, 'DELETE', `schedule/${first?.id}`, { as: people.editor })
  expect((await cancel()).status).toBe(200)
  expect((await cancel()).json).toMatchObject({ problem: 'gone' })
  expect((await move(at)).json).toMatchObject({ problem: 'gone' })
})

it('a document in the trash has no plans, and gets none', async () => {
  const id = await article()
  await plan({ id })
  await cms.payload.update({
    ...shared,
    id,
    data: { deletedAt: new Date().toISOString() },
    overrideAccess: true,
  })
  expect(await plansOf(id)).toEqual([])
  expect((await plan({ id })).json).toMatchObject({ problem: 'no-document' })
})

it('of every kind of document with drafts a language can be planned', async () => {
  const kinds = cms.payload.config.collections.filter(({ versions }) => versions?.drafts).map(({ slug }) => slug)
  expect(kinds.length).toBeGreaterThan(10)
  for (const collection of kinds) {
    const { id } = await cms.payload.create({
      collection: collection as 'articles',
      locale: 'ru',
      draft: true,
      data: { _status: 'draft' },
      overrideAccess: true,
    })
    const answer = await plan({ id: String(id), collection: collection as CollectionSlug })
    expect([answer.status, answer.json.problem], collection).toEqual([409, 'incomplete'])
  }
})
