import { afterAll, beforeAll, expect, it } from 'vitest'
import { fieldsOf } from '../../src/fields/walk/fields-of.ts'
import { plainText } from '../../src/modules/document-texts/index.ts'
import { readTexts } from '../../src/modules/search/indexing/read-texts.ts'
import { insertParagraph } from '../../src/modules/translation/memory/insert-segment.ts'
import { relatedDocuments } from '../../src/outbox/related-documents.ts'
import { rich } from '../support/complete.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'
import { signedIn } from '../support/rest.ts'

let cms: TestCms
let rest: Awaited<ReturnType<typeof signedIn>>
beforeAll(async () => {
  cms = await openCms()
  rest = await signedIn(cms)
})
afterAll(() => cms?.close())

const block = (fields: object) => ({ type: 'block', version: 2, format: '', fields })
const cells = (...words: string[]) => words.map((text) => ({ text }))
const table = block({
  blockType: 'table',
  caption: 'Срок службы батареек',
  head: cells('Размер', 'Дней'),
  rows: [{ cells: cells('Размер 312', 'до десяти') }, { cells: cells('Размер 13', '') }],
})
const said = ['До', 'Срок службы батареек', 'Размер', 'Дней', 'Размер 312', 'до десяти', 'Размер 13']

const bodyOf = (...blocks: object[]) => {
  const text = rich('До')
  return { root: { ...text.root, children: [...text.root.children, ...blocks] } }
}
const create = async (body: object) => {
  const words = { title: 'Батарейки', summary: 'Сколько служат.', kind: 'general', body }
  const { status, json, text } = await rest.post('articles?locale=ru&draft=true', words)
  expect(status, text).toBe(201)
  return json.doc as { id: string; body: { root: { children: { fields: Record<string, unknown> }[] } } }
}
const inKazakh = async (id: string) => (await rest.get(`articles/${id}?locale=kk&draft=true&fallback-locale=none`)).json

it('no text of a table is lost: not in the plain words, not in the search', async () => {
  const article = await create(bodyOf(table))
  expect(plainText(article.body).split('\n')).toEqual(said)
  const fields = fieldsOf(cms.payload, 'articles', '')
  expect(readTexts(fields, article, 'ru').body.join('\n')).toContain(said.join('\n'))
})

it('goes out to a translator with every cell and comes back as the same table', async () => {
  const { id, body } = await create(bodyOf(table))
  const { text } = await rest.get(`translation/xliff/articles/${id}?target=kk`)
  for (const words of said) expect(text).toContain(`>${words}<`)
  const translated = text
    .replaceAll(/<source>(.*?)<\/source>\s*(<target[^>]*>)<\/target>/gs, '<source>$1</source>$2$1</target>')
    .replaceAll(/(<target[^>]*>.*?<\/target>)/gs, (target) =>
      target.replace('Срок службы батареек', 'Батарея мерзімі').replace('>до десяти<', '>он күнге дейін<'),
    )
  const sent = await rest.send('translation/xliff', translated)
  expect(sent.json, sent.text).toMatchObject({ ok: true, unknown: [] })
  const [, kazakh] = (await inKazakh(id)).body.root.children
  const words = JSON.stringify(body.root.children[1]?.fields)
    .replace('Срок службы батареек', 'Батарея мерзімі')
    .replace('до десяти', 'он күнге дейін')
  expect(withoutIds(kazakh.fields)).toEqual(withoutIds(JSON.parse(words)))
})

/** Rows of another language have ids of their own. */
const withoutIds = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (key, one) => (key === 'id' ? undefined : one)))

it('puts a remembered translation into the cell it belongs to, and none where there is no such cell', () => {
  const source = bodyOf(table)
  const place = said.indexOf('до десяти')
  expect(plainText(insertParagraph(source, source, place, 'он күнге дейін')).split('\n')[place]).toBe('он күнге дейін')
  const empty = bodyOf()
  expect(insertParagraph(empty, source, place, 'он күнге дейін')).toBe(empty)
})

it('wants a caption for a table', async () => {
  const { id } = await create(bodyOf(block({ blockType: 'table', caption: '', rows: [] })))
  const published = await rest.patch(`articles/${id}?locale=ru&publishSpecificLocale=ru`, { _status: 'published' })
  expect(published.status).toBe(400)
})

it('a film within a text is a use of it, and what the page is made of', async () => {
  const film = await cms.payload.db.create({
    collection: 'videos',
    data: { title: { ru: 'Фильм' }, filename: 'x.mp4', mimeType: 'video/mp4' },
  })
  const article = await create(bodyOf(block({ blockType: 'film', film: { relationTo: 'videos', value: film.id } })))
  const uses = await rest.get(`where-used/videos/${film.id}`)
  expect(uses.json.rows).toHaveLength(1)
  const fields = cms.payload.collections.articles.config.flattenedFields
  const stored = await cms.payload.findByID({
    collection: 'articles',
    id: article.id,
    draft: true,
    depth: 2,
    locale: 'ru',
    overrideAccess: true,
  })
  expect(relatedDocuments(cms.payload, fields, stored)).toContainEqual({ collection: 'videos', id: film.id })
  expect(JSON.stringify(stored.body)).toContain('"filename":"x.mp4"')
})
