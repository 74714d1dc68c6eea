import { createLocalReq, type PayloadRequest } from 'payload'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { lockMatching } from '../../src/hooks/lock-matching.ts'
import { articleWords } from '../support/complete.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'
import { ask, type Person, signIn } from '../support/rest-of-staff.ts'

let cms: TestCms
let editor: Person
beforeAll(async () => {
  cms = await openCms()
  editor = await signIn(cms.payload, 'editor')
})
afterAll(() => cms?.close())

/** Two public articles. @returns their ids. */
async function articles(): Promise<string[]> {
  const make = (title: string) =>
    cms.payload.create({
      collection: 'articles',
      locale: 'ru',
      data: { ...articleWords(title), kind: 'general', _status: 'published' },
      overrideAccess: true,
    })
  return [(await make('Первая')).id, (await make('Вторая')).id]
}

async function waiting(): Promise<number> {
  const { rows } = await cms.payload.db.pool.query(
    `select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows[0].n
}

/** Begins to change many while one of them is being saved, which is finished once the others wait. */
async function whileSaved<T>(
  save: (req: PayloadRequest) => Promise<unknown>,
  changeMany: () => Promise<T>,
): Promise<T> {
  const req = await createLocalReq({}, cms.payload)
  const transaction = await cms.payload.db.beginTransaction()
  req.transactionID = transaction ?? undefined
  await save(req)
  const changed = changeMany()
  await vi.waitUntil(async () => (await waiting()) === 1, { timeout: 20_000 })
  await cms.payload.db.commitTransaction(transaction ?? '')
  return changed
}

for (const [what, query, draft] of [
  ['is public', 'locale=ru', false],
  ['is a draft', 'locale=ru&draft=true', true],
] as const)
  it(`a change of many documents at once keeps what another saved of one of them meanwhile, where that ${what}`, async () => {
    const [first = '', second = ''] = await articles()
    const asked = `articles?where[id][in]=${first},${second}&${query}&depth=0`
    const answer = await whileSaved(
      (req) =>
        cms.payload.update({
          collection: 'articles',
          id: first,
          locale: 'ru',
          draft,
          data: { summary: 'Написано другим.', _status: draft ? 'draft' : 'published' },
          overrideAccess: true,
          req,
        }),
      () => ask(cms, 'PATCH', asked, { as: editor, body: { title: 'Общее название' } }),
    )
    expect([answer.status, answer.json.errors]).toEqual([200, []])
    const read = (id: string) =>
      cms.payload.findByID({ collection: 'articles', id, locale: 'ru', draft, depth: 0, overrideAccess: true })
    expect(await read(first)).toMatchObject({ title: 'Общее название', summary: 'Написано другим.' })
    expect(await read(second)).toMatchObject({ title: 'Общее название', summary: 'Вторая: о чём.' })
  })

it('however many they are, each is waited for', async () => {
  const ids = (await articles()).toSorted()
  for (const draft of [false, true]) {
    const sought = { collection: 'articles' as const, where: { id: { in: ids } }, draft, overrideAccess: true }
    expect(await lockMatching(await createLocalReq({}, cms.payload), sought, 1)).toEqual(ids)
  }
})
