import { editorAt } from '../support/admin/editor.ts'
import { restOf } from '../support/admin/editor-rest.ts'
import { richText } from '../support/admin/rich-text.ts'
import { expect, test } from '../support/test.ts'
import { readTestEnv } from '../support/test-env.ts'
import { visit } from '../support/visitor.ts'

const { webUrl } = readTestEnv()

const slugsIn = (html: string) => new Set([...html.matchAll(/href="\/articles\/([\w-]+)"/g)].map(([, slug]) => slug))

test('a long list goes on at further pages, each with its own address and every document once', async ({ page }) => {
  test.setTimeout(300_000)
  await editorAt(page).signIn()
  const rest = restOf(page)
  const mark = Date.now().toString(36)
  const made: { id: string; slug: string }[] = []
  for (let index = 0; index < 13; index += 1) {
    const words = { title: `Список ${mark} ${index}`, summary: 'Кратко.', body: richText('Текст.'), kind: 'general' }
    const { status, json } = await rest.post('articles?locale=ru', { ...words, _status: 'published' })
    expect(status).toBe(201)
    made.push(json.doc)
  }
  const pages = async () => [await visit('/articles'), await visit('/articles?page=2')] as const
  const onPages = async () =>
    (await pages()).map(({ html }) => made.filter(({ slug }) => slugsIn(html).has(slug)).length)
  // Another test's article may stand among them.
  const inAll = async () => (await onPages()).reduce((sum, count) => sum + count, 0)
  await expect.poll(inAll).toBe(13)

  const [first, second] = await pages()
  expect(second.status).toBe(200)
  expect(second.html).toContain(`<link rel="canonical" href="${webUrl}/articles?page=2"`)
  expect(second.html).toMatch(/<title>[^<]*страница 2<\/title>/)
  expect(first.html).toContain('href="/articles?page=2"')
  expect(second.html).toMatch(/<a href="\/articles" rel="prev"/)

  const way = /<nav [^>]*aria-label="Страницы списка".*?<\/nav>/s
  expect(way.exec(first.html)?.[0]).toMatch(/<a [^>]*href="\/articles\?page=2"[^>]*>(?:<[^>]*>)*Дальше/)
  expect(way.exec(second.html)?.[0]).toMatch(/<a (?=[^>]*href="\/articles\?page=2")[^>]*aria-current="page"/)
  const further = made.findIndex(({ slug }) => slugsIn(second.html).has(slug))
  expect(second.html).toContain(`Список ${mark} ${further}`)

  for (const { id } of made) await rest.patch(`articles/${id}?locale=ru&unpublishAllLocales=true`, { _status: 'draft' })
})
