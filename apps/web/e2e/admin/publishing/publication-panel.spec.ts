import { draftedArticle } from '../../support/admin/drafted-article.ts'
import { editorAt } from '../../support/admin/editor.ts'
import { press } from '../../support/hydrated.ts'
import { expect, test } from '../../support/runner/recorded-test.ts'
import { readTestEnv } from '../../support/test-env.ts'

const { cmsUrl } = readTestEnv()

test('what a publication needs is told by what is saved, also while somebody types', async ({ page }) => {
  const editor = editorAt(page)

  await test.step('it is told anew when typing is saved beside it', async () => {
    await editor.signIn()
    const id = await draftedArticle(page, `panel-${Date.now()}`)
    await page.goto(`${cmsUrl}/admin/collections/articles/${id}?locale=ru`)
    const panel = await editor.checkPublishing()
    await expect(panel).toContainText('Можно публиковать')
    await editor.fill('summary', '')
    await expect(panel).toContainText('Пока нельзя опубликовать')
    await expect(panel.locator('.estu-publish__missing button')).toHaveCount(1)
    await expect(panel.locator('#publish-now')).toHaveCount(0)
    await editor.fill('summary', 'О чём она теперь.')
    await expect(panel).toContainText('Можно публиковать')
    await press(page.locator('#publish-now'))
    await expect(panel).toContainText('Опубликовано')
  })

  await test.step('a press that has to wait for a slow save opens the panel once it is saved', async () => {
    await editor.signIn()
    const id = await draftedArticle(page, `panel-${Date.now()}`)
    let letGo = () => {}
    const held = new Promise<void>((resolve) => {
      letGo = resolve
    })
    await page.route(/autosave=true/, async (route) => {
      await held
      await route.continue()
    })
    await page.clock.install()
    await page.goto(`${cmsUrl}/admin/collections/articles/${id}?locale=ru`)
    const begun = page.waitForRequest(/autosave=true/)
    await editor.fill('summary', 'О чём она теперь.')
    await begun
    await press(page.locator('#publish-check'))
    // Longer than anybody who leaves the form is made to wait.
    await page.clock.fastForward(6000)
    letGo()
    const panel = page.locator('.estu-publish__panel')
    await expect(panel).toContainText('Можно публиковать')
    await press(page.locator('#publish-now'))
    await expect(panel).toContainText('Опубликовано')
  })
})
