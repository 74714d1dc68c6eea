import { expect, type Page } from '@playwright/test'
import { restOf } from './editor-rest.ts'
import { richText } from './rich-text.ts'

const words = (title: string) => ({ title, summary: `${title}: о чём.`, body: richText(`${title}: текст.`) })

/** A draft of an article in both languages, of which nothing is public. @returns its id. */
export async function draftInBoth(page: Page, slug: string, kazakh: object = {}): Promise<string> {
  const rest = restOf(page)
  const made = await rest.post('articles?locale=ru&draft=true', { ...words(slug), slug, kind: 'general' })
  expect(made.status, JSON.stringify(made.json)).toBe(201)
  const { id } = made.json.doc
  const other = { ...words(`${slug} қаз`), ...kazakh, _status: 'draft' }
  expect((await rest.patch(`articles/${id}?locale=kk&draft=true`, other)).status).toBe(200)
  return id
}

/** A release of articles in both their languages. @returns its id. */
export async function releaseOf(page: Page, title: string, ids: readonly string[]): Promise<string> {
  const items = ids.map((value) => ({ document: { relationTo: 'articles', value }, languages: ['ru', 'kk'] }))
  const made = await restOf(page).post('releases', { title, items })
  expect(made.status, JSON.stringify(made.json)).toBe(201)
  return made.json.doc.id
}
