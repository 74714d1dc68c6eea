import { editorAt } from '../support/admin/editor.ts'
import { restOf } from '../support/admin/editor-rest.ts'
import { richText } from '../support/admin/rich-text.ts'
import { press } from '../support/hydrated.ts'
import { readSitemap } from '../support/pages/sitemap.ts'
import { visibleAfter } from '../support/pages/visible-after.ts'
import { expect, test } from '../support/test.ts'
import { readTestEnv } from '../support/test-env.ts'
import { visit } from '../support/visitor.ts'

const { cmsUrl } = readTestEnv()
const promptly = 1000

test('a cover in use stays; an article goes to the trash, leaves the site and comes back as a draft; a copy is made', async ({
  page,
}) => {
  const editor = editorAt(page)
  await editor.signIn()
  const rest = restOf(page)
  const mark = Date.now().toString(36)
  const [title, titleInKazakh] = [`Статья с обложкой ${mark}`, `Мұқабалы мақала ${mark}`]
  const picture = await rest.get('media?limit=1&depth=0&sort=createdAt')
  const cover = picture.json.docs[0].id
  const words = (text: string) => ({ title: text, summary: text, body: richText(text) })
  const created = await rest.post('articles?locale=ru', {
    ...words(title),
    kind: 'general',
    cover,
    _status: 'published',
  })
  expect(created.status).toBe(201)
  const { id, slug } = created.json.doc
  const kazakh = await rest.patch(`articles/${id}?locale=kk&publishSpecificLocale=kk`, {
    ...words(titleInKazakh),
    _status: 'published',
  })
  expect(kazakh.status).toBe(200)
  const paths = [`/articles/${slug}`, `/kk/articles/${slug}`]
  for (const path of paths)
    expect(await visibleAfter(kazakh.at, path, ({ status }) => status === 200)).toBeLessThan(promptly)

  await test.step('the cover is refused, the page is named and reached', async () => {
    await page.goto(`${cmsUrl}/admin/collections/media/${cover}?locale=ru`)
    const panel = page.getByRole('region', { name: 'Где используется' })
    await expect(panel.getByRole('link').first()).toBeVisible()
    await editor.throwAway()
    await expect(page.locator('[data-sonner-toast]', { hasText: 'Нельзя удалить' })).toBeVisible()
    await press(page.getByRole('link', { name: 'Где используется' }))
    await page.waitForURL((url) => url.pathname.endsWith('/where-used'))
    await openUse(title)
    await expect(page.locator('#field-title')).toHaveValue(title)
  })

  await test.step('the menu makes a copy', async () => {
    await editor.openMenu()
    for (const action of ['create', 'duplicate', 'duplicate-locales', 'delete', 'unpublish', 'unpublish-locale']) {
      await expect(page.locator(`#action-${action}`)).toBeVisible()
    }
    await expect(page.getByRole('button', { name: 'Копировать в локаль' })).toBeVisible()
    await press(page.locator('#action-duplicate'))
    await page.waitForURL((url) => !url.pathname.endsWith(id) && url.pathname.includes('/collections/articles/'))
    await expect(page.locator('#field-title')).toHaveValue(`${title} (копия)`)
    await expect(page.locator('#field-slug')).not.toHaveValue(slug)
    await editor.openIn('kk')
    await expect(page.locator('#field-title')).toHaveValue(`${titleInKazakh} (көшірме)`)
  })

  await test.step('the article leaves the site in both languages', async () => {
    await page.goto(`${cmsUrl}/admin/collections/articles/${id}?locale=ru`)
    const at = await editor.throwAway()
    for (const path of paths)
      expect(await visibleAfter(at, path, ({ status }) => status === 404)).toBeLessThan(promptly)
    expect((await visit('/articles')).html).not.toContain(slug)
    expect(await readSitemap()).not.toContain(slug)
  })

  await test.step('it comes back as a draft', async () => {
    await page.goto(`${cmsUrl}/admin/collections/articles/trash/${id}?locale=ru`)
    await press(page.locator('#action-restore'))
    await expect(page.getByText('Восстановить как опубликованн')).toBeHidden()
    await press(page.locator('#confirm-action').last())
    await page.waitForURL((url) => url.pathname.endsWith(`/collections/articles/${id}`))
    await expect(page.locator('#field-title')).toHaveValue(title)
    const stored = await rest.get(`articles/${id}?locale=all&draft=true&depth=0`)
    expect(stored.json._status).toEqual({ ru: 'draft', kk: 'draft' })
    for (const path of paths) expect((await visit(path)).status).toBe(404)
  })

  async function openUse(name: string) {
    // The list goes by pages; whoever uses the picture may stand on a later one.
    for (;;) {
      const link = page.getByRole('link', { name, exact: true })
      const next = page.getByRole('link', { name: 'Дальше' })
      await expect(page.getByRole('heading', { name: 'Где используется' })).toBeVisible()
      if (await link.isVisible()) return link.click()
      await press(next)
    }
  }
})
