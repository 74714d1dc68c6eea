import { createLocalReq, type PayloadRequest } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { parseAuditQuery } from '../../src/modules/audit/operations/audit-query.ts'
import { searchAudit } from '../../src/modules/audit/operations/search-audit.ts'
import { writeAudit } from '../../src/modules/audit/operations/write-audit.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'
import { type Person, signIn } from '../support/rest-of-staff.ts'
import { asRequest, openAudit } from './open-audit.ts'

let cms: TestCms
let audit: Awaited<ReturnType<typeof openAudit>>
let admin: Person
let clinic: Person

beforeAll(async () => {
  cms = await openCms()
  audit = await openAudit(cms)
  admin = await signIn(cms.payload, 'admin')
  clinic = await signIn(cms.payload, 'clinic')
})
afterAll(async () => {
  await audit?.close()
  await cms?.close()
})

async function requestOf(who: Person): Promise<PayloadRequest> {
  const staff = await cms.payload.findByID({ collection: 'staff', id: who.id, overrideAccess: true })
  return createLocalReq({ user: { ...staff, collection: 'staff' as const } }, cms.payload)
}

const search = (given: Record<string, string>) =>
  asRequest(async () => searchAudit(await requestOf(admin), parseAuditQuery(given).query))

it('is found by person, document, action and day, page by page without a gap; each search is a line', async () => {
  const orders = Array.from({ length: 120 }, (_, n) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`)
  for (const [n, id] of orders.entries()) {
    await asRequest(async () => {
      const req = await requestOf(clinic)
      await writeAudit(req, { action: n % 2 ? 'read' : 'update', collection: 'orders', ids: [id] })
    })
  }
  await audit.fresh()
  const seen: string[] = []
  for (let after = '', pages = 0; pages < 9; pages += 1) {
    const page = await search({ person: clinic.id, after })
    seen.push(...page.lines.flatMap(({ entries }) => entries.flatMap(({ ids }) => ids)))
    if (!page.next) break
    after = page.next
  }
  expect(seen).toEqual(orders.toReversed())
  const searches = await audit.fresh()
  expect(searches).toHaveLength(3)
  expect(searches[0]).toMatchObject({
    actor_id: admin.id,
    role: 'admin',
    entries: [{ action: 'search', collection: 'audit', ids: [], filter: { person: clinic.id }, found: 50 }],
  })
  const one = await search({ document: orders[7] ?? '' })
  expect(one.lines).toMatchObject([{ kind: 'staff', actorId: clinic.id, role: 'clinic' }])
  expect((await search({ person: clinic.id, action: 'update' })).lines).toHaveLength(50)
  expect((await search({ person: clinic.id, to: '2020-01-01' })).lines).toEqual([])
  expect((await search({ person: admin.id, action: 'search' })).lines.length).toBeGreaterThan(3)
})

it('a number leads to its document; what is none is told, and stored nowhere', async () => {
  const { rows } = await audit.database.query<{ id: string }>(`
    insert into feedback (reference, topic, message, status, name, contact_by, language)
    values ('F-AAAA-BBBB', 'question', 'x', 'new', 'x', 'email', 'ru') returning id::text`)
  const id = rows[0]?.id ?? ''
  await asRequest(async () =>
    writeAudit(await requestOf(clinic), { action: 'read', collection: 'feedback', ids: [id] }),
  )
  expect((await search({ document: 'f-aaaa-bbbb' })).lines).toHaveLength(1)
  expect(await search({ document: 'E-7K2M-94QD' })).toMatchObject({ lines: [], isUnknownDocument: true })
  for (const typed of ['+7 701 000 00 00', 'Асель', "' or 1=1 --", 'x'.repeat(10_000)])
    expect(parseAuditQuery({ document: typed })).toMatchObject({ query: { document: null }, wrong: ['document'] })
  expect(parseAuditQuery({ from: '2026-02-30', after: 'x', action: 'steal', person: ['a'] })).toMatchObject({
    query: { from: null, after: null, action: null, person: null },
    wrong: ['action', 'from', 'after'],
  })
})
