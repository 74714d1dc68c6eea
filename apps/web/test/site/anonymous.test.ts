import { readTestEnv } from '../../e2e/support/test-env.ts'
import { expect, step, test } from '../support/test.ts'

const { cmsUrl } = readTestEnv()
const collections = [
  'devices',
  'brands',
  'articles',
  'promotions',
  'branches',
  'specialists',
  'pages',
  'media',
  'staff',
  'orders',
  'appointments',
  'waitlist',
  'feedback',
  'customers',
  'consents',
  'stock',
  'redirects',
  'payload-jobs',
  'payload-preferences',
  'payload-locked-documents',
  'payload-migrations',
]
const globals = ['organisation', 'navigation', 'home']

/** With and without something that looks like a session: the outer and the inner lock. */
const callers: Record<string, string>[] = [{}, { cookie: 'payload-token=forged' }, { authorization: 'JWT forged' }]

const nameOf = (headers: Record<string, string>) => Object.keys(headers)[0] ?? 'nothing'

/** Some at a time, so that a shop under test stays able to answer. */
const atATime = 8

async function faultsAmong(asked: readonly string[], ask: (path: string) => Promise<string[]>): Promise<string[]> {
  const faults: string[] = []
  for (let first = 0; first < asked.length; first += atATime)
    faults.push(...(await Promise.all(asked.slice(first, first + atATime).map(ask))).flat())
  return faults
}

test('the generated interface tells a caller from outside nothing, and lets them write nothing', async () => {
  const asked = [
    ...collections.flatMap((slug) => [
      `/api/${slug}`,
      `/api/${slug}?locale=all&draft=true`,
      `/api/${slug}/versions`,
      `/api/${slug}/count`,
    ]),
    ...globals.map((slug) => `/api/globals/${slug}`),
    '/api/access',
    '/api/graphql',
    '/api/payload-jobs/run',
    '/api/whatsapp/webhook',
    '/api/staff/init',
  ]
  const written = [...collections, 'staff/first-register', 'graphql', 'whatsapp/webhook']
  const data = { title: 'канарейка', email: 'x@example.com', password: 'long enough 1', role: 'admin' }
  for (const headers of callers) {
    await step(`reading with ${nameOf(headers)}`, async () => {
      const faults = await faultsAmong(asked, async (path) => {
        const response = await fetch(`${cmsUrl}${path}`, { headers })
        const isTold = (await response.text()).includes('"docs"')
        return [403, 404].includes(response.status) && !isTold ? [] : [`${path} answered ${response.status}`]
      })
      expect(faults).toEqual([])
    })
    await step(`writing with ${nameOf(headers)}`, async () => {
      const faults = await faultsAmong(written, async (slug) => {
        const response = await fetch(`${cmsUrl}/api/${slug}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers },
          body: JSON.stringify(data),
        })
        return [400, 403, 404].includes(response.status) ? [] : [`${slug} answered ${response.status}`]
      })
      expect(faults).toEqual([])
    })
  }
})
