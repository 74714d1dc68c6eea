import { editorAt } from '../support/editor.ts'
import { restOf } from '../support/editor-rest.ts'
import { richText } from '../support/rich-text.ts'
import { expect, test } from '../support/test.ts'
import { visit } from '../support/visitor.ts'

test('a drawn picture is the same whatever is asked with its address, and known to whoever has it', async () => {
  const path = '/og/kk/apparaty'
  const first = await visit(path)
  const etag = first.headers.get('etag') ?? ''
  expect(first.status).toBe(200)
  expect(etag).toMatch(/^"[\w-]+"$/)
  expect(first.headers.get('cache-control')).toBe('public, max-age=3600')
  const other = await visit(`${path}?x=1`)
  expect(other.headers.get('etag')).toBe(etag)
  expect(other.html).toBe(first.html)
  const known = await visit(`${path}?x=2`, { 'if-none-match': `"another", W/${etag}` })
  expect(known.status).toBe(304)
  expect(known.html).toBe('')
})

test('a changed title is another picture', async ({ page }) => {
  await editorAt(page).signIn()
  const rest = restOf(page)
  const words = { summary: 'Кратко.', body: richText('Текст.'), kind: 'general' }
  const made = await rest.post('articles?locale=ru', { ...words, title: 'Картинка до', _status: 'published' })
  const { id, slug } = made.json.doc
  const picture = () => visit(`/og/ru/articles/${slug}`)
  await expect.poll(async () => (await picture()).status).toBe(200)
  const before = (await picture()).headers.get('etag')
  await rest.patch(`articles/${id}?locale=ru`, { title: 'Картинка после', _status: 'published' })
  await expect.poll(async () => (await picture()).headers.get('etag')).not.toBe(before)
  expect((await visit(`/og/kk/articles/${slug}`)).status).toBe(404)
  expect((await visit(`/og/ru/stati-ekspertnye/${slug}`)).status).toBe(404)
})

test('an address without a page has no picture and costs a few bytes', async () => {
  for (const path of [
    '/og/ru/apparaty/nope',
    '/og/kk/nope',
    '/og/ru/cart',
    '/og/de/home',
    '/og/ru/media/a/b',
    '/og/ru/%00',
  ]) {
    const { status, html, headers } = await visit(path)
    expect(status, path).toBe(404)
    expect(html, path).toBe('')
    expect(headers.get('cache-control'), path).toBe('no-store')
  }
})
