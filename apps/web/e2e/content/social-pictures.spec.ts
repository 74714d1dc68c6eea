import sharp from 'sharp'
import { editorAt } from '../support/admin/editor.ts'
import { restOf } from '../support/admin/editor-rest.ts'
import { richText } from '../support/admin/rich-text.ts'
import { expect, test } from '../support/test.ts'
import { visit } from '../support/visitor.ts'

test('drawn pictures are of pages alone, kept by their tag, and new with a title', async ({ page }) => {
  await test.step('a drawn picture is the same whatever is asked with its address, and known to whoever has it', async () => {
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
  await test.step('a changed title is another picture', async () => {
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
  await test.step('an address without a page has no picture and costs a few bytes', async () => {
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
  await test.step('a product’s drawn picture shows the product, and is what its page names', async () => {
    const { html } = await visit('/apparaty/demo-phonak-ric-90-r')
    const [, url = ''] = /property="og:image" content="([^"]+)"/.exec(html) ?? []
    expect(url).toContain('/og/ru/apparaty/demo-phonak-ric-90-r')
    const answer = await fetch(url)
    const picture = sharp(Buffer.from(await answer.arrayBuffer()))
    expect(await picture.metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
    const plate = { left: 800, top: 200, width: 300, height: 180 }
    const { channels } = await sharp(await picture.extract(plate).toBuffer()).stats()
    // White paper, and something that is drawn on it.
    expect(channels.slice(0, 3).map(({ max }) => max)).toEqual([255, 255, 255])
    expect(Math.min(...channels.slice(0, 3).map(({ stdev }) => stdev))).toBeGreaterThan(5)
  })
})
