import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { createLocalReq } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { databaseOf } from '../../src/database/of-request.ts'
import { trackDocument } from '../../src/modules/publishing/index.ts'
import { isKnown } from '../../src/modules/translation/index.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'
import { ask, type Person, signInAll } from '../support/rest-of-staff.ts'

let cms: TestCms
let people: Awaited<ReturnType<typeof signInAll>>
beforeAll(async () => {
  cms = await openCms()
  people = await signInAll(cms.payload)
})
afterAll(() => cms?.close())

type Place = { collection: string; id: string }

/** Every endpoint that is asked about one document's texts. */
const doors: readonly [string, (place: Place, as: Person) => ReturnType<typeof ask>][] = [
  [
    'the XLIFF file',
    ({ collection, id }, as) => ask(cms, 'GET', `translation/xliff/${collection}/${id}?target=kk`, { as }),
  ],
  [
    'the publishing check',
    ({ collection, id }, as) => ask(cms, 'GET', `publishing-check/${collection}/${id}?locale=kk`, { as }),
  ],
  ['a confirmation', (place, as) => ask(cms, 'POST', 'translation/confirm', { as, body: { ...place, paths: 'all' } })],
  [
    'a text',
    (place, as) => {
      const texts = [{ path: 'name', value: 'x', base: '' }]
      return ask(cms, 'POST', 'translation/save', { as, body: { ...place, locale: 'kk', texts } })
    },
  ],
  [
    'a comparison',
    ({ collection, id }, as) =>
      ask(cms, 'GET', `translation/version?collection=${collection}&id=${id}&version=${id}&locale=kk`, { as }),
  ],
  [
    'a restoration',
    (place, as) =>
      ask(cms, 'POST', 'translation/restore', { as, body: { ...place, version: place.id, locale: 'kk', seen: '' } }),
  ],
]

/** What the translation desk knows. */
async function deskRows(): Promise<number> {
  const db = await databaseOf(await createLocalReq({}, cms.payload))
  const { rows } = await db.execute(sql`
    select (select count(*) from translation_states) + (select count(*) from translation_marks) as known
  `)
  return Number(rows[0]?.known)
}

it('knows exactly the collections that the translation desk follows', async () => {
  const req = await createLocalReq({}, cms.payload)
  const followed = cms.payload.config.collections.filter(({ hooks }) => hooks.afterChange?.includes(trackDocument))
  const known = cms.payload.config.collections.filter(({ slug }) =>
    isKnown(req, { collection: slug, id: randomUUID() }),
  )
  expect(known.map(({ slug }) => slug)).toEqual(followed.map(({ slug }) => slug))
})

it.each(doors)('refuses %s of a customer, and writes nothing', async (_what, knock) => {
  const { id } = await cms.payload.create({
    collection: 'customers',
    data: { name: 'Айгуль Сапарова', email: `${randomUUID()}@estu.example`, password: randomUUID(), language: 'ru' },
    overrideAccess: true,
  })
  const before = await deskRows()
  for (const collection of ['customers', 'orders', 'staff', 'payload-preferences', 'constructor']) {
    const answer = await knock({ collection, id: String(id) }, people['translator, own language'])
    expect(answer.status, collection).toBe(400)
    expect(answer.text).not.toContain('Айгуль')
  }
  expect(await deskRows()).toBe(before)
})

it.each(doors)(
  'answers %s of a document that does not exist with not-found, and writes nothing',
  async (_what, knock) => {
    const before = await deskRows()
    for (const as of [people.editor, people['translator, own language']]) {
      const answer = await knock({ collection: 'articles', id: randomUUID() }, as)
      expect([answer.status, answer.json.error]).toEqual([404, 'not-found'])
    }
    expect(await deskRows()).toBe(before)
  },
)

it('answers a single document that only admins read with not-found', async () => {
  const answer = await ask(cms, 'GET', 'translation/xliff/globals/security?target=kk', {
    as: people['translator, own language'],
  })
  expect([answer.status, answer.json.error]).toEqual([404, 'not-found'])
})
