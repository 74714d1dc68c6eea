import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { createLocalReq, type PayloadRequest } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { applyImport } from '../../src/modules/spreadsheets/operations/apply-import.ts'
import { describeError } from '../../src/modules/spreadsheets/operations/describe-error.ts'
import { exportCollection } from '../../src/modules/spreadsheets/operations/export-collection.ts'
import { planImport } from '../../src/modules/spreadsheets/operations/planning/plan-import.ts'
import { describeNotice } from '../../src/modules/spreadsheets/operations/planning/table-notices.ts'
import { type ReadTable, readTable } from '../../src/modules/spreadsheets/operations/reading/read-table.ts'
import { columnsOf } from '../../src/modules/spreadsheets/operations/table-columns.ts'
import { writeCsv, writeXlsx } from '../../src/modules/spreadsheets/operations/write-table.ts'
import { bytesOf } from '../support/bytes-of.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'
import { staffUser } from '../support/staff-user.ts'

let cms: TestCms
let req: PayloadRequest
beforeAll(async () => {
  cms = await openCms()
  req = await createLocalReq({ user: staffUser('editor') }, cms.payload)
  for (const slug of ['batareika-312', 'batareika-13', 'batareika-10']) await battery(slug)
})
afterAll(() => cms?.close())

const battery = (slug: string, more: object = {}) =>
  cms.payload.create({
    collection: 'consumables',
    data: {
      title: slug,
      slug,
      kind: 'battery',
      availability: 'in_stock',
      returnPolicy: '14_days',
      priceKzt: 3000,
      size: '312',
      ...more,
    },
    locale: 'ru',
    draft: true,
    overrideAccess: true,
    depth: 0,
  })

const planOf = async (bytes: Buffer) => planImport(req, 'consumables', (await readTable(bytes)) as ReadTable)
const planOfText = (text: string) => planOf(Buffer.from(text))

type Plan = Awaited<ReturnType<typeof planOf>>
const errorsOf = ({ errors }: Plan) => errors.map(({ row, column, code }) => `${row} ${column} ${code}`)
const changesOf = ({ rows }: Plan) =>
  rows.map(({ row, changes }) => [row, ...changes.map(({ column, value }) => [column.key, value])])

/** A table in windows-1251 or KZ-1048, byte by byte. */
const bytesOfTitles = (kazakh: string) =>
  Buffer.concat([
    Buffer.from('slug;title.ru;title.kk\r\nbatareika-312;'),
    Buffer.from('c1e0f2e0f0e5e9eae020333132', 'hex'),
    Buffer.from(';'),
    Buffer.from(kazakh, 'hex'),
    Buffer.from('\r\n'),
  ])

it('reads Kazakh titles in KZ-1048, and refuses those of which Excel kept question marks', async () => {
  const whole = await planOf(bytesOfTitles('8da2ebe09d20e0efefe0f0e0f2fbedfbbe20e1e0f2e0f0e5fff1fb'))
  expect(errorsOf(whole)).toEqual([])
  expect(changesOf(whole)).toEqual([[2, ['title.ru', 'Батарейка 312'], ['title.kk', 'Құлақ аппаратының батареясы']]])
  const lost = await planOf(bytesOfTitles('3f3febe03f20e0efefe0f0e0f2fbedfb3f20e1e0f2e0f0e5fff1fb'))
  expect(errorsOf(lost)).toEqual(['2 title.kk question-marks'])
  expect(lost.notices.map(({ code }) => code)).toEqual(['no-kazakh-letters'])
  // «Ба?» was «Бақ»: a question in a Russian column is one.
  expect(errorsOf(await planOf(bytesOfTitles('c1e03f')))).toEqual(['2 title.kk question-marks'])
})

it('refuses a damaged file as a whole', async () => {
  const bytes = Buffer.from('slug;title.ru\r\nbatareika-312;Батарейка 312\r\n')
  expect(await readTable(bytes.subarray(0, -7))).toBe('damaged-text')
  const spoilt = Buffer.concat([bytes.subarray(0, -5), Buffer.from([0xa0]), bytes.subarray(-5)])
  expect(await readTable(spoilt)).toBe('damaged-text')
})

it('understands `sep=`, currencies and what Excel writes for yes and no', async () => {
  const read = await planOfText(
    '\ufeffsep=;\r\nslug;priceKzt;isDemo\r\nbatareika-312;389 990 тг;ИСТИНА\r\nbatareika-13;389990 KZT;АҚИҚАТ\r\nbatareika-10;3000;ЛОЖЬ\r\n',
  )
  expect(errorsOf(read)).toEqual([])
  expect(changesOf(read)).toEqual([
    [2, ['priceKzt', 389_990], ['isDemo', true]],
    [3, ['priceKzt', 389_990], ['isDemo', true]],
  ])
  const unclear = await planOfText('slug;priceKzt\nbatareika-312;389.000\nbatareika-13;12 500 13 000\nbatareika-10;0\n')
  expect(errorsOf(unclear)).toEqual(['2 priceKzt unclear-number', '3 priceKzt bad-number', '4 priceKzt bad-price'])
})

it('names the row that a spreadsheet shows, whatever stands empty before it', async () => {
  const read = await planOfText('slug;priceKzt\n\n\nbatareika-312;3500\n;\nbatareika-13;дорого\n')
  expect(errorsOf(read)).toEqual(['6 priceKzt bad-number'])
  expect(changesOf(read)).toEqual([[4, ['priceKzt', 3500]]])
})

it('clears no field for a cell that cannot be read, nor for one that is not there', async () => {
  const doubted = await planOfText('slug;size\nbatareika-312;#ССЫЛКА!\nbatareika-13;Р°Р±РІ\nbatareika-10;\n')
  expect(errorsOf(doubted)).toEqual(['2 size formula-error', '3 size garbled'])
  expect(changesOf(doubted)).toEqual([[4, ['size', null]]])
  const short = await planOfText('slug;priceKzt;size\nbatareika-312;3500\nbatareika-13\nbatareika-10;3600;10\n')
  expect(errorsOf(short)).toEqual([])
  expect(changesOf(short)).toEqual([
    [2, ['priceKzt', 3500]],
    [4, ['priceKzt', 3600], ['size', '10']],
  ])
  expect(short.notices).toEqual([{ code: 'short-rows', places: ['2', '3'] }])
})

it('refuses what stands under no name, as where a title fell apart at a semicolon', async () => {
  const read = await planOfText('slug;title.ru;size\nbatareika-312;Батарейка; цинк;312\n')
  expect(errorsOf(read)).toEqual(['2  outside-columns'])
  expect(errorsOf(await planOfText('slug;;size\nbatareika-312;забыто;312\n'))).toEqual(['2  outside-columns'])
  expect(errorsOf(await planOfText('slug;size;;\nbatareika-312;312;;\n'))).toEqual([])
})

it('changes nothing where an odd text comes back as it is stored', async () => {
  await battery('odd', { title: 'А?парат', size: '4E+5' })
  const exported = () => exportCollection(req, 'consumables', 'ru')
  for (const bytes of [await bytesOf(writeCsv(exported())), await bytesOf(writeXlsx(exported()))]) {
    expect(await planOf(bytes)).toMatchObject({ rows: [], errors: [], notices: [] })
  }
  expect(errorsOf(await planOfText('slug;title.ru\nodd;Б?парат\n'))).toEqual(['2 title.ru question-marks'])
  await battery('3e-10')
  expect(errorsOf(await planOfText('slug;size\n3e-10;10\n4e-10;10\n'))).toEqual(['3 slug cut-number'])
})

type Edit = readonly [path: string, before: string, after: string]

/** A workbook of ours as another program would have written it. */
async function editedWorkbook(edits: readonly Edit[], more: Record<string, string> = {}): Promise<Buffer> {
  const blocks = [[['batareika-312', '312', 3000]]]
  const files = unzipSync(await bytesOf(writeXlsx({ header: ['slug', 'size', 'priceKzt'], blocks })))
  const texts = Object.fromEntries(Object.entries(files).map(([path, bytes]) => [path, strFromU8(bytes)]))
  for (const [path, before, after] of edits) texts[path] = (texts[path] ?? '').replace(before, after)
  const all = Object.entries({ ...texts, ...more }).map(([path, text]) => [path, strToU8(text)] as const)
  return Buffer.from(zipSync(Object.fromEntries(all)))
}

/** A workbook of ours with further cells in its last row. */
const workbook = (cells: string) =>
  editedWorkbook([['xl/worksheets/sheet1.xml', '</sheetData>', `<row r="4">${cells}</row></sheetData>`]])

const slugCell = '<c r="A4" t="inlineStr"><is><t>batareika-13</t></is></c>'

it('stops a row of a workbook whose formula failed or was never calculated', async () => {
  const read = await planOf(
    await workbook(`${slugCell}<c r="B4" t="e"><f>1/0</f><v>#DIV/0!</v></c><c r="C4"><f>A1+1</f></c>`),
  )
  expect(errorsOf(read)).toEqual(['4 size formula-error', '4 priceKzt formula-uncounted'])
  const last = await planOf(await workbook('<c r="A4"><f>B1</f></c>'))
  expect(errorsOf(last)).toEqual(['4 slug formula-uncounted'])
  const word = await planOf(await workbook(`${slugCell}<c r="B4" t="str"><f>A1</f></c>`))
  expect(errorsOf(word)).toEqual(['4 size formula-uncounted'])
  const counted = await planOf(await workbook(`${slugCell}<c r="C4"><f>1+1</f><v>3500</v></c>`))
  expect(errorsOf(counted)).toEqual([])
})

it('reads the first sheet that a workbook shows, and names the others that have rows', async () => {
  const cell = (address: string, text: string) => `<c r="${address}" t="inlineStr"><is><t>${text}</t></is></c>`
  const sheet = (row: string) =>
    `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData><row r="1">${row}</row></sheetData></worksheet>`
  const type = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const relation = (id: string, kind: string, target: string) =>
    `<Relationship Id="${id}" Type="${type}/${kind}" Target="${target}"/>`
  const bytes = await editedWorkbook(
    [
      [
        'xl/workbook.xml',
        '<sheets>',
        '<sheets><sheet name="Тайный" sheetId="4" state="hidden" r:id="rId7"/><sheet name="График" sheetId="3" r:id="rId8"/><sheet name="&#1062;ены" sheetId="2" r:id="rId9"/>',
      ],
      [
        'xl/_rels/workbook.xml.rels',
        '</Relationships>',
        `${relation('rId9', 'worksheet', '/xl/worksheets/sheet2.xml')}${relation('rId8', 'chartsheet', 'chartsheets/sheet1.xml')}${relation('rId7', 'worksheet', 'worksheets/sheet3.xml')}</Relationships>`,
      ],
    ],
    {
      'xl/worksheets/sheet2.xml': sheet(cell('A1', 'slug') + cell('B1', 'size')),
      'xl/worksheets/sheet3.xml': sheet(cell('A1', 'тайна')),
      'xl/chartsheets/sheet1.xml': '<chartsheet/>',
    },
  )
  expect(await readTable(bytes)).toMatchObject({ header: ['slug', 'size'], otherSheets: ['Тайный', 'Sheet1'] })
})

it('asks the rule of each field when it plans: what is planned is saved', async () => {
  const header = 'slug;warrantyMonths;packQty;shelfLifeMonths'
  const read = await planOfText(`${header}\nbatareika-312;601;2,5;12\nbatareika-13;12;6;-1\nbatareika-10;0;1;600\n`)
  expect(errorsOf(read)).toEqual([
    '2 warrantyMonths refused-value',
    '2 packQty refused-value',
    '3 shelfLifeMonths refused-value',
  ])
  const [first] = read.errors.map((error) => describeError(error, columnsOf(cms.payload, 'consumables'), 'ru'))
  expect(first).toMatchObject({
    value: '601',
    message: 'Поле не принимает это значение. Нужно целое число от 0 до 600.',
  })
  const good = await planOfText(`${header}\nbatareika-10;0;1;600\n`)
  expect(await applyImport(req, good)).toEqual({ ok: true, created: 0, updated: 1 })
})

it('lets a former price go where the new price passes it', async () => {
  await battery('cheap', { oldPriceKzt: 4000 })
  expect(errorsOf(await planOfText('slug;priceKzt;oldPriceKzt\ncheap;5000;\n'))).toEqual([])
  expect(errorsOf(await planOfText('slug;priceKzt\ncheap;5000\n'))).toEqual(['2 oldPriceKzt old-price-below'])
})

it('says what it leaves out, in both languages', () => {
  const notice = { code: 'other-sheets' as const, places: ['«Склад»', '«Черновик»'] }
  expect(describeNotice(notice, 'ru')).toBe(
    'Читается только первый видимый лист. Не прочитаны листы: «Склад», «Черновик».',
  )
  expect(describeNotice(notice, 'kk')).toBe(
    'Тек көрінетін бірінші парақ оқылады. Оқылмаған парақтар: «Склад», «Черновик».',
  )
  const rows = Array.from({ length: 30 }, (_, index) => String(index + 2))
  expect(describeNotice({ code: 'short-rows', places: rows }, 'ru')).toMatch(/ 20, 21…$/)
})
