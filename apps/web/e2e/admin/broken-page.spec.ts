import { draftedArticle } from '../support/admin/drafted-article.ts'
import { editorAt } from '../support/admin/editor.ts'
import { screensOf } from '../support/admin/open-screen.ts'
import { press } from '../support/hydrated.ts'
import { expect, test } from '../support/runner/recorded-test.ts'
import { queryShop } from '../support/shop/shop-database.ts'
import { readTestEnv } from '../support/test-env.ts'

const { cmsUrl } = readTestEnv()

/** What an editor's page is made of. */
const parts = /_next\/static\/chunks\/.*\.js/

test('a page that does not arrive or cannot be made says so in both languages, and opens once it can', async ({
  page,
}) => {
  await test.step('its parts do not arrive', async () => {
    await editorAt(page).signIn()
    const slug = `broken-${Date.now()}`
    const id = await draftedArticle(page, slug)
    const { open } = screensOf(page)
    await open(`/collections/articles?locale=ru&search=${slug}`)
    // The network goes while somebody opens a form, whose editor of texts is fetched for it.
    await page.route(parts, (route) => route.abort())
    await press(page.locator(`tbody a[href*="${id}"]`).first())
    const told = page.getByRole('alert').filter({ hasText: 'Страница не загрузилась' })
    await expect(told).toContainText('Бет жүктелмеді')
    await expect(told).toContainText('осы браузерде қалғанын')
    await page.unroute(parts)
    await press(told.getByRole('button'))
    await expect(page.locator('#field-title')).toHaveValue(`Статья ${slug}`)
  })

  await test.step('a document whose page cannot be made says so instead of showing an empty one', async () => {
    // A lock of nobody, which Payload cannot read; none is made here, see the patch of its form.
    await queryShop(`insert into payload_locked_documents (global_slug, updated_at) values ('holidays', now())`)
    await page.goto(`${cmsUrl}/admin/globals/holidays/versions`)
    const told = page.getByRole('alert').filter({ hasText: 'Страница не загрузилась' })
    await expect(told).toContainText('Бет жүктелмеді')
    await queryShop(`delete from payload_locked_documents where global_slug = 'holidays'`)
    await press(told.getByRole('button'))
    await expect(page.locator('#document-versions, .estu-beside').first()).toBeVisible()
  })
})
