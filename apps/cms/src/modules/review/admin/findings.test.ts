import type { PayloadRequest } from 'payload'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Findings } from './findings.tsx'

const notice = { kind: 'link', field: 'body', label: 'Текст', words: 'ссылка ведёт на страницу, которой нет' } as const
const check = { missing: [], notices: [notice], shared: [], alsoShownIn: [], address: { url: null, former: null } }

const shown = (language: 'ru' | 'kk', notices: (typeof notice)[]) =>
  renderToStaticMarkup(
    Findings({
      check: { ...check, notices },
      document: { collection: 'articles', id: 'a', locale: 'kk' },
      req: { i18n: { language } } as PayloadRequest,
    }),
  )

it.each([
  ['ru', 'Посмотрите до публикации:'],
  ['kk', 'Жариялар алдында қарап шығыңыз:'],
] as const)(
  'tells in %s whoever decides what had better be looked at, each with the way to its field',
  (language, words) => {
    const html = shown(language, [notice])
    expect(html).toContain(words)
    expect(html).toContain(`${notice.label}: ${notice.words}`)
    expect(html).toContain('href="/admin/collections/articles/a?locale=kk#body"')
  },
)

it('says nothing of it where there is nothing', () => {
  expect(shown('ru', [])).not.toContain('Посмотрите')
})
