import { draftedArticle } from '../../support/admin/drafted-article.ts'
import { editorAt } from '../../support/admin/editor.ts'
import { restOf } from '../../support/admin/editor-rest.ts'
import { speakTo } from '../../support/admin/speaking.ts'
import { hydrated } from '../../support/hydrated.ts'
import { languageTag } from '../../support/runner/diagonals.ts'
import { expect, test } from '../../support/runner/recorded-test.ts'
import { readTestEnv } from '../../support/test-env.ts'

const { cmsUrl } = readTestEnv()

const words = {
  ru: /Посмотрите до публикации.*чем показывает поиск/s,
  kk: /Жариялар алдында қарап шығыңыз.*іздеу көрсететін/s,
}

for (const language of ['ru', 'kk'] as const)
  test(`before publishing an overlong title is named in the language of the editor, and leads to its field (${language})`, {
    tag: languageTag(language),
  }, async ({ page }) => {
    const editor = editorAt(page)
    await editor.signIn()
    const id = await draftedArticle(page, `dlinnyy-${Date.now()}`)
    const meta = { title: 'Слуховой аппарат и всё, что о нём надо знать '.repeat(4).trim() }
    await speakTo(page, language)
    const sent = await restOf(page).patch(`articles/${id}?locale=${language}&draft=true`, { meta, _status: 'draft' })
    expect(sent.status).toBe(200)
    await page.goto(`${cmsUrl}/admin/collections/articles/${id}?locale=${language}`)
    await hydrated(page.locator('#field-title'))
    const panel = await editor.checkPublishing()
    const notices = panel.locator('.estu-publish__notices')
    await expect(notices).toContainText(words[language])
    await expect(panel.locator('#publish-now')).toBeVisible()
    await notices.getByRole('button').focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('#field-meta__title')).toBeFocused()
    await speakTo(page, 'ru')
  })
