import { randomBytes } from 'node:crypto'
import { unstorablePath } from '@estu/domain/text/storable'
import type { CollectionSlug, Field, SanitizedCollectionConfig } from 'payload'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { overlongPath } from '../../src/modules/input-validation/wrong-kind.ts'
import { articleWords, rich } from '../support/complete.ts'
import { hearLog } from '../support/hear-log.ts'
import { honestForms, openShop } from '../support/honest-forms.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'
import { ask, type Person, sentenceOf, signIn } from '../support/rest-of-staff.ts'

// A walk past every field of the desk, beside another file’s tests on a small machine.
vi.setConfig({ testTimeout: 120_000 })

const canary = 'канарейка-4712'
/** PostgreSQL keeps neither NUL nor half of a pair of UTF-16. */
const unkept = [`${canary}\0`, `${canary}\ud83d`]

let cms: TestCms
let admin: Person
let documents: Map<string, string>

/** Collections that no member of the staff writes over the network. */
const closed = ['customers', 'consents']

beforeAll(async () => {
  cms = await openCms()
  admin = await signIn(cms.payload, 'admin')
  const shop = await openShop(cms.payload)
  for (const { honest, send } of honestForms) await send(shop, honest(shop))
  const data = { ...articleWords('Слух'), kind: 'general' as const, _status: 'draft' as const }
  await cms.payload.create({ collection: 'articles', locale: 'ru', draft: true, data, overrideAccess: true })
  documents = new Map()
  // Whoever waits, waits for a service at a branch: those come first.
  const rank = ({ slug }: SanitizedCollectionConfig) => Number(slug === 'waitlist')
  for (const collection of staffCollections().toSorted((a, b) => rank(a) - rank(b)))
    documents.set(collection.slug, await anyOf(collection))
})
afterAll(() => cms?.close())

const staffCollections = () =>
  cms.payload.config.collections.filter(({ slug }) => !slug.startsWith('payload-') && !closed.includes(slug))

/** A document of a collection to write into: one that is there, a draft of nothing, or a small one. */
async function anyOf({ slug, versions }: SanitizedCollectionConfig): Promise<string> {
  const shared = { locale: 'ru' as const, depth: 0, overrideAccess: true as const }
  const [found] = (await cms.payload.find({ ...shared, collection: slug as CollectionSlug, limit: 1 })).docs
  if (found) return found.id
  if (versions) {
    const made = await cms.payload.db.create({
      collection: slug,
      data: { _status: { ru: 'draft', kk: 'draft' } },
      locale: 'ru',
    })
    return String(made.id)
  }
  const data = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#0b5351' } })
    .png()
    .toBuffer()
  const file = { name: 'x.png', mimetype: 'image/png', data, size: data.length }
  const product = { relationTo: 'consumables' as const, value: documents.get('consumables') ?? '' }
  const makers: Record<string, () => Promise<{ id: unknown }>> = {
    media: () => cms.payload.create({ ...shared, collection: 'media', data: { alt: 'Рисунок' }, file }),
    redirects: () => cms.payload.create({ ...shared, collection: 'redirects', data: { from: '/old', to: '/stati' } }),
    releases: () => cms.payload.create({ ...shared, collection: 'releases', data: { title: 'Осень' } as never }),
    'search-synonyms': () =>
      cms.payload.create({
        ...shared,
        collection: 'search-synonyms',
        data: { title: 'слуховик', phrases: [{ phrase: 'аппарат' }], language: 'both' },
      }),
    stock: () => cms.payload.create({ ...shared, collection: 'stock', data: { product, quantity: 1 } }),
    waitlist: () =>
      cms.payload.create({
        ...shared,
        collection: 'waitlist',
        data: {
          ...{ reference: 'W-1', status: 'waiting', name: 'Асель', contactBy: 'sms', language: 'ru' },
          service: documents.get('services') ?? '',
          branch: documents.get('branches') ?? '',
          until: new Date(Date.now() + 86_400_000).toISOString(),
        },
      }),
    videos: () => cms.payload.db.create({ collection: 'videos', data: { filename: 'x.mp4', mimeType: 'video/mp4' } }),
  }
  const made = makers[slug]
  if (!made) throw new Error(`staff writes: nothing to write into in ${slug}`)
  return String((await made()).id)
}

type Written = { path: string; data: Record<string, unknown> }

/** Each field, however deep, with the same value in it. */
function eachField(fields: readonly Field[], value: unknown, isMeant: (field: Field) => boolean): Written[] {
  return fields.flatMap((field): Written[] => {
    if (field.type === 'ui' || field.type === 'join') return []
    if (field.type === 'tabs')
      return field.tabs.flatMap((tab) => {
        const inner = eachField(tab.fields, value, isMeant)
        return 'name' in tab && tab.name ? inner.map((one) => within(tab.name as string, one, one.data)) : inner
      })
    if (!('name' in field) || !field.name) return 'fields' in field ? eachField(field.fields, value, isMeant) : []
    const { name } = field
    if (field.type === 'group') return eachField(field.fields, value, isMeant).map((one) => within(name, one, one.data))
    if (field.type === 'array')
      return eachField(field.fields, value, isMeant).map((one) => within(name, one, [one.data]))
    if (field.type === 'blocks')
      return field.blocks.flatMap(({ slug, fields: inner }) =>
        eachField(inner, value, isMeant).map((one) => within(name, one, [{ blockType: slug, ...one.data }])),
      )
    if (!isMeant(field)) return []
    if (field.type === 'richText') return [{ path: name, data: { [name]: rich(String(value)) } }]
    return [{ path: name, data: { [name]: value } }]
  })
}

const within = (name: string, { path }: Written, inner: unknown): Written => ({
  path: `${name}.${path}`,
  data: { [name]: inner },
})

const texts = ['text', 'textarea', 'richText', 'code', 'json']
const isText = (field: Field) => texts.includes(field.type)

/** Both in one: of lists the first row alone. */
function joined(first: unknown, second: unknown): unknown {
  if (Array.isArray(first) && Array.isArray(second)) {
    const [one, other] = [first[0], second[0]]
    return one.blockType === other.blockType ? [joined(one, other)] : [...first, ...second]
  }
  if (typeof first !== 'object' || typeof second !== 'object' || !first || !second) return second
  const both = { ...first } as Record<string, unknown>
  for (const [key, value] of Object.entries(second)) both[key] = key in both ? joined(both[key], value) : value
  return both
}

type Save = (data: object) => Promise<{ status: number; stored: unknown }>
const count = { stored: 0, refused: 0 }

/** Texts all at once, or one by one where the others' rules refuse them; what is of another kind one by one. */
async function write(name: string, fields: readonly Field[], save: Save): Promise<string[]> {
  const failed: string[] = []
  const tried = async (path: string, data: object) => {
    const { status, stored } = await save(data)
    count[status === 200 ? 'stored' : 'refused'] += 1
    if (status >= 500 || unstorablePath(stored) !== null) failed.push(`${name}.${path}: ${status}`)
    return status
  }
  const value = unkept.join(' ')
  const words = eachField(fields, value, isText)
  const all = words.reduce((data, one) => joined(data, one.data) as object, {})
  const status = words.length > 0 ? await tried('*', all) : 200
  if (status !== 200) for (const { path, data } of words) await tried(path, data)
  for (const { path, data } of eachField(fields, value, (field) => !isText(field))) await tried(path, data)
  return failed
}

it('every field of every collection with what no database keeps: stored clean or refused, never a failure', async () => {
  const heard = hearLog(cms.payload, canary)
  const failed: string[] = []
  for (const { slug, fields } of staffCollections()) {
    const address = `${slug}/${documents.get(slug)}?locale=ru&draft=true&depth=0`
    const save: Save = async (body) => {
      const { status, json } = await ask(cms, 'PATCH', address, { as: admin, body })
      return { status, stored: json.doc }
    }
    failed.push(...(await write(slug, fields, save)))
  }
  console.log(`staff writes: ${JSON.stringify(count)}`)
  expect(failed).toEqual([])
  expect(heard()).toEqual([])
})

it('every field of every single document likewise', async () => {
  const heard = hearLog(cms.payload, canary)
  const failed: string[] = []
  for (const { slug, fields } of cms.payload.config.globals) {
    const save: Save = async (body) => {
      const { status, json } = await ask(cms, 'POST', `globals/${slug}?locale=ru&depth=0`, { as: admin, body })
      return { status, stored: json.result }
    }
    failed.push(...(await write(slug, fields, save)))
  }
  expect(failed).toEqual([])
  expect(heard()).toEqual([])
})

it('a refusal is a sentence in the language of who saves', async () => {
  const address = `articles/${documents.get('articles')}?locale=ru&draft=true`
  const refused = async (language: 'ru' | 'kk') => {
    const answer = await ask(cms, 'PATCH', address, { as: admin, language, body: { kind: unkept[0] } })
    expect(answer.status).toBe(400)
    return sentenceOf(answer)
  }
  expect(await refused('ru')).toBe('Такое значение здесь не подходит.')
  expect(await refused('kk')).toBe('Мұнда мұндай мән болмайды.')
})

it('every text has an end, a draft’s too, and a longer one is a sentence instead of a failure', async () => {
  const long = randomBytes(150_000).toString('hex')
  const isWords = ({ type }: Field) => ['text', 'textarea', 'email'].includes(type)
  const kept = [...staffCollections(), ...cms.payload.config.globals].flatMap(({ slug, fields, flattenedFields }) =>
    eachField(fields, long, isWords)
      .filter(({ data }) => overlongPath(flattenedFields, data, { locale: 'ru' }) === null)
      .map(({ path }) => `${slug}.${path}`),
  )
  expect(kept).toEqual([])
  const address = `articles/${documents.get('articles')}?locale=ru&draft=true`
  const answer = await ask(cms, 'PATCH', address, { as: admin, language: 'ru', body: { slug: long } })
  expect(answer.status).toBe(400)
  expect(sentenceOf(answer)).toBe('Здесь слишком длинный текст. Сократите его.')
})

it('what is asked for, signed in with, imported and remembered likewise', async () => {
  const heard = hearLog(cms.payload, canary)
  const original = await ask(cms, 'GET', `translation/xliff/articles/${documents.get('articles')}?target=kk`, {
    as: admin,
  })
  expect(original.text).toContain('</source>')
  const failed: string[] = []
  const tried = async (method: string, path: string, question: Parameters<typeof ask>[3] = {}) => {
    const { status, text } = await ask(cms, method, path, { as: admin, ...question })
    if (status >= 500) failed.push(`${method} ${path}: ${status} ${text}`)
    return status
  }
  for (const value of unkept) {
    const word = encodeURIComponent(Buffer.from(value).toString())
    await tried('GET', `articles?where[title][like]=${word}&locale=ru`)
    await tried('GET', `articles/${word}`)
    await tried('GET', `articles/versions?where[parent][equals]=${word}&locale=ru`)
    await tried('PATCH', `articles?where[title][equals]=${word}&locale=ru`, { body: { title: value } })
    await tried('DELETE', `articles?where[title][equals]=${word}&locale=ru&trash=true`)
    await tried('GET', `payload-locked-documents?where[globalSlug][equals]=${word}`)
    await tried('GET', `payload-preferences/${word}`)
    await tried('POST', `payload-preferences/${word}`, { body: { value: 1 } })
    await tried('POST', 'payload-preferences/list', { body: { value: { search: value } } })
    await tried('POST', 'payload-preferences/list', { body: { value: { [value]: 1 } } })
    await tried('POST', 'staff/login', { as: null, body: { email: value, password: value } })
    await tried('POST', 'staff/forgot-password', { as: null, body: { email: value } })
    await tried('POST', 'staff/reset-password', { as: null, body: { token: value, password: value } })
    await tried('POST', 'staff/unlock', { body: { email: value } })
    for (const path of ['login', 'forgot-password', 'reset-password', 'unlock']) {
      const raw = new FormData()
      raw.set('_payload', JSON.stringify({ email: value, token: value, password: value }))
      await tried('POST', `staff/${path}`, { raw, type: null })
    }
    await tried('POST', 'translation/confirm', {
      body: { collection: 'articles', id: documents.get('articles'), paths: [value] },
    })
    for (const sign of ['&#0;', '&#xD83D;', value])
      await tried('POST', 'translation/xliff', {
        raw: original.text.replaceAll('</source>', `</source><target>${canary}${sign}</target>`),
        type: 'application/x-xliff+xml',
      })
    const table = `Адрес;Название\r\nnew-brand;${value}\r\n${value};x\r\n`
    for (const raw of [table, Buffer.from(`\ufeff${table}`, 'utf16le')])
      await tried('POST', 'tables/brands/plan', { raw })
  }
  expect(failed).toEqual([])
  expect(heard()).toEqual([])
})
