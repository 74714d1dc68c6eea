import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeClinic } from '../support/clinic-data.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'
import { ask, signInAll } from '../support/rest-of-staff.ts'
import { asRequest, openAudit } from './open-audit.ts'

let cms: TestCms
let audit: Awaited<ReturnType<typeof openAudit>>
let people: Awaited<ReturnType<typeof signInAll>>
let ids: Record<'orders' | 'appointments' | 'feedback', string[]>

const many = 12
const phone = '+77012345678'

beforeAll(async () => {
  cms = await openCms()
  audit = await openAudit(cms)
  people = await signInAll(cms.payload)
  const place = await makeClinic(cms.payload, 1)
  const insert = async (text: string, values: unknown[] = []) =>
    (await audit.database.query<{ id: string }>(`${text} returning id::text`, values)).rows.map(({ id }) => id)
  const orders = await insert(`
    insert into orders (reference, status, name, contact_by, phone, language, receiving, paying, goods_kzt, markup_kzt,
      delivery_kzt, total_kzt)
    select 'E' || n, 'completed', 'Асель', 'sms', '${phone}', 'ru', 'pickup', 'at_pickup', 1, 0, 0, 1
    from generate_series(1, ${many}) as n`)
  const appointments = await insert(
    `insert into appointments (reference, status, name, contact_by, phone, service_id, branch_id, specialist_id, starts_at,
       ends_at, language)
     select 'A' || n, 'completed', 'Асель', 'sms', '${phone}', $1, $2, $3, now(), now(), 'ru'
     from generate_series(1, ${many}) as n`,
    [place.service, place.branch, place.team[0]],
  )
  const feedback = await insert(`
    insert into feedback (reference, topic, message, status, name, contact_by, language, phone)
    select 'F' || n, 'question', 'x', 'new', 'Асель', 'sms', 'ru', '${phone}' from generate_series(1, ${many}) as n`)
  ids = { orders, appointments, feedback }
  await audit.fresh()
})
afterAll(async () => {
  await audit?.close()
  await cms?.close()
})

/** The same walk each time. */
function chooser(seed: number) {
  let state = seed
  return <T>(choices: readonly T[]): T => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    return choices[Math.floor((state / 2 ** 31) * choices.length)] as T
  }
}

it('each of 300 random requests leaves one line if it was answered, and none if it was refused', async () => {
  const choose = chooser(20_261_125)
  const wrong: string[] = []
  let answered = 0
  for (let turn = 0; turn < 300; turn += 1) {
    const collection = choose(['orders', 'appointments', 'feedback'] as const)
    const id = choose([...ids[collection], randomUUID()])
    const [method, path, body] = choose<[string, string, object?]>([
      ['GET', `${collection}/${id}?depth=2`],
      ['GET', `${collection}/${id}?depth=0&select[name]=true`],
      ['GET', `${collection}?limit=5&depth=1`],
      ['GET', `${collection}?where[phone][equals]=%2B77010000000`],
      ['GET', `${collection}/count`],
      ['GET', `${collection}/count?where[phone][equals]=%2B77012345678`],
      ['PATCH', `${collection}/${id}`, { note: `заметка ${turn}` }],
      ['PATCH', `${collection}?where[id][equals]=${id}`, { note: `заметка ${turn}` }],
      // What changes nothing shows the whole document all the same.
      ['PATCH', `${collection}/${id}`, {}],
      ['PATCH', `${collection}?where[id][equals]=${id}`, {}],
      ['DELETE', `${collection}/${id}`],
      ['GET', 'customers'],
      ['GET', 'reviews?draft=true'],
      ['POST', 'personal-data/find', { asked: phone }],
      ['POST', 'personal-data/export', { asked: phone, format: 'json' }],
    ])
    const asker = choose(['admin', 'clinic', 'clinic', 'editor', 'translator, own language'] as const)
    const { status, json } = await asRequest(() => ask(cms, method, path, { as: people[asker], body }))
    const lines = await audit.fresh()
    // A bulk change of nothing is answered, and is a change of nothing.
    const touched = !Array.isArray(json.docs) || method !== 'PATCH' || json.docs.length > 0
    const expected = status < 300 && touched ? 1 : 0
    answered += expected
    const isRight = lines.length === expected && lines.every((line) => line.actor_id === people[asker].id)
    if (!isRight) wrong.push(`${method} ${path} by ${asker}: ${status}, ${lines.length} lines`)
  }
  expect(wrong).toEqual([])
  expect(answered).toBeGreaterThan(100)
  expect(answered).toBeLessThan(280)
})
