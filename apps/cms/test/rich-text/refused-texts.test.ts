import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { articleWords } from '../support/complete.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'
import { type Answer, signedIn } from '../support/rest.ts'
import { broken, holding, paragraph, text, words } from './text-shapes.ts'

let cms: TestCms
let rest: Awaited<ReturnType<typeof signedIn>>
let article: string
beforeAll(async () => {
  cms = await openCms()
  rest = await signedIn(cms)
  const data = { ...articleWords('Слух'), kind: 'general', _status: 'published' }
  article = (await rest.post('articles?locale=ru', data)).json.doc.id
})
afterAll(() => cms?.close())

const faultsOf = ({ json }: Answer): { path: string; message: string }[] => json.errors?.[0]?.data?.errors ?? []
const stray = text(paragraph(), words('Слух'))
const sentence = 'Текст на русском не сохранён: редактор не смог бы его открыть. Место: 2 (слова): «Слух».'

async function versionsOf(id: string): Promise<number> {
  const { totalDocs } = await cms.payload.countVersions({
    collection: 'articles',
    where: { parent: { equals: id } },
    overrideAccess: true,
  })
  return totalDocs
}

describe('a text that the editor cannot open', () => {
  it.each(Object.keys(broken))(
    'with %s is stored neither as a draft nor in public, and nothing with it',
    async (name) => {
      const body = broken[name]?.value
      const before = await versionsOf(article)
      const ways = [
        () => rest.patch(`articles/${article}?locale=ru&draft=true&autosave=true`, { body, _status: 'draft' }),
        () => rest.patch(`articles/${article}?locale=ru&draft=true`, { body, _status: 'draft' }),
        () => rest.patch(`articles/${article}?locale=kk`, { ...articleWords('Есту'), body, _status: 'published' }),
        () => rest.patch(`articles/${article}?locale=all&draft=true`, { body: { kk: body }, _status: 'draft' }),
        () => rest.patch('articles?locale=ru&where[kind][equals]=general', { body, _status: 'published' }),
        () => rest.post('articles?locale=ru&draft=true', { title: 'Новая', kind: 'general', body, _status: 'draft' }),
      ]
      for (const [number, save] of ways.entries()) {
        const answer = await save()
        expect(answer.status, `${number}: ${answer.text}`).toBe(400)
        expect(faultsOf(answer)).toMatchObject([{ path: 'body', message: expect.stringContaining('не сохранён') }])
      }
      expect(await versionsOf(article)).toBe(before)
      const found = await cms.payload.count({ collection: 'articles', overrideAccess: true })
      expect(found.totalDocs).toBe(1)
    },
  )
})

it('names every broken text of a page by its place in the form, and refuses the same as JSON', async () => {
  const layout = [
    { blockType: 'text', body: text(paragraph(words('Слух'))) },
    { blockType: 'text', body: stray },
    { blockType: 'faq', items: [{ question: 'Где?', answer: JSON.stringify(stray) }] },
  ]
  const answer = await rest.post('pages?locale=ru&draft=true', { title: 'О нас', layout, _status: 'draft' })
  expect(answer.status).toBe(400)
  expect(faultsOf(answer)).toMatchObject([
    { path: 'layout.1.body', message: expect.stringContaining(sentence) },
    { path: 'layout.2.items.0.answer', message: expect.stringContaining(sentence) },
  ])
  expect(answer.text).toContain('Вопросы')
})

it('lets no table or film into a text that has no place for them', async () => {
  const table = { type: 'block', version: 2, fields: { blockType: 'table', rows: [] } }
  const answer = await rest.post('brands?locale=ru&draft=true', {
    title: 'Бренд',
    story: text(table),
    _status: 'draft',
  })
  expect(faultsOf(answer)).toMatchObject([{ path: 'story' }])
})

describe('a text that was broken before it could be refused', () => {
  let old: string
  beforeAll(async () => {
    const data = { ...articleWords('Давняя'), kind: 'general', _status: 'draft' }
    old = (await rest.post('articles?locale=ru&draft=true', data)).json.doc.id
    const stored = JSON.stringify(stray)
    await cms.payload.db.pool.query('update articles_locales set body = $1 where _parent_id = $2', [stored, old])
    await cms.payload.db.pool.query(
      'update _articles_v_locales set version_body = $1 where _parent_id in (select id from _articles_v where parent_id = $2)',
      [stored, old],
    )
  })

  it('is neither copied nor made public', async () => {
    const copy = await rest.post(`articles/${old}/duplicate?locale=ru`, {})
    expect(faultsOf(copy)).toMatchObject([{ path: 'body', message: expect.stringContaining(sentence) }])
    const published = await rest.patch(`articles/${old}?locale=ru`, { _status: 'published' })
    expect(published.status).toBe(400)
    expect(faultsOf(published)).toMatchObject([{ path: 'body', message: expect.stringContaining(sentence) }])
  })

  it('keeps nobody from saving another field, or from writing the text anew', async () => {
    const title = await rest.patch(`articles/${old}?locale=ru&draft=true`, { title: 'Новое имя', _status: 'draft' })
    expect(title.status, title.text).toBe(200)
    const body = text(paragraph(words('Слух')))
    expect((await rest.patch(`articles/${old}?locale=ru`, { body, _status: 'published' })).status).toBe(200)
  })
})

it('leaves an empty paragraph of a text that holds nothing but a picture that was not chosen', async () => {
  const body = text({ type: 'upload', version: 3, relationTo: 'media', value: null, fields: {} })
  const { json } = await rest.patch(`articles/${article}?locale=ru&draft=true`, { body, _status: 'draft' })
  expect(json.doc.body).toEqual(text(holding('paragraph', [])))
})
