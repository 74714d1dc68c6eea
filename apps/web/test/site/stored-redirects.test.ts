import { richText } from '../../e2e/support/admin/rich-text.ts'
import { ask } from '../../e2e/support/wire/exchange.ts'
import { toldBy, toTell } from '../../e2e/support/wire/expected-headers.ts'
import { saidIn } from '../../e2e/support/wire/read-answers.ts'
import { staffRest } from '../support/staff-rest.ts'
import { expect, test } from '../support/test.ts'

test('a moved address names its new one once, to GET and to HEAD', async () => {
  const rest = await staffRest()
  const slug = `pereezd-${Date.now().toString(36)}`
  const words = { title: 'Переезд', summary: 'Кратко.', body: richText('Текст.'), kind: 'general' }
  const made = await rest.post('articles?locale=ru', { ...words, slug, _status: 'published' })
  const { id } = made.json.doc
  const [from, to] = [`/articles/${slug}`, `/articles/${slug}-novyi`]
  await expect.poll(async () => (await ask({ path: from })).status).toBe(200)
  const moved = await rest.patch(`articles/${id}?locale=ru`, { slug: `${slug}-novyi`, _status: 'published' })
  expect(moved.status).toBe(200)
  await expect.poll(async () => saidIn(await ask({ path: from }), 'location')).toBe(to)
  const kind = {
    name: from,
    status: 308,
    policy: 'plain',
    caching: 'public, max-age=0, s-maxage=1, stale-if-error=86400',
    type: 'text/html; charset=utf-8',
    vary: 'navigation and encoding',
    tagged: true,
    location: to,
  } as const
  for (const method of ['GET', 'HEAD']) {
    const asked = { method, path: from }
    const told = { ...kind, asked }
    expect(toldBy(await ask(asked), told), method).toEqual(toTell(told))
  }
})
