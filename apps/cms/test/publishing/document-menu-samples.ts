import { almatyDay } from '@estu/domain/appointments/availability'
import { fromAlmaty } from '@estu/domain/locale/almaty-time'
import type { CollectionSlug, Payload } from 'payload'
import { makeClinic } from '../support/clinic-data.ts'
import { anyDevice, articleWords, promotionWords, rich } from '../support/complete.ts'

const shared = { overrideAccess: true, depth: 0, locale: 'ru' } as const
const both = ['ru', 'kk'] as const
const named = { ru: 'Образец', kk: 'Үлгі' }

type Words = Record<string, unknown>
type Sample = {
  /** What both languages share. */
  shared?: (payload: Payload) => Promise<Words> | Words
  /** What a language needs to be public. */
  words?: (title: string) => Words
  file?: { name: string; mimetype: string; data: Buffer; size: number }
}

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const film = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypisom'), Buffer.alloc(64)])
const fileOf = (name: string, mimetype: string, data: Buffer) => ({ name, mimetype, data, size: data.length })

const brand = async (payload: Payload) => {
  const made = await payload.create({ ...shared, collection: 'brands', draft: true, data: { title: 'Марка' } })
  return made.id
}
const product = async (payload: Payload) => ({ relationTo: 'devices', value: await anyDevice(payload) })
const person = { name: 'Асель', contactBy: 'call', phone: '+77010000000', language: 'ru', status: 'new' }
const goods = (own: object) => async (payload: Payload) => ({
  brand: await brand(payload),
  availability: 'in_stock',
  ...own,
})

/** One document of each collection, public in both languages where it has any. */
export const samples: Record<string, Sample> = {
  devices: {
    shared: async (payload) => ({ brand: await brand(payload), formFactor: 'ric', availability: 'in_stock' }),
    words: (title) => ({ title, summary: title, description: rich(title) }),
  },
  implants: {
    shared: goods({ component: 'system', salesMode: 'consultation' }),
    words: (title) => ({ title, summary: title, description: rich(title) }),
  },
  consumables: {
    shared: goods({ kind: 'battery', returnPolicy: 'medical_no_return' }),
    words: (title) => ({ title, summary: title, description: rich(title) }),
  },
  accessories: {
    shared: goods({ kind: 'remote_mic', returnPolicy: '14_days' }),
    words: (title) => ({ title, summary: title, description: rich(title) }),
  },
  brands: { words: (title) => ({ title, tagline: title, story: rich(title), country: title }) },
  reviews: {
    shared: async (payload) => ({
      product: await product(payload),
      rating: 5,
      writtenIn: 'ru',
      writtenOn: '2026-11-01T00:00:00Z',
    }),
    words: (title) => ({ title, author: title, text: title }),
  },
  articles: {
    shared: () => ({ kind: 'general', firstPublishedAt: '2026-11-01T00:00:00Z' }),
    words: articleWords,
  },
  promotions: {
    shared: async (payload) => ({
      devices: [await anyDevice(payload)],
      startsAt: '2026-11-01T00:00:00Z',
      endsAt: '2027-11-01T00:00:00Z',
    }),
    words: promotionWords,
  },
  landings: {
    shared: () => ({ section: 'devices', filters: 'loss=II' }),
    words: (title) => ({ title, lead: title, body: rich(title) }),
  },
  pages: { words: (title) => ({ title, summary: title, layout: [{ blockType: 'text', body: rich(title) }] }) },
  faq: { words: (title) => ({ title, answer: rich(title) }) },
  media: { words: (title) => ({ alt: title }), file: fileOf('sample.png', 'image/png', pixel) },
  videos: { words: (title) => ({ title }), file: fileOf('sample.mp4', 'video/mp4', film) },
  branches: { words: (title) => ({ title, address: title }) },
  services: {
    shared: () => ({ durationMin: 30 }),
    words: (title) => ({ title, summary: title, body: rich(title) }),
  },
  specialists: { words: (title) => ({ title, role: title }) },
  releases: { shared: () => ({ title: 'Весенний выпуск' }) },
  redirects: { shared: () => ({ from: '/was', to: '/is' }) },
  'search-synonyms': {
    shared: () => ({ title: 'слуховик', phrases: [{ phrase: 'слуховой аппарат' }], language: 'both' }),
  },
  stock: { shared: async (payload) => ({ product: await product(payload), quantity: 1 }) },
  staff: { shared: () => ({ name: 'Новый', role: 'editor', email: 'new@estu.example', password: 'long enough 1' }) },
  customers: { shared: () => ({ name: 'Асель', language: 'ru', email: 'a@estu.example', password: 'long enough 1' }) },
  consents: { shared: () => ({ subject: 'order:1', purpose: 'order', version: '1', language: 'ru' }) },
  appointments: {
    shared: async (payload) => {
      const { service, branch, team } = await makeClinic(payload, 1)
      // Within the hours of the clinic, whenever the test runs.
      const day = almatyDay(new Date(Date.now() + 48 * 3_600_000))
      const startsAt = fromAlmaty(`${day}T12:00`)?.toISOString()
      return { ...person, status: 'booked', service, branch, specialist: team[0], startsAt, forWhom: 'self' }
    },
  },
  waitlist: {
    shared: async (payload) => {
      // The clinic that the visit before it was made with.
      const anyOf = async (collection: 'services' | 'branches') =>
        (await payload.find({ collection, limit: 1, overrideAccess: true })).docs[0]?.id ?? ''
      const [service, branch] = [await anyOf('services'), await anyOf('branches')]
      const until = new Date(Date.now() + 48 * 3_600_000).toISOString()
      return { ...person, status: 'waiting', reference: 'W-1', service, branch, until }
    },
  },
  feedback: { shared: () => ({ ...person, reference: 'F-1', topic: 'thanks', message: 'Спасибо' }) },
  orders: {
    shared: () => ({
      ...person,
      status: 'completed',
      reference: 'O-1',
      lines: [{ title: 'Батарейки', quantity: 1, unitKzt: 100 }],
      receiving: 'pickup',
      paying: 'at_pickup',
      goodsKzt: 100,
      deliveryKzt: 0,
      markupKzt: 0,
      totalKzt: 100,
    }),
  },
}

const published = { _status: 'published' as const }

/** @returns the id of a new document of its collection. */
export async function createSample(payload: Payload, slug: string, sample: Sample): Promise<string> {
  const collection = slug as 'articles'
  const status = payload.collections[slug as CollectionSlug].config.versions?.drafts ? published : {}
  const data = { ...(await sample.shared?.(payload)), ...sample.words?.(named.ru), ...status }
  const created = await payload.create({ ...shared, collection, data: data as never, file: sample.file })
  if (!sample.words) return created.id
  for (const locale of both.slice(1)) {
    const words = { ...sample.words(named[locale]), ...status }
    await payload.update({ ...shared, collection, id: created.id, locale, data: words })
  }
  return created.id
}
