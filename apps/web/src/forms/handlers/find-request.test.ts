import { beforeEach, expect, test, vi } from 'vitest'

const counted: [limit: string, who: string][] = []
/** Which count is full; none at first. */
let full = ''
const asked = vi.fn(async () => null)

vi.mock('@/content/payload', () => ({ cms: async () => ({}) }))
vi.mock('@/forms/form-token', () => ({ verifySubmission: () => ({ verdict: 'ok', key: 'key' }) }))
vi.mock('@estu/cms/customer-requests/find-request', () => ({ findRequest: asked }))
vi.mock('@estu/cms/customer-requests/limit-rate', () => ({
  withinLimit: async (_payload: unknown, limit: string, who: string) => {
    counted.push([limit, who])
    return limit !== full
  },
}))

beforeEach(() => {
  counted.length = 0
  full = ''
  asked.mockClear()
})

async function find(number: string, phone: string) {
  const { submitFindRequest } = await import('./find-request')
  return submitFindRequest({ values: { number, phone }, client: '203.0.113.7', locale: 'ru' } as never)
}

test('a client, a number and a phone are each counted, whether or not there is such an order', async () => {
  await find('e 7k4m q2xa', '8 701 234 56 78')
  expect(counted).toEqual([
    ['findFromAddress', '203.0.113.7'],
    ['findNumber', 'E-7K4M-Q2XA'],
    ['findPhone', '+77012345678'],
  ])
  expect(asked).toHaveBeenCalledTimes(1)
})

test.each(['findFromAddress', 'findNumber', 'findPhone'])('nothing is looked for once %s is full', async (limit) => {
  full = limit
  expect(await find('E-7K4M-Q2XA', '+77012345678')).toMatchObject({ status: 429, state: { problem: 'too-many' } })
  expect(asked).not.toHaveBeenCalled()
})

test('a number and a phone that do not belong together are answered like a number that nobody has', async () => {
  const answers = await Promise.all([find('E-7K4M-Q2XA', '+77012345678'), find('E-2222-2222', '+77012345678')])
  const said = answers.map((answer) =>
    'state' in answer ? { ...answer, state: { ...answer.state, values: {} } } : answer,
  )
  expect(said[0]).toMatchObject({ status: 422, state: { problem: 'no-match', errors: {} } })
  expect(said[1]).toEqual(said[0])
})
