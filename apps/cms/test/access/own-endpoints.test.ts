import { afterAll, beforeAll, expect, it } from 'vitest'
import { endpoints } from '../../src/config/endpoints.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'
import { ask } from '../support/rest-of-staff.ts'

let cms: TestCms
beforeAll(async () => {
  cms = await openCms({
    whatsappWebhook: { verifyToken: 'a-word-that-was-agreed', appSecret: 'the-secret-of-our-application' },
  })
})
afterAll(() => cms?.close())

/** Known by a signature instead of a session. */
const signed = 'post /whatsapp/webhook'

it('each address that we have added is a lock of its own: behind the gate nobody without a session gets anything', async () => {
  const added = endpoints()
  expect(added.length).toBeGreaterThan(10)
  for (const { method, path } of added) {
    const address = path.replace(/^\//, '').replace(/:[a-z]+/gi, 'articles')
    const { status } = await ask(cms, method.toUpperCase(), address, method === 'get' ? {} : { body: {} })
    const name = `${method} ${path}`
    expect(status, name).toBe(name === signed ? 401 : 404)
  }
})
