import { expect, it } from 'vitest'
import { findFaults } from './sheet-faults.ts'

const faultsIn = (rows: string) =>
  findFaults(`<worksheet><cols><col min="1"/></cols><sheetData>${rows}</sheetData></worksheet>`).map(
    ({ row, column, cell }) => [row, column, cell.doubt, cell.text],
  )

it('finds failed and uncounted formulas where they stand', () => {
  expect(
    faultsIn(
      '<row r="2"><c r="A2"><v>1</v></c><c r="AB2" t="e"><f>1/0</f><v>#DIV/0!</v></c></row>' +
        '<row r="5" spans="1:3"><c r="B5" s="1"><f>A2+1</f></c><c r="C5" t="str"><f>A1</f></c></row>',
    ),
  ).toEqual([
    [1, 27, 'formula-error', '#DIV/0!'],
    [4, 1, 'formula-uncounted', ''],
    [4, 2, 'formula-uncounted', ''],
  ])
})

it('finds them in the names of a prefix, too', () => {
  const rows =
    '<x:row r="3"><x:c r="A3"><x:f>1+1</x:f></x:c><x:c r="B3"/><x:c r="C3" t="e"><x:v>#N/A</x:v></x:c></x:row>'
  expect(faultsIn(rows)).toEqual([
    [2, 0, 'formula-uncounted', ''],
    [2, 2, 'formula-error', '#N/A'],
  ])
})

it('finds nothing in values, in counted formulas and in those that give an empty text', () => {
  expect(
    faultsIn(
      '<row r="1"><c r="A1"><f>1+1</f><v>2</v></c><c r="B1" t="str"><f>""</f><v></v></c><c r="C1" t="s"><v>0</v></c></row>',
    ),
  ).toEqual([])
})
