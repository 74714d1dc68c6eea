import { randomUUID } from 'node:crypto'
import { hiddenFields, post } from '../../../e2e/support/posted-form.ts'
import { readTestEnv } from '../../../e2e/support/test-env.ts'
import { expect, step, test } from '../../support/test.ts'

const { webUrl } = readTestEnv()
const item = (slug: string) => ({ product: { id: slug, attributes: { slug } }, categoryPath: 'apparaty' })

test('what no database keeps is refused by name, or is an ordinary wrong address', async () => {
  await step('favourites that no database keeps neither close the account nor reach it', async () => {
    const email = `${randomUUID()}@example.kz`
    const password = 'три белых верблюда'
    const register = { ...(await hiddenFields('/auth/register')), name: 'Асель', email, password, consent: 'yes' }
    expect((await post('/auth/register', register)).status).toBe(303)
    const entered = await post('/auth/sign-in', { email, password })
    expect(entered.status).toBe(303)
    const cookie = entered.cookies.map((one) => one.split(';')[0]).join('; ')
    const headers = { cookie, origin: webUrl, 'content-type': 'application/json' }
    const { user } = (await (await fetch(`${webUrl}/api/session`, { headers })).json()) as { user: { id: string } }
    const send = (changes: object) =>
      fetch(`${webUrl}/api/favourites`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ user: user.id, changes: { key: randomUUID(), added: [], removed: {}, ...changes } }),
      })
    for (const part of ['\0', '\ud800']) {
      const synced = await send({ added: [item('kept'), item(`b${part}`)] })
      expect(synced.status).toBe(200)
      const { items } = (await synced.json()) as { items: ReturnType<typeof item>[] }
      expect(items.map(({ product }) => product.attributes.slug)).toEqual(['kept'])
      expect((await send({ key: `k${part}` })).status).toBe(422)
      expect((await send({ removed: { [`c${part}`]: ['mark'] } })).status).toBe(422)
      expect((await send({ removed: { kept: [`m${part}`] } })).status).toBe(422)
    }
  })

  await step('an address, a query or a cookie with NUL is an ordinary wrong one', async () => {
    const statuses: [path: string, status: number][] = [
      ['/%00', 404],
      ['/a%00b', 404],
      ['/apparaty/%00', 404],
      ['/kk/a%00b/c', 404],
      ['/order/%00', 404],
      ['/appointment/%00', 404],
      ['/api/cards/ru?slugs=%00', 200],
      ['/api/session', 401],
      ['/cart', 200],
      ['/zapisnapriem?service=%00&branch=%00&specialist=%00&at=%00&day=%00&from=%00', 200],
      ['/thanks?for=%00&link=%00&number=%00', 200],
      ['/reviews/new?section=%00&product=%00', 200],
      ['/auth/sign-in?next=%00', 200],
    ]
    const cookie = ['session', 'hold', 'known', 'cart'].map((name) => `${name}=a%00b`).join('; ')
    const found: [string, number][] = []
    for (const [path] of statuses) {
      const answer = await fetch(`${webUrl}${path}`, { redirect: 'manual', headers: { cookie } })
      found.push([path, answer.status])
    }
    expect(found).toEqual(statuses)
  })
})
