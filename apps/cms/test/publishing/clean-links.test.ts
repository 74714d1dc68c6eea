import { afterAll, beforeAll, expect, it } from 'vitest'
import { articleWords } from '../support/complete.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'
import { signedIn } from '../support/rest.ts'

let cms: TestCms
let rest: Awaited<ReturnType<typeof signedIn>>
beforeAll(async () => {
  cms = await openCms()
  rest = await signedIn(cms)
})
afterAll(() => cms?.close())

const text = { type: 'text', version: 1, text: 'слова', detail: 0, format: 0, mode: 'normal', style: '' }
const around = { version: 1, format: '', indent: 0, direction: 'ltr' }
const link = (fields: object, type = 'link') => ({ type, ...around, children: [text], fields })
const body = (...children: object[]) => ({
  root: { type: 'root', ...around, children: [{ type: 'paragraph', ...around, children }] },
})

/** What an article keeps of these links. */
async function kept(...links: object[]): Promise<Record<string, unknown>[]> {
  const data = { ...articleWords(`Ссылки ${Math.random()}`), kind: 'general', body: body(...links), _status: 'draft' }
  const { status, json, text: answer } = await rest.post('articles?locale=ru&draft=true&depth=0', data)
  expect(status, answer).toBe(201)
  return json.doc.body.root.children[0].children
}

const script = 'javascript:alert(1)'

it('a link to a document keeps no address beside it, and one to nothing is only words', async () => {
  const [{ id } = { id: '' }] = [
    (await rest.post('pages?locale=ru&draft=true', { title: 'Куда', _status: 'draft' })).json.doc,
  ]
  const doc = { relationTo: 'pages', value: id }
  const found = await kept(
    link({ linkType: 'internal', url: script, doc, newTab: false }),
    link({ linkType: 'internal', url: script, newTab: false }),
    link({ linkType: 'custom', url: script, newTab: false }),
    link({ linkType: 'custom', url: ' \tjavascript:alert(1)', newTab: false }, 'autolink'),
    link({ linkType: 'custom', url: '/filialy', doc: null, newTab: false }),
  )
  expect(JSON.stringify(found)).not.toContain('javascript')
  expect(found.map(({ type }) => type)).toEqual(['link', 'text', 'text', 'text', 'link'])
  expect(found[0]?.fields).toMatchObject({ linkType: 'internal', doc })
  expect(found[4]?.fields).toMatchObject({ linkType: 'custom', url: '/filialy' })
})

it('a link whose dialog was left without an address is only words', async () => {
  const addresses = ['https://', 'http://', 'mailto:', 'tel:', '#', '', 'https://estu.example', 'tel:+77001234567']
  const found = await kept(...addresses.map((url) => link({ linkType: 'custom', url, newTab: false })))
  expect(JSON.stringify(found)).not.toContain('"https://"')
  // The words of neighbours become one text.
  expect(found.flatMap(({ fields }) => (fields ? [(fields as { url: string }).url] : []))).toEqual(addresses.slice(6))
})
