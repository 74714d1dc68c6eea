import { strToU8, Zip, ZipDeflate } from 'fflate'

export type Cell = string | number | null

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const package_ = 'http://schemas.openxmlformats.org/package/2006'
const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const contentType = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** What a workbook of one sheet consists of beside the sheet. Source: ECMA-376, part 1, chapters 12 and 18. */
const frame = (name: string): Record<string, string> => ({
  '[Content_Types].xml': `<Types xmlns="${package_}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${contentType}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${contentType}.styles+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${contentType}.worksheet+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${package_}/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="${escaped(name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${package_}/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
  // Style 1 is bold: the header's.
  'xl/styles.xml': `<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf/><xf fontId="1" applyFont="1"/></cellXfs></styleSheet>`,
})

/** A workbook of one sheet whose first row is bold and stays in sight, packed while its rows are made. */
export async function* writeWorkbook(
  name: string,
  header: readonly string[],
  blocks: AsyncIterable<readonly Cell[][]>,
): AsyncGenerator<Uint8Array, void, undefined> {
  const packed = packing()
  for (const [path, xml] of Object.entries(frame(name))) packed.file(path).push(strToU8(declaration + xml), true)
  const sheet = packed.file('xl/worksheets/sheet1.xml')
  const view = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>'
  sheet.push(
    strToU8(
      `${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0">${view}</sheetView></sheetViews><sheetData>${rowXml(header, 1, 1)}`,
    ),
  )
  yield* packed.take()
  let next = 2
  for await (const rows of blocks) {
    const first = next
    next += rows.length
    sheet.push(strToU8(rows.map((row, index) => rowXml(row, first + index, 0)).join('')))
    yield* packed.take()
  }
  sheet.push(strToU8('</sheetData></worksheet>'), true)
  packed.end()
  yield* packed.take()
}

/** An archive whose bytes are taken as they come about. */
function packing() {
  let ready: Uint8Array[] = []
  const zip = new Zip((error, bytes) => {
    if (error) throw error
    ready.push(bytes)
  })
  return {
    file(path: string): ZipDeflate {
      const file = new ZipDeflate(path, { level: 6 })
      zip.add(file)
      return file
    },
    end: () => zip.end(),
    *take(): Generator<Uint8Array, void, undefined> {
      const taken = ready
      ready = []
      yield* taken.filter(({ length }) => length > 0)
    },
  }
}

function rowXml(cells: readonly Cell[], number: number, style: 0 | 1): string {
  return `<row r="${number}">${cells.map((cell, index) => cellXml(cell, `${columnName(index)}${number}`, style)).join('')}</row>`
}

function cellXml(cell: Cell, place: string, style: 0 | 1): string {
  if (cell === null || cell === '') return ''
  const styled = style ? ` s="${style}"` : ''
  if (typeof cell === 'number') return `<c r="${place}"${styled}><v>${cell}</v></c>`
  return `<c r="${place}"${styled} t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`
}

/** 0 is A, 26 is AA. */
function columnName(index: number): string {
  const last = String.fromCharCode(65 + (index % 26))
  return index < 26 ? last : columnName(Math.floor(index / 26) - 1) + last
}

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\r': '&#13;' }

/** XML knows no other control characters, and no halves of letters. */
const escaped = (text: string): string =>
  text
    .replace(/\p{Surrogate}/gu, '')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: those that XML 1.0 leaves out.
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replace(/[&<>"\r]/g, (sign) => signs[sign] ?? sign)
