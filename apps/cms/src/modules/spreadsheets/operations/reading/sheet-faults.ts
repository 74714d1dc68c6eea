import type { DoubtedCell } from './table-rows.ts'

/** A cell that cannot be read, and where it stands; both count from 0. */
export type Fault = { row: number; column: number; cell: DoubtedCell }

/** Cells of a sheet, with their attributes and what they hold. Source: ECMA-376, part 1, 18.3.1.4. */
const cells = /<(?:\w+:)?c\s([^>]*?)(?:\/>|>(.*?)<\/(?:\w+:)?c>)/gs

/** Finds formulas that failed, and those that nobody has calculated: the workbook's reader makes empty cells of these. */
export function findFaults(sheet: string): Fault[] {
  const faults: Fault[] = []
  for (const [, attributes = '', content = ''] of sheet.matchAll(cells)) {
    const cell = faultOf(attribute(attributes, 't'), content)
    const place = cell && placeOf(attribute(attributes, 'r'))
    if (cell && place) faults.push({ ...place, cell })
  }
  return faults
}

function faultOf(type: string, content: string): DoubtedCell | null {
  const value = /<(?:\w+:)?v(?:\s[^>]*)?>(.*?)<\/(?:\w+:)?v>/s.exec(content)?.[1]
  if (type === 'e') return { doubt: 'formula-error', text: value ?? '' }
  if (!/<(?:\w+:)?f[\s/>]/.test(content) || value) return null
  // A formula may give an empty text: its value is there and says nothing.
  return type === 'str' && /<(?:\w+:)?v[\s/>]/.test(content) ? null : { doubt: 'formula-uncounted', text: '' }
}

const attribute = (attributes: string, name: string): string =>
  new RegExp(`(?:^|\\s)${name}=["']([^"']*)["']`).exec(attributes)?.[1] ?? ''

/** `B3` is row 2 and column 1. */
function placeOf(address: string): { row: number; column: number } | null {
  const [, letters = '', row = ''] = /^([A-Z]+)(\d+)$/.exec(address) ?? []
  if (!letters) return null
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)
  return { row: Number(row) - 1, column: column - 1 }
}
