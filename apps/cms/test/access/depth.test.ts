import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoContent } from '../support/demo-content.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'
import { ask, type Person, sentenceOf, signIn } from '../support/rest-of-staff.ts'
import { largestAnswer, readingAddresses } from './reading-addresses.ts'

let cms: TestCms
const people: Partial<Record<'admin' | 'clinic', Person>> = {}
beforeAll(async () => {
  cms = await openCms({}, await demoContent())
  for (const role of ['admin', 'clinic'] as const) people[role] = await signIn(cms.payload, role)
}, 240_000)
afterAll(() => cms?.close())

/** The full tier asks for each from 0 to 20 (`depth-table.test.ts`). */
const depths = [0, 1, 2, 3, 20]

it('no depth makes an answer grow beyond its bound: deeper ones are refused, on every address that reads', async () => {
  const addresses = readingAddresses(cms.payload.config)
  expect(addresses.length).toBeGreaterThan(50)
  const largest: Record<string, number> = {}
  for (const [role, as] of Object.entries(people))
    for (const path of addresses)
      for (const depth of depths) {
        const { status, text, json } = await ask(cms, 'GET', `${path}?depth=${depth}&limit=100`, { as })
        const bytes = Buffer.byteLength(text)
        const where = `${role} ${path} ${depth}: ${bytes}`
        expect(bytes, where).toBeLessThan(largestAnswer[role as keyof typeof people])
        largest[role] = Math.max(largest[role] ?? 0, bytes)
        if (depth > 2) {
          expect([status, codeOf(json)], where).toEqual([400, 'depth-too-large'])
          expect(bytes, where).toBeLessThan(1000)
        } else expect([200, 403, 404], where).toContain(status)
      }
  console.log(`largest answers in bytes: ${JSON.stringify(largest)}`)
}, 600_000)

it('longer lists are refused in the person’s language; all that there is means the longest list', async () => {
  const { admin } = people
  const asked = (query: string, language: 'ru' | 'kk' = 'ru') =>
    ask(cms, 'GET', `devices?${query}`, { as: admin ?? null, language })
  const long = await asked('limit=101')
  expect([long.status, codeOf(long.json)]).toEqual([400, 'limit-too-large'])
  expect(sentenceOf(long)).toContain('limit от 1 до 100')
  expect(sentenceOf(await asked('limit=1001&depth=0', 'kk'))).toContain('1 мен 1000 аралығында')
  for (const path of ['devices/versions', 'globals/home/versions', 'globals/home'])
    expect((await ask(cms, 'GET', `${path}?limit=5000`, { as: admin ?? null })).status, path).toBe(400)
  for (const query of ['depth=0&limit=250', 'limit=100', 'limit=0', 'depth=0&limit=0', 'pagination=false']) {
    const answer = await asked(query)
    expect(answer.status, query).toBe(200)
    expect((answer.json.docs as unknown[]).length, query).toBe(answer.json.totalDocs)
  }
  expect((await asked('limit=0')).json.limit).toBe(100)
})

it('a filter that cannot be read is refused in the person’s language, for reading, changing and deleting', async () => {
  const { admin } = people
  for (const method of ['GET', 'PATCH', 'DELETE'] as const)
    for (const where of ['word', '{', 'null', '%5B%5D']) {
      const { status, json } = await ask(cms, method, `devices?where=${where}`, { as: admin ?? null })
      expect([status, codeOf(json)], `${method} ${where}`).toEqual([400, 'filter-unreadable'])
    }
  const kazakh = await ask(cms, 'GET', 'devices?where=word', { as: admin ?? null, language: 'kk' })
  expect(sentenceOf(kazakh)).toContain('where сүзгісі оқылмады')
  expect((await ask(cms, 'GET', 'devices?where=%7B%7D', { as: admin ?? null })).status).toBe(200)
})

it('a question in the body of a form is bounded as well, and writing', async () => {
  const request = { as: people.admin ?? null, raw: 'depth=20', type: 'application/x-www-form-urlencoded' }
  const headers = { 'X-Payload-HTTP-Method-Override': 'GET' }
  expect((await ask(cms, 'POST', 'devices', { ...request, headers })).status).toBe(400)
  expect((await ask(cms, 'PATCH', 'devices?depth=20', { as: people.admin ?? null, body: {} })).status).toBe(400)
  for (const path of ['graphql', 'graphql-playground'])
    expect((await ask(cms, 'POST', path, { as: people.admin ?? null, body: {} })).status, path).toBe(404)
})

it('still fills relations in to a depth of 2', async () => {
  const texts = await Promise.all(
    [0, 1].map(
      async (depth) => (await ask(cms, 'GET', `devices?depth=${depth}&limit=10`, { as: people.admin ?? null })).text,
    ),
  )
  expect(texts[1]?.length).toBeGreaterThan((texts[0]?.length ?? 0) * 1.2)
})

const codeOf = (json: Record<string, unknown>): unknown =>
  (json.errors as { data?: { code?: string } }[] | undefined)?.[0]?.data?.code
