import { expect, test } from '../support/test.ts'
import { readTestEnv } from '../support/test-env.ts'

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

test('the generated interface tells a caller from outside nothing', async ({ request }) => {
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
  for (const headers of callers)
    await test.step(`with ${nameOf(headers)}`, async () => {
      for (const path of asked) {
        const response = await request.get(`${cmsUrl}${path}`, { headers })
        expect([403, 404], `${path} answered ${response.status()}`).toContain(response.status())
        expect(await response.text()).not.toContain('"docs"')
      }
    })
})

test('the generated interface lets a caller from outside write nothing', async ({ request }) => {
  for (const headers of callers)
    await test.step(`with ${nameOf(headers)}`, async () => {
      for (const slug of [...collections, 'staff/first-register', 'graphql', 'whatsapp/webhook']) {
        const response = await request.post(`${cmsUrl}/api/${slug}`, {
          headers,
          data: { title: 'канарейка', email: 'x@example.com', password: 'long enough 1', role: 'admin' },
        })
        expect([400, 403, 404], `${slug} answered ${response.status()}`).toContain(response.status())
      }
    })
})
