import fc from 'fast-check'
import { createLocalReq, type Field, type PayloadRequest } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { applyUnits } from '../../src/modules/xliff/operations/apply-units.ts'
import { exportDocument, importDocument } from '../../src/modules/xliff/operations/exchange-document.ts'
import { fromInline, toInline } from '../../src/modules/xliff/operations/inline.ts'
import { readXliff } from '../../src/modules/xliff/operations/read-xliff.ts'
import { writeXliff } from '../../src/modules/xliff/operations/write-xliff.ts'
import { anyDevice, articleWords, rich } from '../support/complete.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'
import { staffUser } from '../support/staff-user.ts'

let cms: TestCms
let req: PayloadRequest
beforeAll(async () => {
  cms = await openCms()
  req = await createLocalReq({ user: staffUser('editor') }, cms.payload)
})
afterAll(() => cms?.close())

const exchange = (source: unknown, target: unknown = source) =>
  writeXliff({
    collection: 'articles',
    id: 'x',
    from: 'ru',
    to: 'kk',
    units: [{ path: 'body', note: 'Текст', source: toInline(source), target: toInline(target), state: 'translated' }],
  })

function unitsOf(xml: string) {
  const read = readXliff(xml)
  if (typeof read === 'string') throw new Error(read)
  return read.units
}

const body: Field[] = [{ name: 'body', type: 'richText', localized: true }]
const apply = (xml: string, target: unknown, source: unknown) =>
  applyUnits(body, { body: target }, { body: source }, unitsOf(xml))

const tab = { type: 'tab', text: '\t', detail: 2, format: 0, mode: 'normal', style: '', version: 1 }

function withTab(text: string) {
  const value = rich(text)
  value.root.children[0]?.children.push(tab)
  return value
}

it('carries every node there and back, of whatever type and with whatever in it', () => {
  const value = fc.jsonValue({ maxDepth: 3 })
  const type = fc.oneof(
    fc.constantFrom('text', 'tab', 'char', 'value', 'lost', 'node'),
    fc.string({ unit: 'binary', maxLength: 4 }),
  )
  const text = fc.string({ unit: 'binary', maxLength: 8 })
  const children = fc.oneof(fc.array(value, { maxLength: 3 }), value)
  const node = fc.record({ type, text, format: value, children }, { requiredKeys: [] })
  const tree = fc.record({ root: fc.record({ type, children: fc.array(fc.oneof(node, value), { maxLength: 4 }) }) })
  fc.assert(
    fc.property(tree, (given) => {
      const sent = JSON.parse(JSON.stringify(given)) as unknown
      expect(fromInline(unitsOf(exchange(sent))[0]?.target ?? [], true)).toEqual(sent)
    }),
    { numRuns: 1500 },
  )
})

const bare = (xml: string) => xml.replace(/ (estu:node|ctype)="[^"]*"/g, '')

it('finds tags again in the document when a tool kept their numbers alone, and only while its words are the same', () => {
  const source = withTab('Слух')
  const xml = bare(exchange(source)).replace(/(<target.*)Слух/s, '$1Есту')
  expect(apply(xml, null, source)).toMatchObject({ data: { body: withTab('Есту') }, unknown: [], sourceChanged: [] })
  expect(apply(xml, null, withTab('Другое'))).toMatchObject({ data: {}, changed: [], unknown: ['body'] })
})

it('takes no words away for a target that has none, and does not lose words that came without tags', () => {
  const [source, present] = [rich('Слух'), rich('Есту')]
  for (const empty of ['', ' \n ', '<g id="1"><g id="2"></g></g>', '<g id="1"><g id="2"> </g></g>']) {
    const xml = exchange(source).replace(/(<target[^>]*>).*(<\/target>)/s, `$1${empty}$2`)
    expect(apply(xml, present, source)).toMatchObject({ data: {}, changed: [], unknown: [], sourceChanged: [] })
  }
  const untagged = exchange(source).replace(/(<target[^>]*>).*(<\/target>)/s, '$1Есту$2')
  expect(apply(untagged, present, source)).toMatchObject({ data: {}, changed: [], unknown: ['body'] })
})

it('reads units in groups and languages with a country', () => {
  const xml = exchange('а', 'б').replace('<trans-unit', '<group><group><trans-unit')
  const grouped = xml.replace('</trans-unit>', '</trans-unit></group></group>')
  expect(unitsOf(grouped)).toMatchObject([{ path: 'body', target: ['б'] }])
  expect(readXliff(xml.replace(/<group>/g, '').replace('"kk"', '"kk-KZ"'))).toMatchObject({ from: 'ru', to: 'kk' })
})

it('answers with a code whatever comes', () => {
  const good = exchange('а', 'б')
  const file = good.slice(good.indexOf('<file'), good.indexOf('</xliff>'))
  expect(readXliff(good.replace('б', `${'<g id="1">'.repeat(50_000)}${'</g>'.repeat(50_000)}`))).toBe('not-xliff')
  expect(readXliff(good.replace('б', '<constructor>1</constructor>'))).toBe('not-xliff')
  expect(readXliff(good.replace('</target>', ''))).toBe('not-xliff')
  expect(readXliff(good.replace('</xliff>', `${file}</xliff>`))).toBe('not-xliff')
  expect(readXliff(exchange('я'.repeat(3_000_000), 'б'))).toBe('too-large')
})

const shared = { overrideAccess: true, depth: 0 } as const
const unchanged = { changed: [], unknown: [], absent: [], untranslated: [], lost: [], sourceChanged: [], notices: [] }

it('changes nothing when a document returns as it went, tabs and all, and only what a translator changed', async () => {
  const { payload } = cms
  const words = { ...articleWords('Слух'), body: withTab('Слух') }
  const article = await payload.create({
    ...shared,
    collection: 'articles',
    locale: 'ru',
    draft: true,
    overrideAccess: true,
    data: { ...words, kind: 'general' },
  })
  const kazakh = { ...articleWords('Есту'), body: withTab('Есту') }
  await payload.update({
    ...shared,
    collection: 'articles',
    id: article.id,
    locale: 'kk',
    draft: true,
    overrideAccess: true,
    data: kazakh,
  })
  const device = await anyDevice(payload)
  const made = await payload.update({
    ...shared,
    collection: 'devices',
    id: device,
    locale: 'ru',
    draft: true,
    overrideAccess: true,
    data: {
      faq: [
        { question: 'Где?', answer: 'Тут' },
        { question: 'Когда?', answer: 'Днём' },
      ],
    },
  })
  const faq = (made.faq ?? []).map((row) => ({ ...row, question: 'Қайда?', answer: 'Осында' }))
  await payload.update({
    ...shared,
    collection: 'devices',
    id: device,
    locale: 'kk',
    draft: true,
    overrideAccess: true,
    data: { title: 'Құрал', faq },
  })
  await payload.updateGlobal({
    ...shared,
    slug: 'home',
    locale: 'ru',
    overrideAccess: true,
    data: { title: 'Слышать', phrase: { text: 'Ш_м' } },
  })
  await payload.updateGlobal({
    ...shared,
    slug: 'home',
    locale: 'kk',
    overrideAccess: true,
    data: { title: 'Есту', phrase: { text: 'Ш_' } },
  })
  const cases = [
    ['articles', article.id, 'Есту: о чём.', ['summary']],
    ['devices', device, 'Құрал', ['title']],
    ['globals', 'home', 'Ш_</target>', ['phrase.text']],
  ] as const
  for (const [collection, id, old, changed] of cases) {
    const xml = await exportDocument(req, collection, id, 'kk')
    const nothing = { ok: true, collection, id, ...unchanged }
    expect(await importDocument(req, xml)).toEqual(nothing)
    const edited = xml.replace(old, old.endsWith('</target>') ? 'Шу</target>' : 'Жаңа')
    expect(await importDocument(req, edited)).toEqual({ ...nothing, changed })
    expect(await importDocument(req, edited)).toEqual(nothing)
  }
})
