import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoContent } from '../support/demo-content.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'
import { ask, type Person, signIn } from '../support/rest-of-staff.ts'

let cms: TestCms
const people: Partial<Record<'admin' | 'editor', Person>> = {}
beforeAll(async () => {
  cms = await openCms({}, await demoContent())
  for (const role of ['admin', 'editor'] as const) people[role] = await signIn(cms.payload, role)
}, 240_000)
afterAll(() => cms?.close())

const asked = [
  'devices',
  'articles',
  'promotions',
  'devices/versions',
  'globals/home',
  'globals/home/versions',
  'staff/me',
]

it.each(asked)(
  'answers a depth of 20 to %s as a depth of 2',
  async (path) => {
    for (const as of Object.values(people)) {
      const [two, twenty] = await Promise.all(
        [2, 20].map((depth) => ask(cms, 'GET', `${path}?depth=${depth}&limit=10`, { as })),
      )
      expect(two?.status).toBe(200)
      expect(twenty?.status).toBe(200)
      expect(withoutTimes(twenty?.text ?? '')).toBe(withoutTimes(two?.text ?? ''))
    }
  },
  60_000,
)

it('still fills relations in to a depth of 2', async () => {
  const texts = await Promise.all(
    [0, 1].map(async (depth) => (await ask(cms, 'GET', `devices?depth=${depth}&limit=10`, { as: people.editor })).text),
  )
  expect(texts[1]?.length).toBeGreaterThan((texts[0]?.length ?? 0) * 1.2)
})

/** A session's own times differ from answer to answer. */
const withoutTimes = (text: string) => text.replaceAll(/"(exp|token|lastSeenAt)":("[^"]*"|\d+)/g, '')
