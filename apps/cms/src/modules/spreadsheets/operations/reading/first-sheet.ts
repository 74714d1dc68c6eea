import { XMLParser } from 'fast-xml-parser'
import { strFromU8, unzipSync } from 'fflate'

type Attributes = Record<string, string | undefined>

const bookPath = 'xl/workbook.xml'
const relationsPath = 'xl/_rels/workbook.xml.rels'

/** Finds the first sheet that a workbook shows: its place among all sheets, from 0, and its XML. */
export function findFirstSheet(bytes: Uint8Array): { at: number; xml: string } | null {
  const frame = unzip(bytes, [bookPath, relationsPath])
  const sheets: Attributes[] = parser.parse(frame[bookPath] ?? '').workbook?.sheets?.sheet ?? []
  const relations: Attributes[] = parser.parse(frame[relationsPath] ?? '').Relationships?.Relationship ?? []
  const target = ({ id }: Attributes) =>
    relations.find((one) => one.Id === id && one.Type?.endsWith('/worksheet'))?.Target
  const at = sheets.findIndex((sheet) => (sheet.state ?? 'visible') === 'visible' && target(sheet))
  const path = target(sheets[at] ?? {})
  if (!path) return null
  const inPackage = path.startsWith('/') ? path.slice(1) : `xl/${path}`
  return { at, xml: unzip(bytes, [inPackage])[inPackage] ?? '' }
}

function unzip(bytes: Uint8Array, paths: readonly string[]): Record<string, string> {
  const files = unzipSync(bytes, { filter: ({ name }) => paths.includes(name) })
  return Object.fromEntries(Object.entries(files).map(([name, content]) => [name, strFromU8(content)]))
}

const lists = ['sheet', 'Relationship']

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  removeNSPrefix: true,
  parseAttributeValue: false,
  isArray: (name: string) => lists.includes(name),
})
