import fc from 'fast-check'
import { createLocalReq, type PayloadRequest } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { exportDocument, importDocument } from '../../src/modules/xliff/operations/exchange-document.ts'
import { fromInline, toInline } from '../../src/modules/xliff/operations/inline.ts'
import { readXliff } from '../../src/modules/xliff/operations/read-xliff.ts'
import { writeXliff } from '../../src/modules/xliff/operations/write-xliff.ts'
import { articleWords, rich } from '../support/complete.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'
import { staffUser } from '../support/staff-user.ts'

let cms: TestCms
let req: PayloadRequest
beforeAll(async () => {
  cms = await openCms()
  req = await createLocalReq({ user: staffUser('editor') }, cms.payload)
})
afterAll(() => cms?.close())

const words = fc.string({ unit: fc.constantFrom(...'слух қазақ <>&"\']]>\t\n\r\u00a0\u0007\ud83d😀 a'), maxLength: 25 })
const textNode = fc.record({
  type: fc.constant('text'),
  text: words,
  format: fc.constantFrom(0, 1, 2),
  detail: fc.constant(0),
  mode: fc.constant('normal'),
  style: fc.constant(''),
  version: fc.constant(1),
})
const { tree } = fc.letrec((tie) => ({
  node: fc.oneof(
    { maxDepth: 4 },
    textNode,
    fc.constant({ type: 'linebreak', version: 1 }),
    fc.record({ type: fc.constant('upload'), value: fc.uuid(), fields: fc.constant(null) }),
    fc.record({
      type: fc.constantFrom('paragraph', 'list', 'listitem', 'link', 'strange'),
      fields: fc.record({ url: words, newTab: fc.boolean() }),
      children: fc.array(tie('node'), { maxLength: 4 }),
    }),
  ),
  tree: fc.record({
    root: fc.record({
      type: fc.constant('root'),
      version: fc.constant(1),
      children: fc.array(tie('node'), { maxLength: 5 }),
    }),
  }),
}))

const exchange = (source: unknown, target: unknown) =>
  writeXliff({
    collection: 'articles',
    id: 'x',
    from: 'ru',
    to: 'kk',
    units: [{ path: 'body', note: 'Текст', source: toInline(source), target: toInline(target), state: 'translated' }],
  })

function unitOf(xml: string) {
  const read = readXliff(xml)
  if (typeof read === 'string') throw new Error(read)
  const unit = read.units[0]
  if (!unit) throw new Error('no unit')
  return unit
}

it('carries any running text and any words there and back unchanged', () => {
  fc.assert(
    fc.property(tree, tree, (source, target) => {
      const unit = unitOf(exchange(source, target))
      expect(fromInline(unit.source, true)).toEqual(source)
      expect(fromInline(unit.target ?? [], true)).toEqual(target)
    }),
    { numRuns: 400 },
  )
  fc.assert(
    fc.property(words, (text) => {
      expect(fromInline(unitOf(exchange('а', text)).target ?? [], false)).toBe(text)
    }),
    { numRuns: 300 },
  )
})

it('understands a tool that drops the attributes it does not know from its translations', () => {
  const source = rich('Смотрите наши аппараты')
  const bold = structuredClone(source)
  Object.assign(bold.root.children[0]?.children[0] ?? {}, { format: 1 })
  const xml = exchange(bold, rich(''))
  const tool = xml.replace(/<target([^>]*)>.*?<\/target>/s, (_, state) => {
    const copied = /<source>(.*?)<\/source>/s.exec(xml)?.[1] ?? ''
    const bare = copied
      .replace(/ (estu:node|ctype)="[^"]*"/g, '')
      .replace('Смотрите наши аппараты', 'Аппараттарымызды көріңіз')
    return `<target${state}>${bare}</target>`
  })
  const read = fromInline(unitOf(tool).target ?? [], true) as typeof bold
  expect(read.root.children[0]?.children[0]).toMatchObject({ text: 'Аппараттарымызды көріңіз', format: 1 })
})

it('refuses what is not ours, what is unsafe and what is broken', () => {
  const good = exchange('а', 'б')
  expect(readXliff('')).toBe('not-xliff')
  expect(readXliff('<a>')).toBe('not-xliff')
  expect(readXliff('<a/>')).toBe('not-xliff')
  expect(readXliff(`<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>${good}`)).toBe('unsafe')
  expect(readXliff(good.replace('target-language="kk"', 'target-language="de"'))).toBe('wrong-language')
  expect(readXliff(good.replace('target-language="kk"', 'target-language="ru"'))).toBe('wrong-language')
  expect(readXliff(good.replace('<target state="translated">', '<target state="translated"><g id="99">x</g>'))).toBe(
    'broken-tags',
  )
  expect(readXliff(' '.repeat(5_000_001))).toBe('too-large')
})

async function article() {
  const { payload } = cms
  const shared = { collection: 'articles' as const, overrideAccess: true, depth: 0 }
  const made = await payload.create({
    ...shared,
    locale: 'ru',
    data: {
      ...articleWords('Слух'),
      kind: 'general',
      sources: [{ title: 'Приказ' }, { title: 'Закон' }],
      _status: 'published',
    },
    overrideAccess: true,
  })
  const sources = (made.sources ?? []).map((row, index) => ({ ...row, title: `Дереккөз ${index}` }))
  await payload.update({
    ...shared,
    id: made.id,
    locale: 'kk',
    data: { ...articleWords('Есту'), sources, _status: 'published' },
    overrideAccess: true,
  })
  return made.id
}

const read = (id: string, locale: 'ru' | 'kk') =>
  cms.payload.findByID({ collection: 'articles', id, locale, draft: true, depth: 0, overrideAccess: true })

it('brings back exactly what went out, changes only what the translator changed, and saves a draft', async () => {
  const id = await article()
  const xml = await exportDocument(req, 'articles', id, 'kk')
  expect(await importDocument(req, xml)).toEqual({
    ok: true,
    collection: 'articles',
    id,
    changed: [],
    unknown: [],
    absent: [],
    untranslated: [],
    lost: [],
    sourceChanged: [],
    notices: [],
  })
  const before = await read(id, 'ru')
  const changed = xml.replace('Есту: о чём.', 'Есту туралы.').replace('Дереккөз 1', 'Заң')
  const imported = await importDocument(req, changed)
  expect(imported).toMatchObject({ ok: true, changed: ['summary', expect.stringMatching(/^sources\..+\.title$/)] })
  const kazakh = await read(id, 'kk')
  expect(kazakh).toMatchObject({ title: 'Есту', summary: 'Есту туралы.', _status: 'draft' })
  expect(kazakh.sources?.map(({ title }) => title)).toEqual(['Дереккөз 0', 'Заң'])
  expect({ ...(await read(id, 'ru')), updatedAt: 0, _status: 0 }).toEqual({ ...before, updatedAt: 0, _status: 0 })
  expect(await importDocument(req, changed)).toMatchObject({ changed: [] })
})

it('builds a page in a language that has none yet from the source’s blocks', async () => {
  const shared = { collection: 'pages' as const, overrideAccess: true, depth: 0 }
  const made = await cms.payload.create({
    ...shared,
    locale: 'ru',
    draft: true,
    data: {
      title: 'Страница',
      layout: [
        { blockType: 'notice', tone: 'attention', title: 'Важно', text: 'Прочтите' },
        { blockType: 'text', body: rich('Текст') },
      ],
    },
    overrideAccess: true,
  })
  const xml = await exportDocument(req, 'pages', made.id, 'kk')
  const translated = xml
    .replace(/<source>(.*?)<\/source><target[^>]*><\/target>/gs, '<source>$1</source><target>$1</target>')
    .replaceAll(/(<target>.*?)Важно/gs, '$1Маңызды')
  expect(await importDocument(req, translated)).toMatchObject({ ok: true, unknown: [] })
  const kazakh = await cms.payload.findByID({ ...shared, id: made.id, locale: 'kk', draft: true, overrideAccess: true })
  expect(kazakh.layout).toMatchObject([
    { blockType: 'notice', tone: 'attention', title: 'Маңызды' },
    { blockType: 'text' },
  ])
})

it('touches nothing but texts, tells of a source that changed since, and keeps to the bringer’s rights', async () => {
  const id = await article()
  const xml = await exportDocument(req, 'articles', id, 'kk')
  await cms.payload.update({
    collection: 'articles',
    id,
    locale: 'ru',
    draft: true,
    data: { summary: 'Теперь иначе.', _status: 'draft' },
    overrideAccess: true,
  })
  const sly = xml
    .replace('Есту: о чём.', 'Басқаша.')
    .replace('</body>', '<trans-unit id="slug"><source>a</source><target>stolen</target></trans-unit></body>')
  expect(await importDocument(req, sly)).toMatchObject({
    changed: ['summary'],
    unknown: ['slug'],
    sourceChanged: ['summary'],
  })
  expect((await read(id, 'kk')).slug).not.toBe('stolen')
  const other = await createLocalReq({ user: staffUser('translator', { language: 'ru' }) }, cms.payload)
  await expect(importDocument(other, xml.replace('Есту: о чём.', 'Бұзу.'))).rejects.toThrow()
  expect(await importDocument(req, xml.replace(id, crypto.randomUUID()))).toEqual({
    ok: false,
    error: 'no-such-document',
  })
})
