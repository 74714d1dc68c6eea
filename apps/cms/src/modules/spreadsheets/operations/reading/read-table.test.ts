import { expect, it } from 'vitest'
import { readTable } from './read-table.ts'

const read = (text: string) => readTable(Buffer.from(text))

it('counts rows as a spreadsheet shows them: empty ones, and cells of several lines', async () => {
  expect(await read('\r\nslug;title\r\n\r\na;"две\nстроки"\r\n;\r\nb;одна\r\n')).toMatchObject({
    header: ['slug', 'title'],
    headerAt: 2,
    rows: [
      { at: 4, cells: ['a', 'две\nстроки'] },
      { at: 6, cells: ['b', 'одна'] },
    ],
  })
})

const separatorLines = ['sep=;\r\n', '\ufeffsep=;\n', '"sep=;"\r\n', 'SEP=;\r\n']

it.each(separatorLines)('obeys «%s» and does not count it', async (line) => {
  expect(await read(`${line}slug;priceKzt,old\r\na;3500\r\n`)).toMatchObject({
    header: ['slug', 'priceKzt,old'],
    headerAt: 1,
    rows: [{ at: 2, cells: ['a', '3500'] }],
  })
})

it.each([';', ',', '\t'])('finds out that cells stand apart by «%s»', async (sign) => {
  expect(await read(`slug${sign}size\r\na${sign}13\r\n`)).toMatchObject({ header: ['slug', 'size'] })
})

it('keeps short rows short, and what it doubts apart from what is empty', async () => {
  expect(await read('slug;title;size\na;А?парат\nb;;\n')).toMatchObject({
    rows: [
      { at: 2, cells: ['a', { doubt: 'question-marks', text: 'А?парат' }] },
      { at: 3, cells: ['b', '', ''] },
    ],
  })
})
