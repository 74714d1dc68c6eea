import { afterAll, beforeAll, expect, it } from 'vitest'
import { createSample, samples } from '../publishing/document-menu-samples.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'
import { ask, type Person, signIn } from '../support/rest-of-staff.ts'

let cms: TestCms
let admin: Person
beforeAll(async () => {
  cms = await openCms()
  admin = await signIn(cms.payload, 'admin')
})
afterAll(() => cms?.close())

const counts = ['-1', 'word', '1e99', '99999999999999999999', '', '1.5']
const words = ['1', 'word', '', '%00', '%', ',', '9999999-01-01', '1e400']
const operators = ['equals', 'not_equals', 'in', 'not_in', 'all', 'like', 'not_like', 'contains', 'exists', 'near']
const fields = ['id', 'title', 'createdAt', '_status', 'brand', 'brand.id', 'brand.createdAt', 'priceKzt', 'nothing']

const queries = [
  ...['limit', 'page', 'depth'].flatMap((name) => counts.map((value) => `${name}=${value}`)),
  ...[
    'limit[a]=1',
    'page[]=1',
    'sort[a]=b',
    'sort=-',
    'sort=title',
    'sort=nothing',
    'sort=__proto__',
    'locale[]=ru',
    'locale=xx',
  ],
  ...['where=1', 'where[]=1', 'where[and]=1', 'where[and][0]=1', 'where[or][a]=1', 'where[__proto__][a]=1'],
  ...['select=1', 'select[nothing]=true', 'select[__proto__]=true', 'populate=1', 'joins[a]=1', 'draft[]=1', 'trash=x'],
  ...fields.flatMap((field) =>
    operators.flatMap((operator) => words.map((value) => `where[${field}][${operator}]=${value}`)),
  ),
  ...['id', 'createdAt'].map((field) => `where[and][0][or][0][${field}][contains]=x`),
  ...[5, 100].map((depth) => `where${'[and][0]'.repeat(depth)}[title][equals]=x`),
]

it('no question of a signed-in member of the staff is a fault, however little sense it makes', async () => {
  const faults: string[] = []
  for (const query of queries)
    for (const path of ['devices', 'appointments', 'payload-locked-documents', 'globals/home/versions']) {
      const { status } = await ask(cms, 'GET', `${path}?${query}`, { as: admin })
      if (status >= 500) faults.push(`${path}?${query}`)
    }
  console.log(`questions: ${queries.length * 4}`)
  expect(faults).toEqual([])
}, 180_000)

it('a question that makes no sense is told so, and good ones are answered', async () => {
  for (const query of ['limit=1e99', 'page=-1', 'where[id][in]=1', 'where[id][contains]=x', 'where[createdAt][like]=x'])
    expect((await ask(cms, 'GET', `articles?${query}`, { as: admin })).status, query).toBe(400)
  const id = '00000000-0000-4000-8000-000000000000'
  for (const query of [
    'limit=0',
    'page=1',
    `where[id][in]=${id},${id}`,
    'where[createdAt][greater_than]=2026-01-01',
    'where[title][like]=a',
  ])
    expect((await ask(cms, 'GET', `articles?${query}`, { as: admin })).status, query).toBe(200)
})

it('a question without a language is answered in Russian, to whoever may ask it', async () => {
  const clinic = await signIn(cms.payload, 'clinic')
  const drafted = cms.payload.config.collections.filter(({ slug, versions }) => versions?.drafts && slug in samples)
  expect(drafted.length).toBeGreaterThan(10)
  const answered: string[] = []
  for (const { slug } of drafted) {
    const id = await createSample(cms.payload, slug, samples[slug] ?? {})
    for (const as of [admin, clinic])
      for (const path of [slug, `${slug}/${id}`, `${slug}/count`]) {
        const [open, russian] = [
          await ask(cms, 'GET', `${path}?depth=0`, { as }),
          await ask(cms, 'GET', `${path}?depth=0&locale=ru`, { as }),
        ]
        expect([open.status, open.json], path).toEqual([russian.status, russian.json])
        if (as === clinic && open.status === 200 && path === slug) answered.push(`${slug} ${open.json.totalDocs}`)
      }
  }
  expect(answered).toContain('devices 1')
})
