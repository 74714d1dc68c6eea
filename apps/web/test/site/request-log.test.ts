import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { back, withoutDatabase } from '../../e2e/support/shop/without-database.ts'
import { readTestEnv } from '../../e2e/support/test-env.ts'
import { ask } from '../../e2e/support/wire/exchange.ts'
import { expect, test } from '../support/test.ts'

/** The storefront's log lies beside the shop's letters. */
const log = path.join(path.dirname(readTestEnv().mailDir), 'logs/storefront.log')

test('a fault is found by its request’s name, and nothing of the visitor is written down', async () => {
  const mark = `kanareika0${Date.now().toString(36)}`
  const id = `${mark}-name`
  const secret = `${mark}-secret`
  const cookie = `session=${'a'.repeat(43)}; cart=c${'a'.repeat(32)}x1; other=${secret}`
  const linesOf = async (name: string) =>
    (await readFile(log, 'utf8')).split('\n').filter((line) => line.includes(name))
  await withoutDatabase(async () => {
    const { status } = await ask({
      path: `/kk/cart?q=${secret}`,
      headers: [
        ['x-request-id', id],
        ['cookie', cookie],
        ['user-agent', secret],
      ],
    })
    expect(status).toBe(500)
    await expect.poll(() => linesOf(id)).toHaveLength(1)
  })
  await back('/zapisnapriem')
  const [line = ''] = await linesOf(id)
  expect(JSON.parse(line)).toMatchObject({
    level: 'error',
    service: 'storefront',
    id,
    route: 'cart',
    method: 'GET',
    status: 500,
    ms: expect.any(Number),
    error: 'Error',
    at: expect.any(Array),
  })
  expect(await linesOf(secret)).toEqual([])
})
