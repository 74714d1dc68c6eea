import { expect, type Page } from '@playwright/test'
import { restOf } from './editor-rest.ts'
import { richText } from './rich-text.ts'

const words = {
  ru: { title: 'Статья', summary: 'О чём статья.', body: 'Текст статьи.' },
  kk: { title: 'Мақала', summary: 'Мақала не туралы.', body: 'Мақала мәтіні.' },
}

/** A whole draft in Russian, and what is given of Kazakh. @returns its id */
export async function draftedArticle(page: Page, slug: string, kazakh: 'whole' | 'title' = 'whole'): Promise<string> {
  const rest = restOf(page)
  const textsIn = (locale: 'ru' | 'kk') => ({
    title: `${words[locale].title} ${slug}`,
    summary: words[locale].summary,
    body: richText(words[locale].body),
    _status: 'draft',
  })
  const made = await rest.post('articles?locale=ru&draft=true', { ...textsIn('ru'), kind: 'general', slug })
  expect(made.status, JSON.stringify(made.json)).toBe(201)
  const { id } = made.json.doc
  const { title, ...others } = textsIn('kk')
  const sent = kazakh === 'whole' ? { title, ...others } : { title, _status: 'draft' }
  expect((await rest.patch(`articles/${id}?locale=kk&draft=true`, sent)).status).toBe(200)
  return id
}
