import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { walkFields } from '../../src/fields/walk/walk-fields.ts'
import { makeClinic } from '../support/clinic-data.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'
import { ask, type Person, sentenceOf, signIn } from '../support/rest-of-staff.ts'
import { people, storedWith } from './phone-rows.ts'

let cms: TestCms
let database: pg.Client
let clinic: Person
let place: Awaited<ReturnType<typeof makeClinic>>
beforeAll(async () => {
  cms = await openCms()
  database = new pg.Client({ connectionString: cms.databaseUrl })
  await database.connect()
  place = await makeClinic(cms.payload, 1)
  clinic = await signIn(cms.payload, 'clinic')
})
afterAll(async () => {
  await database?.end()
  await cms?.close()
})

const phone = '+77012345678'
const spellings = [
  '8 701 234 56 78',
  '8 (701) 234-56-78',
  '87012345678',
  '7012345678',
  '+7\u00a0701\u00a0234\u00a056\u00a078',
  '8\u2011701\u2011234\u201156\u201178',
  '8 701 234\u221256\u221278',
  '+7 +7 701 234 56 78',
  '8 8 701 234 56 78',
]
const noNumbers = ['позвоните нам', '12345', '8 926 123 45 67', '+1 202 555 01 00']

const patch = (table: string, id: string, body: object, language: 'ru' | 'kk' = 'ru') =>
  ask(cms, 'PATCH', `${table}/${id}?depth=0`, { as: clinic, language, body })
const docOf = (answer: { json: Record<string, unknown> }) => answer.json.doc as Record<string, unknown>

it('no collection and no single document keeps a phone past the one field of phones', () => {
  const { collections, globals } = cms.payload.config
  const fields = [...collections, ...globals].flatMap((keeper) =>
    [...walkFields(keeper.fields)].map(({ field }) => ({ place: `${keeper.slug}.${field.name}`, field })),
  )
  const phones = fields.filter(({ field }) => field.custom?.isPhone).map(({ place }) => place)
  expect(phones.toSorted()).toEqual([
    'appointments.phone',
    'branches.phone',
    'branches.whatsapp',
    'customers.phone',
    'feedback.phone',
    'orders.phone',
    'organisation.phone',
    'organisation.whatsapp',
    'waitlist.phone',
  ])
  const named = fields.filter(({ field }) => field.type === 'text' && /phone|whatsapp|mobile/i.test(field.name))
  expect(named.filter(({ place }) => !phones.includes(place)).map(({ place }) => place)).toEqual([])
})

it.each(people)(
  'a phone that staff type into %s is stored in its one form, or refused in their language',
  async (table) => {
    const id = await storedWith(database, place, table, '+77080000000')
    for (const typed of spellings) {
      await patch(table, id, { phone: '+77080000000' })
      const saved = await patch(table, id, { phone: typed })
      expect(docOf(saved)?.phone, `${typed}: ${saved.text}`).toBe(phone)
    }
    for (const typed of noNumbers) {
      const refused = await patch(table, id, { phone: typed })
      expect([refused.status, sentenceOf(refused)], typed).toEqual([
        400,
        'Нужен номер телефона Казахстана, например +7 701 234 56 78',
      ])
      expect(refused.text).toContain('"path":"phone"')
    }
    expect(sentenceOf(await patch(table, id, { phone: '12345' }, 'kk'))).toBe(
      'Қазақстанның телефон нөмірі қажет, мысалы +7 701 234 56 78',
    )
    expect(docOf(await patch(table, id, { phone: '' })).phone || null).toBeNull()
  },
)

it.each(people)('a number that %s keeps from before stands in nobody’s way', async (table) => {
  const id = await storedWith(database, place, table, '8 926 123-45-67')
  const saved = await patch(table, id, { note: 'Позвонить', phone: '8 926 123-45-67' })
  expect([saved.status, docOf(saved)?.phone], saved.text).toEqual([200, '8 926 123-45-67'])
})

it('the same number typed another way is no change in the history', async () => {
  const id = await storedWith(database, place, 'orders', phone)
  const saved = docOf(await patch('orders', id, { phone: '8 701 234 56 78', note: 'x' }))
  expect((saved.history as { what: string }[]).map(({ what }) => what)).toEqual(['note'])
})

it.each(people)('a name and an address that staff type into %s are stored as the forms store them', async (table) => {
  const id = await storedWith(database, place, table, phone)
  const typed = { name: '\u00a0Анна\u2011Мария\u00a0О\u00b4Коннор\u200b', email: '\u202aAnna@ҚАЗ.қаз' }
  expect(docOf(await patch(table, id, typed))).toMatchObject({
    name: "Анна-Мария О'Коннор",
    email: 'anna@xn--80ao21a.xn--80ao21a',
  })
})

it('so are those of a visit that staff book, and of an account, whoever saves it', async () => {
  const booked = await ask(cms, 'POST', 'appointments?depth=0', {
    as: clinic,
    body: {
      ...{ service: place.service, branch: place.branch, specialist: place.team[0], status: 'booked', language: 'ru' },
      ...{ startsAt: '2027-01-12T05:00:00.000Z', name: 'Асель', contactBy: 'call', phone: '8 701 234 56 78' },
    },
  })
  expect(docOf(booked)?.phone, booked.text).toBe(phone)
  const account = { name: 'Асель', email: 'asel@example.kz', password: 'длинный-пароль-77', language: 'ru' } as const
  const create = (typed: string) =>
    cms.payload.create({ collection: 'customers', data: { ...account, phone: typed }, overrideAccess: true })
  await expect(create('12345')).rejects.toMatchObject({ data: { errors: [{ path: 'phone' }] } })
  expect((await create('8 (701) 234-56-78')).phone).toBe(phone)
})
