import { locales, localisePath } from '@estu/domain/locale/locales'
import { articlePath, specialistPath } from '@estu/domain/routing/routes'
import { visit } from '../../e2e/support/visitor.ts'
import { expect, step, test } from '../support/test.ts'

const article = articlePath('general', 'uhod-za-sluhovym-apparatom')
const author = specialistPath('slukhoprotezist-centra')
const reviewer = specialistPath('otorinolaringolog-centra')

const headings = {
  ru: { [author]: 'Написал статьи', [reviewer]: 'Проверил статьи' },
  kk: { [author]: 'Жазған мақалалары', [reviewer]: 'Тексерген мақалалары' },
}

const textOf = (markup: string) => markup.replace(/<[^>]+>/g, '').trim()

test('an article leads to who wrote it and to who checked it, and they lead back', async () => {
  for (const locale of locales)
    for (const [path, heading] of Object.entries(headings[locale]))
      await step(localisePath(locale, path), async () => {
        const { html } = await visit(localisePath(locale, article))
        const byline = /class="byline".*?<\/dl>/s.exec(html)?.[0] ?? ''
        const link = new RegExp(`<a [^>]*href="${localisePath(locale, path)}"[^>]*>(.*?)</a>`, 's')
        const name = textOf(link.exec(byline)?.[1] ?? '')
        expect(name).not.toBe('')

        const { html: person, status } = await visit(localisePath(locale, path))
        expect(status).toBe(200)
        expect(textOf(/<h1[^>]*>(.*?)<\/h1>/s.exec(person)?.[1] ?? '')).toBe(name)
        const section = person.slice(person.search(new RegExp(`<h2[^>]*>[^<]*${heading}`)))
        expect(section.slice(0, section.indexOf('</section>'))).toContain(`href="${localisePath(locale, article)}"`)
      })
})
