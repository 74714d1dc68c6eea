import { afterAll, beforeAll, expect, it } from 'vitest'
import { type VisitedField, walkFields } from '../../src/fields/walk/walk-fields.ts'
import { anyDevice } from '../support/complete.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'
import { type Answer, ask, type Person, signIn } from '../support/rest-of-staff.ts'
import { inCollections, inGlobals, type Wrong } from './wrong-ranges.ts'

let cms: TestCms
let editor: Person
let ids: { brand: string; device: string }
beforeAll(async () => {
  cms = await openCms()
  editor = await signIn(cms.payload, 'editor')
  const device = await anyDevice(cms.payload)
  const [brand] = (await cms.payload.find({ collection: 'brands', draft: true, depth: 0, overrideAccess: true })).docs
  ids = { brand: brand?.id ?? '', device }
})
afterAll(() => cms?.close())

type Language = 'ru' | 'kk'
const save = (method: string, path: string, body: object, language: Language = 'ru') =>
  ask(cms, method, path, { as: editor, language, body })
const read = async (path: string) => (await ask(cms, 'GET', path, { as: editor })).text

type Refusal = { errors?: { data?: { errors?: { path: string; message: string }[] } }[] }
const fieldsOf = ({ json }: Answer) => (json as Refusal).errors?.[0]?.data?.errors ?? []

/** Refused with a sentence beside the field, in the language of whoever saves. */
async function expectRefused({ path, says, data }: Wrong, write: (language: Language) => Promise<Answer>) {
  for (const [index, language] of (['ru', 'kk'] as const).entries()) {
    const answer = await write(language)
    const what = `${JSON.stringify(data)}: ${answer.text}`
    expect(answer.status, what).toBe(400)
    const message = expect.stringContaining(says[index] ?? '')
    expect(fieldsOf(answer), what).toEqual([expect.objectContaining({ path, message })])
  }
}

async function draftOf(collection: string, whole: object): Promise<string> {
  const made = await save('POST', `${collection}?locale=ru&draft=true`, { ...whole, _status: 'draft' })
  expect(made.status, made.text).toBe(201)
  return (made.json.doc as { id: string }).id
}

it.each(Object.keys(inCollections))(
  '%s: no wrong range goes public, and what is next to it does',
  async (collection) => {
    const { whole, wrong, right } = inCollections[collection] as (typeof inCollections)[string]
    const complete = whole(ids)
    const id = await draftOf(collection, complete)
    const stored = () => read(`${collection}/${id}?draft=true&depth=0`)
    const [before, count] = [await stored(), await read(`${collection}/count`)]
    for (const one of wrong) {
      const data = { ...one.data, _status: 'published' }
      // One language asks for a new document, the other for a change.
      await expectRefused(one, (language) =>
        language === 'ru'
          ? save('POST', `${collection}?locale=ru`, { ...complete, ...data })
          : save('PATCH', `${collection}/${id}?locale=ru`, data, language),
      )
    }
    expect(await stored()).toBe(before)
    expect(await read(`${collection}/count`)).toBe(count)
    for (const data of right) {
      const published = await save('PATCH', `${collection}/${id}?locale=ru`, { ...data, _status: 'published' })
      expect(published.status, `${JSON.stringify(data)}: ${published.text}`).toBe(200)
    }
  },
)

it.each(Object.keys(inCollections))(
  '%s: a draft keeps what is typed, or refuses it, and can be read',
  async (collection) => {
    const { whole, wrong } = inCollections[collection] as (typeof inCollections)[string]
    const id = await draftOf(collection, whole(ids))
    for (const { data } of wrong) {
      const { status, text } = await save('PATCH', `${collection}/${id}?locale=ru&draft=true`, {
        ...data,
        _status: 'draft',
      })
      expect([200, 400], `${JSON.stringify(data)}: ${text}`).toContain(status)
      expect((await ask(cms, 'GET', `${collection}/${id}?draft=true`, { as: editor })).status).toBe(200)
    }
  },
)

it.each(Object.keys(inGlobals))('%s: no wrong range is stored, and what is next to it is', async (slug) => {
  const { wrong, right } = inGlobals[slug] as (typeof inGlobals)[string]
  const before = await read(`globals/${slug}?depth=0`)
  for (const one of wrong)
    await expectRefused(one, (language) => save('POST', `globals/${slug}?locale=ru`, one.data, language))
  expect(await read(`globals/${slug}?depth=0`)).toBe(before)
  for (const data of right) {
    const saved = await save('POST', `globals/${slug}?locale=ru`, data)
    expect(saved.status, saved.text).toBe(200)
  }
})

it('stock is counted in whole pieces, and a review in whole stars', async () => {
  const product = { relationTo: 'devices', value: ids.device }
  const says = ['целое число от', 'бүтін сан керек'] as const
  for (const quantity of [1.5, -1, 1e300]) {
    const data = { product, quantity }
    await expectRefused({ path: 'quantity', data, says }, (language) => save('POST', 'stock', data, language))
  }
  const review = { product, writtenIn: 'ru', writtenOn: '2026-11-01T07:00:00Z', title: 'Хорошо', _status: 'published' }
  for (const rating of [0, 4.5, 6]) {
    const data = { ...review, rating }
    await expectRefused({ path: 'rating', data, says }, (language) => save('POST', 'reviews?locale=ru', data, language))
  }
})

/** Where a field stands, with a value in it. */
const within = ({ field, around }: VisitedField, value: unknown): object =>
  around.reduceRight<Record<string, unknown>>(
    (data, one) => {
      if (one.kind === 'group') return { [one.name]: data }
      if (one.kind === 'list') return { [one.name]: [data] }
      return one.kind === 'block' ? Object.assign(data, { blockType: one.block.slug }) : data
    },
    { [field.name]: value },
  )

/** What no column of a number or of a moment holds, as JSON spells it. */
const beyond = {
  number: ['1e309', '-1e309', '"NaN"', '"1e309"'],
  date: ['"0000-01-01"', '"9999-12-31T23:59:59-05:00"'],
}

it('what is beyond the database is refused beside its field, of drafts too', async () => {
  const collections = cms.payload.config.collections.filter(({ versions }) => versions?.drafts)
  const hollow = { _status: { ru: 'draft', kk: 'draft' } }
  let tried = 0
  const tell = async (method: string, address: string, fields: Parameters<typeof walkFields>[0]) => {
    for (const visited of walkFields(fields)) {
      if (visited.field.type !== 'number' && visited.field.type !== 'date') continue
      for (const value of beyond[visited.field.type]) {
        const raw = JSON.stringify(within(visited, 'here')).replace('"here"', value)
        const answer = await ask(cms, method, address, { as: editor, raw })
        expect(answer.status, `${address} ${raw}: ${answer.text}`).toBe(400)
        expect(fieldsOf(answer).map(({ path }) => path.split('.').at(-1))).toEqual([visited.field.name])
        tried += 1
      }
    }
  }
  for (const { slug, fields } of collections) {
    const made = await cms.payload.db.create({ collection: slug, data: hollow, locale: 'ru' })
    await tell('PATCH', `${slug}/${made.id}?locale=ru&draft=true`, fields)
  }
  for (const { slug, fields } of cms.payload.config.globals)
    if (slug in inGlobals) await tell('POST', `globals/${slug}?locale=ru`, fields)
  console.log(`beyond the database: ${tried} refused`)
  expect(tried).toBeGreaterThan(100)
})
