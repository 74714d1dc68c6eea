import { almatyDay, daysFrom } from '@estu/domain/appointments/availability'
import { fromAlmaty } from '@estu/domain/locale/almaty-time'
import { createLocalReq } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Appointment } from '../../src/payload-types.ts'
import { makeClinic, publish } from '../support/clinic-data.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'
import { ask, type Person, signIn } from '../support/rest-of-staff.ts'
import { staffUser } from '../support/staff-user.ts'

let cms: TestCms
let clinic: Awaited<ReturnType<typeof makeClinic>>
let person: Person
let foreigner: string
let longService: string
/** Days ahead on the clock of Almaty: an ordinary one, a holiday, one without the first specialist, a closed one. */
const [, , ordinary = '', holiday = '', away = '', closed = ''] = daysFrom(almatyDay(new Date()), 6)
const instant = (local: string) => (fromAlmaty(local) ?? new Date(Number.NaN)).toISOString()

beforeAll(async () => {
  cms = await openCms()
  clinic = await makeClinic(cms.payload, 2)
  person = await signIn(cms.payload, 'clinic')
  const { payload } = cms
  const other = await publish(payload, 'branches', { title: 'Другой', address: 'Улица, 2', slug: 'drugoi' })
  const stranger = { title: 'Чужой', role: 'Сурдолог', slug: 'chuzhoi', branch: other.id }
  foreigner = (await publish(payload, 'specialists', stranger)).id
  const long = { title: 'Долгая', summary: 'Коротко.', slug: 'dolgaya', durationMin: 90 }
  longService = (await publish(payload, 'services', long)).id
  const noon = (day: string) => instant(`${day}T12:00`)
  await payload.updateGlobal({
    slug: 'holidays',
    locale: 'ru',
    data: { days: [{ date: noon(holiday), title: 'Праздник', closed: true }] } as never,
    context: { wordsUnchanged: true },
    overrideAccess: true,
  })
  await payload.update({
    collection: 'specialists',
    id: clinic.team[0] ?? '',
    data: { absences: [{ from: noon(away), to: noon(away) }] },
    context: { wordsUnchanged: true },
    overrideAccess: true,
  })
  await payload.update({
    collection: 'branches',
    id: clinic.branch,
    data: { specialDays: [{ date: noon(closed), closed: true }] } as never,
    context: { wordsUnchanged: true },
    overrideAccess: true,
  })
})
afterAll(() => cms?.close())

const visitAt = (local: string, own: object = {}) => ({
  name: 'С улицы',
  contactBy: 'call',
  phone: '+77010000000',
  language: 'ru',
  status: 'booked',
  service: clinic.service,
  branch: clinic.branch,
  specialist: clinic.team[0],
  startsAt: instant(local),
  ...own,
})

const create = (body: object, language: 'ru' | 'kk' = 'ru') =>
  ask(cms, 'POST', 'appointments', { as: person, language, body })
const change = (id: string, body: object) => ask(cms, 'PATCH', `appointments/${id}`, { as: person, body })
type Sent = Awaited<ReturnType<typeof create>>
const errorsOf = ({ json }: Sent) =>
  (json.errors as { data?: { errors?: { path: string; message: string }[] } }[])?.[0]?.data?.errors ?? []
/** What the notice of the admin says. */
const noticeOf = ({ json }: Sent) => (json.errors as { message?: string }[])?.[0]?.message
const docOf = ({ json }: Sent) => json.doc as Appointment

/** An appointment inside the rules; each call takes an hour of its own. */
let hour = 9
async function booked(): Promise<Appointment> {
  const made = await create(visitAt(`${ordinary}T${String(hour++).padStart(2, '0')}:00`))
  expect(made.status, made.text).toBe(201)
  return docOf(made)
}

const cases: [rule: string, field: string, ru: string, kk: string, local: string, own?: () => object][] = [
  ['outsideHours', 'startsAt', 'часы работы', 'жұмыс уақытына', `${ordinary}T22:00`],
  ['past', 'startsAt', 'уже прошло', 'өтіп кетті', '2026-01-15T10:00'],
  ['holiday', 'startsAt', 'праздник', 'мереке', `${holiday}T10:00`],
  ['closed', 'startsAt', 'филиал закрыт', 'филиал жабық', `${closed}T10:00`],
  ['absent', 'specialist', 'специалиста нет', 'жұмыста болмайды', `${away}T10:00`],
  [
    'otherBranch',
    'specialist',
    'в другом филиале',
    'басқа филиалда',
    `${ordinary}T10:00`,
    () => ({ specialist: foreigner }),
  ],
]

it.each(cases)(
  'refuses what breaks the rule %s at its field, in both languages, until a reason is written',
  async (...one) => {
    const [, field, ru, kk, local, own] = one
    const visit = visitAt(local, own?.())
    for (const [language, words] of [
      ['ru', ru],
      ['kk', kk],
    ] as const) {
      const refused = await create(visit, language)
      expect(refused.status, refused.text).toBe(400)
      expect(errorsOf(refused)).toEqual([
        expect.objectContaining({ path: field, message: expect.stringContaining(words) }),
      ])
    }
    const short = await create({ ...visit, outsideReason: '  ой ' })
    expect(short.status).toBe(400)
    const made = await create({ ...visit, outsideReason: ' Едет издалека ', note: 'позвонить' })
    expect(made.status, made.text).toBe(201)
    expect(docOf(made)).toMatchObject({
      outsideReason: 'Едет издалека',
      history: [{ who: 'clinic', what: 'booked', words: 'Едет издалека\nпозвонить' }],
    })
  },
)

it('names the refused field in the notice as the form does, in the language of whoever saves', async () => {
  const past = visitAt('2026-01-15T10:00')
  expect(noticeOf(await create(past, 'ru'))).toBe('Следующее поле недействительно: Начало (Алматы)')
  expect(noticeOf(await create(past, 'kk'))).toBe('Мына өріс қате толтырылған: Басталуы (Алматы)')
})

it('refuses a move outside the rules and keeps the time; with a reason it moves and says so in the history', async () => {
  const visit = await booked()
  const late = instant(`${ordinary}T20:30`)
  expect(errorsOf(await change(visit.id, { startsAt: late }))).toMatchObject([{ path: 'startsAt' }])
  expect(errorsOf(await change(visit.id, { specialist: foreigner }))).toMatchObject([{ path: 'specialist' }])
  const stored = await cms.payload.findByID({ collection: 'appointments', id: visit.id, overrideAccess: true })
  expect(stored.startsAt).toBe(visit.startsAt)
  const moved = await change(visit.id, { startsAt: late, outsideReason: 'Врач согласен' })
  expect(moved.status, moved.text).toBe(200)
  expect(docOf(moved).history?.at(-1)).toMatchObject({ what: 'startsAt, outsideReason', words: 'Врач согласен' })
  const back = docOf(await change(visit.id, { startsAt: visit.startsAt }))
  expect(back).toMatchObject({ startsAt: visit.startsAt, outsideReason: null })
})

it('holds the Local API to the same rules when somebody of the staff asks, and the site’s own calls to none', async () => {
  const visit = await booked()
  const user = staffUser('clinic')
  const data = { startsAt: instant('2026-02-02T10:00') }
  const asStaff = cms.payload.update({
    collection: 'appointments',
    id: visit.id,
    data,
    overrideAccess: false,
    user,
    req: await createLocalReq({ user }, cms.payload),
  })
  await expect(asStaff).rejects.toMatchObject({ data: { errors: [{ path: 'startsAt' }] } })
  const own = await cms.payload.update({ collection: 'appointments', id: visit.id, data, overrideAccess: true })
  expect(own.startsAt).toBe(data.startsAt)
})

it('leaves the status and the notes of a past appointment free to change', async () => {
  const made = docOf(await create(visitAt('2026-03-02T10:00', { outsideReason: 'Занесли из тетради' })))
  const { startsAt, endsAt, service, branch, specialist } = made
  const form = { startsAt, endsAt, service, branch, specialist, outsideReason: 'Занесли из тетради' }
  for (const body of [
    { note: 'не пришёл' },
    { ...form, status: 'no_show' },
    { status: 'arrived' },
    { status: 'completed' },
  ]) {
    const saved = await change(made.id, body)
    expect(saved.status, saved.text).toBe(200)
  }
})

it('refuses a no-show before the appointment begins, in the language of whoever saves', async () => {
  const visit = await booked()
  for (const [language, words] of [
    ['ru', 'ещё не начался'],
    ['kk', 'әлі басталған жоқ'],
  ] as const) {
    const refused = await ask(cms, 'PATCH', `appointments/${visit.id}`, {
      as: person,
      language,
      body: { status: 'no_show' },
    })
    expect(refused.status, refused.text).toBe(400)
    expect(errorsOf(refused)).toEqual([
      { ...errorsOf(refused)[0], path: 'status', message: expect.stringContaining(words) },
    ])
  }
  expect((await change(visit.id, { status: 'confirmed' })).status).toBe(200)
  expect((await change(visit.id, { status: 'no_show' })).status).toBe(400)
})

it('never lets two appointments share a time, whatever the reason', async () => {
  const first = await booked()
  const second = await create({
    ...visitAt(`${ordinary}T09:00`),
    startsAt: first.startsAt,
    outsideReason: 'Очень надо',
  })
  expect(second.status).toBe(400)
  expect(errorsOf(second)).toMatchObject([{ path: 'startsAt', message: expect.stringContaining('уже занято') }])
})

it('gives another service its own end, and checks that end', async () => {
  const visit = await booked()
  const longer = docOf(await change(visit.id, { service: longService, endsAt: visit.endsAt }))
  expect(Date.parse(longer.endsAt ?? '') - Date.parse(longer.startsAt)).toBe(90 * 60_000)
  const last = docOf(await create(visitAt(`${ordinary}T18:30`)))
  expect(errorsOf(await change(last.id, { service: longService }))).toMatchObject([{ path: 'startsAt' }])
  expect(errorsOf(await change(last.id, { endsAt: last.startsAt }))).toMatchObject([{ path: 'endsAt' }])
  expect(docOf(await change(last.id, { endsAt: null })).endsAt).toBe(last.endsAt)
})
