import fc from 'fast-check'
import { createLocalReq, type PayloadRequest } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { applyImport } from '../../src/modules/spreadsheets/operations/apply-import.ts'
import { harmless, readable } from '../../src/modules/spreadsheets/operations/cell-text.ts'
import { describeError } from '../../src/modules/spreadsheets/operations/describe-error.ts'
import { exportCollection } from '../../src/modules/spreadsheets/operations/export-collection.ts'
import { planImport } from '../../src/modules/spreadsheets/operations/planning/plan-import.ts'
import { type ReadTable, readTable } from '../../src/modules/spreadsheets/operations/reading/read-table.ts'
import { columnsOf } from '../../src/modules/spreadsheets/operations/table-columns.ts'
import { tableErrors } from '../../src/modules/spreadsheets/operations/table-errors.ts'
import { writeCsv, writeXlsx } from '../../src/modules/spreadsheets/operations/write-table.ts'
import { bytesOf } from '../support/bytes-of.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'
import { expectWithin } from '../support/size.ts'
import { staffUser } from '../support/staff-user.ts'

let cms: TestCms
let req: PayloadRequest
let brand: string
beforeAll(async () => {
  cms = await openCms()
  req = await createLocalReq({ user: staffUser('editor') }, cms.payload)
  const made = await cms.payload.create({
    collection: 'brands',
    data: { title: 'Демо', slug: 'demo' },
    locale: 'ru',
    draft: true,
    overrideAccess: true,
  })
  brand = made.id
})
afterAll(() => cms?.close())

const table = (header: string[], ...rows: string[][]): ReadTable => ({
  header,
  headerAt: 1,
  rows: rows.map((cells, index) => ({ at: index + 2, cells })),
  lacksKazakh: false,
  otherSheets: [],
})

const text = fc.string({
  unit: fc.constantFrom(...'абв ӘқҢ ₸ "\';,=+-@\t\n№ \u00a0a1 '),
  maxLength: 30,
})

it('writes a table that reads back as the same texts, and that no spreadsheet runs', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(text, text), { minLength: 1, maxLength: 5 }), async (cells) => {
      const rows = cells.map(([a, b]) => [`x${a.trim()}`.replaceAll('\r', ''), b.replaceAll('\r', '')])
      const written = { header: ['Ключ', 'Текст'], blocks: [rows] }
      const read = table(written.header, ...rows)
      expect(await readTable(await bytesOf(writeCsv(written)))).toEqual(read)
      expect(await readTable(await bytesOf(writeXlsx(written)))).toEqual(read)
    }),
    { numRuns: 200 },
  )
  for (const cell of ['=1+1', '+7 700', '-5', '@a', "'=1", "''=1", '\t=1', 'просто', "'так"]) {
    expect(readable(harmless(cell))).toBe(cell)
    expect(harmless(cell)).not.toMatch(/^[=+\-@\t\r]/)
  }
})

it('writes workbooks that read back as the same texts and numbers', async () => {
  const blocks = [[['=evil()', 389_990]], [], [['қазақша «мәтін»', 1]]]
  const bytes = await bytesOf(writeXlsx({ header: ['slug', 'Цена'], blocks }))
  expect(await readTable(bytes)).toEqual(table(['slug', 'Цена'], ['=evil()', '389990'], ['қазақша «мәтін»', '1']))
})

it('reads what Excel saves in its older ways', async () => {
  const header = [...'slug;'].map((c) => c.charCodeAt(0))
  const cyrillic = Buffer.from([...header, 0xcd, 0xe0, 0xe7, 0x0d, 0x0a, 0x61, 0x3b, 0xd1, 0xeb, 0xf3, 0xf5])
  expect(await readTable(cyrillic)).toEqual({ ...table(['slug', 'Наз'], ['a', 'Слух']), lacksKazakh: true })
  const wide = Buffer.from('\ufeffslug\tТекст\r\na\tқаз', 'utf16le')
  expect(await readTable(wide)).toEqual(table(['slug', 'Текст'], ['a', 'қаз']))
})

it('refuses what is no table or too large a one, before unpacking it', async () => {
  expect(await readTable(Buffer.alloc(0))).toBe('empty')
  expect(await readTable(Buffer.from([0, 1, 2, 255, 0]))).toBe('unreadable')
  expect(await readTable(Buffer.from('PK\u0003\u0004 rubbish', 'latin1'))).toBe('unreadable')
  expect(await readTable(Buffer.alloc(11_000_000, 'a'))).toBe('too-large')
  const bomb = await bytesOf(writeXlsx({ header: ['a'], blocks: [[['b']]] }))
  const entry = bomb.indexOf(Buffer.from('PK\u0001\u0002', 'latin1'))
  bomb.writeUInt32LE(4_000_000_000, entry + 24)
  expect(await readTable(bomb)).toBe('too-large')
})

it.each<[string, string]>([
  ['signs between cells', ';'.repeat(9_900_000)],
  ['signs between cells, after a good header', `slug;title\n${';'.repeat(9_900_000)}`],
  ['rows of nothing but signs', `slug;title\n${`${';'.repeat(400)}\n`.repeat(24_000)}`],
  ['quoted line ends', `slug;title\n${'"\n'.repeat(4_900_000)}`],
  ['quotes', '"'.repeat(9_900_000)],
  ['quotes in pairs', `slug;title\n${'"";'.repeat(3_300_000)}`],
  ['line ends', '\n'.repeat(9_900_000)],
  ['one word', 'a'.repeat(9_900_000)],
])('ten megabytes of %s hold nobody up', async (_what, text) => {
  const begun = performance.now()
  const read = await readTable(Buffer.from(text))
  // Seconds, not half a minute: other editors wait meanwhile.
  expectWithin(performance.now() - begun, 4000)
  if (typeof read !== 'string') expect(read.rows.length).toBe(0)
})

async function device(slug: string, more: object = {}) {
  return cms.payload.create({
    collection: 'devices',
    data: { title: slug, slug, brand, formFactor: 'ric', availability: 'in_stock', priceKzt: 100_000, ...more },
    locale: 'ru',
    draft: true,
    overrideAccess: true,
    depth: 0,
  })
}

it('exports what it imports: an untouched table changes nothing', async () => {
  await device('untouched', { lossDegrees: ['I', 'II'], oldPriceKzt: 120_000 })
  const exported = () => exportCollection(req, 'devices', 'kk')
  const read = (await readTable(await bytesOf(writeCsv(exported())))) as ReadTable
  const plan = await planImport(req, 'devices', read)
  expect(plan).toMatchObject({ rows: [], errors: [] })
  const workbook = (await readTable(await bytesOf(writeXlsx(exported())))) as ReadTable
  expect(await planImport(req, 'devices', workbook)).toMatchObject({ rows: [], errors: [] })
})

it.each([
  { language: 'ru', words: ['С ресивером в канале (RIC)', 'В наличии', 'да', 'Демо [demo]', 'I; II'] },
  { language: 'kk', words: ['Ресивері құлақ жолында (RIC)', 'Қоймада бар', 'иә', 'Демо [demo]', 'I; II'] },
] as const)(
  'says in $language what it holds, and reads it back whichever language it is read in',
  async ({ language, words }) => {
    await device(`words-${language}`, { lossDegrees: ['I', 'II'], isDemo: true })
    const read = (await readTable(await bytesOf(writeXlsx(exportCollection(req, 'devices', language))))) as ReadTable
    const row = read.rows.find(({ cells: [slug] }) => slug === `words-${language}`)
    for (const word of words) expect(row?.cells).toContain(word)
    const written = read.rows.flatMap(({ cells }) => cells.map(String))
    expect(written.filter((cell) => /^(in_stock|ric|true|false|demo)$/.test(cell))).toEqual([])
    for (const reader of [inLanguage('ru'), inLanguage('kk')]) {
      expect(await planImport(reader, 'devices', read)).toMatchObject({ rows: [], errors: [] })
    }
  },
)

const inLanguage = (language: 'ru' | 'kk') => ({ ...req, i18n: { ...req.i18n, language } }) as PayloadRequest

it('reads words of either language and the codes of older files, and says what a cell may hold', async () => {
  await device('either')
  const header = ['slug', 'availability', 'formFactor', 'isDemo', 'brand', 'lossDegrees']
  const read = (...cells: string[]) => planImport(inLanguage('kk'), 'devices', table(header, ['either', ...cells]))
  const codes = await read('to_order', 'bte', 'да', 'demo', 'I;II')
  expect(codes.errors).toEqual([])
  const words = await read('под заказ', 'Құлақ артына тағылатын (BTE)', 'Иә', 'как угодно [demo]', 'I; II')
  expect(words.errors).toEqual([])
  expect(words.fingerprint).toBe(codes.fingerprint)
  const { errors } = await read('в пути', 'bte', 'да', 'demo', 'I')
  const columns = columnsOf(cms.payload, 'devices')
  expect(errors.map((error) => describeError(error, columns, 'ru'))).toEqual([
    {
      row: 2,
      column: 'Наличие',
      code: 'unknown-choice',
      value: 'в пути',
      message: 'Нет такого значения. Можно: В наличии, Под заказ, Только примерить в филиале, Нет в наличии.',
    },
  ])
})

it('creates drafts and changes fields in both languages, whatever the order of columns', async () => {
  await device('changed')
  const plan = await planImport(
    req,
    'devices',
    table(
      ['Цена за 1 аппарат, ₸', 'title.kk', 'slug', 'brand', 'Форма', 'availability', 'title.ru'],
      ['150 000', 'Өзгерген', 'changed', 'demo', 'bte', 'in_stock', 'changed'],
      ['90000', 'Жаңа', 'fresh', 'demo', 'ric', 'to_order', 'Новый'],
    ),
  )
  expect(plan.errors).toEqual([])
  expect(plan.rows.map(({ key, changes }) => [key, changes.map(({ column }) => column.key)])).toEqual([
    ['changed', ['priceKzt', 'title.kk', 'formFactor']],
    ['fresh', ['priceKzt', 'title.kk', 'slug', 'brand', 'formFactor', 'availability', 'title.ru']],
  ])
  expect(await applyImport(req, plan)).toEqual({ ok: true, created: 1, updated: 1 })
  const shared = { collection: 'devices' as const, draft: true, depth: 0, overrideAccess: true }
  const found = await cms.payload.find({
    ...shared,
    where: { slug: { in: ['changed', 'fresh'] } },
    sort: 'slug',
    locale: 'kk',
    overrideAccess: true,
  })
  expect(found.docs).toMatchObject([
    { slug: 'changed', title: 'Өзгерген', priceKzt: 150_000, formFactor: 'bte', _status: 'draft' },
    { slug: 'fresh', title: 'Жаңа', priceKzt: 90_000, availability: 'to_order', _status: 'draft' },
  ])
})

it('names every error by its row and column, and changes nothing', async () => {
  await device('errors')
  const { errors, rows } = await planImport(
    req,
    'devices',
    table(
      ['slug', 'priceKzt', 'oldPriceKzt', 'brand', 'formFactor', 'isDemo', 'availability'],
      ['errors', 'дорого', '', 'demo', 'ric', 'да', 'in_stock'],
      ['errors', '1', '', 'demo', 'ric', 'да', 'in_stock'],
      ['', '1', '', 'demo', 'ric', 'да', 'in_stock'],
      ['плохой адрес', '1', '', 'demo', 'ric', 'да', 'in_stock'],
      ['new-1', '-5', '', 'nobody', 'square', 'может', ''],
      ['new-2', '100', '90', 'demo', 'ric', 'нет', 'in_stock'],
      ['new-3', '0', '', 'demo', 'ric', 'нет', 'in_stock'],
      ['new-4', '2 147 483 648', '', 'demo', 'ric', 'нет', 'in_stock'],
    ),
  )
  expect(errors.map(({ row, column, code }) => `${row} ${column} ${code}`)).toEqual([
    '2 priceKzt bad-number',
    '3 slug double-key',
    '4 slug no-key',
    '5 slug bad-key',
    '6 priceKzt bad-price',
    '6 brand unknown-reference',
    '6 formFactor unknown-choice',
    '6 isDemo bad-yes-no',
    '6 availability required',
    '7 oldPriceKzt old-price-below',
    '8 priceKzt bad-price',
    '9 priceKzt bad-price',
  ])
  // A service may cost nothing.
  const free = table(['slug', 'priceKzt', 'durationMin'], ['free', '0', '30'])
  expect((await planImport(req, 'services', free)).errors).toEqual([])
  expect(rows.length).toBeGreaterThan(0)
  const wrongHeader = await planImport(req, 'devices', table(['цена', 'priceKzt', 'priceKzt'], ['1', '2', '3']))
  expect(wrongHeader.errors.map(({ code }) => code)).toEqual(['unknown-column', 'double-column', 'no-key-column'])
  for (const words of Object.values(tableErrors)) expect(words.ru && words.kk).toBeTruthy()
})

it('keeps a published device published, and refuses one with edits that nobody published', async () => {
  const words = {
    summary: 'Кратко',
    description: {
      root: {
        type: 'root',
        children: [{ type: 'paragraph', children: [{ type: 'text', text: 'Текст', version: 1 }], version: 1 }],
        direction: null,
        format: '',
        indent: 0,
        version: 1,
      },
    },
  }
  const made = await device('live', words)
  const shared = { collection: 'devices' as const, id: made.id, overrideAccess: true, depth: 0 }
  await cms.payload.update({ ...shared, locale: 'ru', data: { _status: 'published' }, overrideAccess: true })
  const plan = await planImport(req, 'devices', table(['slug', 'priceKzt'], ['live', '77000']))
  expect(await applyImport(req, plan)).toEqual({ ok: true, created: 0, updated: 1 })
  // A thousand rows are no publications that a button would take back one by one.
  const noted = await cms.payload.db.pool.query('select 1 from publications where document_id = $1', [made.id])
  expect(noted.rows).toEqual([])
  const seen = await cms.payload.find({
    collection: 'devices',
    where: { slug: { equals: 'live' } },
    locale: 'ru',
    overrideAccess: false,
  })
  expect(seen.docs[0]).toMatchObject({ priceKzt: 77_000, _status: 'published' })
  await cms.payload.update({
    ...shared,
    locale: 'ru',
    draft: true,
    data: { summary: 'Правка', _status: 'draft' },
    overrideAccess: true,
  })
  const again = await planImport(req, 'devices', table(['slug', 'priceKzt'], ['live', '78000']))
  expect(again.errors.map(({ code }) => code)).toEqual(['has-draft'])
})

it('writes all or nothing: a row that fails on the way takes every other one back', async () => {
  await Promise.all(['all-1', 'all-2', 'all-3'].map((slug) => device(slug)))
  const plan = await planImport(
    req,
    'devices',
    table(['slug', 'priceKzt'], ['all-1', '1000'], ['all-2', '2000'], ['all-3', '3000']),
  )
  await cms.payload.delete({ collection: 'devices', where: { slug: { equals: 'all-2' } }, overrideAccess: true })
  expect(await applyImport(req, plan)).toMatchObject({ ok: false, row: 3 })
  const found = await cms.payload.find({
    collection: 'devices',
    where: { slug: { like: 'all-' } },
    draft: true,
    locale: 'ru',
    depth: 0,
    overrideAccess: true,
  })
  expect(found.docs.map(({ priceKzt }) => priceKzt)).toEqual([100_000, 100_000])
})

it('is for editors alone', async () => {
  const asTranslator = await createLocalReq({ user: staffUser('translator', { language: 'kk' }) }, cms.payload)
  await device('guarded')
  const plan = await planImport(asTranslator, 'devices', table(['slug', 'priceKzt'], ['guarded', '1']))
  const result = await applyImport(asTranslator, plan)
  const found = await cms.payload.find({
    collection: 'devices',
    where: { slug: { equals: 'guarded' } },
    draft: true,
    locale: 'ru',
    depth: 0,
    overrideAccess: true,
  })
  expect(result.ok).toBe(false)
  expect(found.docs[0]?.priceKzt).toBe(100_000)
})
