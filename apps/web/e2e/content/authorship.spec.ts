import { locales, localisePath } from '@estu/domain/locale/locales'
import { articlePath, specialistPath } from '@estu/domain/routing/routes'
import { languageTag } from '../support/runner/diagonals.ts'
import { expect, test } from '../support/test.ts'

const article = articlePath('general', 'uhod-za-sluhovym-apparatom')
const author = specialistPath('slukhoprotezist-centra')
const reviewer = specialistPath('otorinolaringolog-centra')

for (const locale of locales) {
  const say = (ru: string, kk: string) => (locale === 'kk' ? kk : ru)
  test(`an article leads to who wrote it and to who checked it, and they lead back, ${locale}`, {
    tag: languageTag(locale),
  }, async ({ page }) => {
    for (const [path, words] of [
      [author, say('Написал статьи', 'Жазған мақалалары')],
      [reviewer, say('Проверил статьи', 'Тексерген мақалалары')],
    ] as const) {
      await page.goto(localisePath(locale, article))
      const name =
        (await page
          .locator('.byline')
          .locator(`a[href="${localisePath(locale, path)}"]`)
          .textContent()) ?? ''
      await page.locator('.byline').getByRole('link', { name, exact: true }).click()
      await expect(page).toHaveURL(new RegExp(`${localisePath(locale, path)}$`))
      await expect(page.locator('h1:visible')).toHaveText(name)
      const articles = page.locator('section:visible', { has: page.getByRole('heading', { name: words }) })
      await expect(articles.locator(`a[href="${localisePath(locale, article)}"]`).first()).toBeVisible()
    }
  })
}
