import sharp from 'sharp'
import { editorAt } from '../support/admin/editor.ts'
import { readSitemap } from '../support/pages/sitemap.ts'
import { visibleAfter } from '../support/pages/visible-after.ts'
import { expect, test } from '../support/test.ts'
import { alternatesIn, visit } from '../support/visitor.ts'

/** From the server's confirmation of a save to a visitor's page, in milliseconds. */
const promptly = 1000

test('an article lives in one language, then in two, and leaves as it came', async ({ page }) => {
  const editor = editorAt(page)
  const mark = Date.now().toString(36)
  const slug = `stat-ya-${mark}`.replace('stat-ya', 'statya')
  const russian = `/articles/${slug}`
  const kazakh = `/kk/articles/${slug}`
  const cover = await sharp({ create: { width: 1600, height: 1000, channels: 3, background: '#0b5351' } })
    .png()
    .toBuffer()

  await editor.signIn()
  await editor.startDocument('articles')
  await editor.fill('title', `Статья ${mark}`)
  await editor.fill('summary', 'Короткое вступление к статье.')
  await editor.write('Первый абзац статьи.')
  await editor.uploadCover('cover', { name: `cover-${mark}.png`, mimeType: 'image/png', buffer: cover }, 'Зелёное поле')
  await editor.fill('meta__title', `Заголовок для поиска ${mark}`)
  await editor.fill('meta__description', `Описание для поиска ${mark}`)
  await editor.fill('slug', slug)
  await editor.publish()

  await test.step('Russian is public, Kazakh does not exist', async () => {
    const seen = await visit(russian)
    expect(seen.status).toBe(200)
    expect(seen.html).toContain(`<title>Заголовок для поиска ${mark}</title>`)
    expect(seen.html).toContain(`<meta name="description" content="Описание для поиска ${mark}"`)
    expect(seen.html).toMatch(new RegExp(`<meta property="og:image" content="[^"]+/og/ru${russian}\\?v=`))
    expect(seen.html).toMatch(/<img[^>]+src="\/media\/cover-/)
    expect(seen.html).toContain('Первый абзац статьи.')
    expect(alternatesIn(seen.html)).toEqual(['ru-KZ', 'x-default'])
    expect((await visit(kazakh)).status).toBe(404)
    expect(await readSitemap()).not.toContain(kazakh)
    expect(await readSitemap()).toContain(russian)
  })

  await test.step('Kazakh joins it', async () => {
    await editor.openIn('kk')
    await editor.fill('title', `Мақала ${mark}`)
    await editor.fill('summary', 'Мақаланың қысқаша мазмұны.')
    await editor.write('Мақаланың бірінші абзацы.')
    await editor.fill('meta__title', `Іздеу тақырыбы ${mark}`)
    await editor.fill('meta__description', `Іздеу сипаттамасы ${mark}`)
    expect(await editor.publishUntil(kazakh, ({ status }) => status === 200)).toBeLessThan(promptly)
    const seen = await visit(kazakh)
    expect(seen.html).toContain('<html lang="kk"')
    expect(seen.html).toContain(`Мақала ${mark}`)
    expect(seen.html).not.toContain('Короткое вступление')
    expect(alternatesIn(seen.html)).toEqual(['ru-KZ', 'kk-KZ', 'x-default'])
    expect(alternatesIn((await visit(russian)).html)).toEqual(['ru-KZ', 'kk-KZ', 'x-default'])
  })

  await test.step('a new title is seen within a second', async () => {
    await editor.openIn('ru')
    await editor.fill('title', `Новое имя ${mark}`)
    const took = await editor.publishUntil(russian, ({ html }) => html.includes(`Новое имя ${mark}`))
    expect(took).toBeLessThan(promptly)
    expect((await visit('/articles')).html).toContain(`Новое имя ${mark}`)
    expect((await visit(kazakh)).html).toContain(`Мақала ${mark}`)
  })

  await test.step('Russian is taken back, Kazakh stays', async () => {
    const taken = await editor.unpublish()
    expect(await visibleAfter(taken, russian, ({ status }) => status === 404)).toBeLessThan(promptly)
    const seen = await visit(kazakh)
    expect(seen.status).toBe(200)
    expect(alternatesIn(seen.html)).toEqual(['kk-KZ', 'x-default'])
  })
})
