import { isLocale, type Locale } from '@estu/domain/locale/locales'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import type { Inline } from './inline.ts'
import { lostKind } from './lost-tags.ts'

export type XliffError = 'not-xliff' | 'too-large' | 'unsafe' | 'wrong-language' | 'broken-tags' | 'no-such-document'

export type ReadUnit = { path: string; source: Inline[]; target: Inline[] | null }
export type ReadXliff = { collection: string; id: string; from: Locale; to: Locale; units: ReadUnit[] }

const maxBytes = 5_000_000

/** What the parser makes of an element: its name with its children, and its attributes under `:@`. */
type Parsed = { [name: string]: unknown } & { ':@'?: Record<string, string> }

/** Reads a translator's file. @returns a closed code for anything that is not one of ours. */
export function readXliff(xml: string): ReadXliff | XliffError {
  if (Buffer.byteLength(xml) > maxBytes) return 'too-large'
  if (/<!(DOCTYPE|ENTITY)/i.test(xml)) return 'unsafe'
  const files = all(find(parse(xml), 'xliff')?.children, 'file')
  // One document at a time: the rest of a merged file would be lost without a word.
  const file = files.length === 1 ? files[0] : undefined
  const body = find(file?.children, 'body')
  const { original = '' } = file?.attributes ?? {}
  const [from, to] = [languageOf(file, 'source-language'), languageOf(file, 'target-language')]
  const [collection, id] = original.split('/')
  if (!body || !collection || !id) return 'not-xliff'
  if (!isLocale(from) || !isLocale(to) || from === to) return 'wrong-language'
  const units: ReadUnit[] = []
  for (const unit of unitsIn(body.children)) {
    const read = readUnit(unit)
    if (read === 'broken-tags') return read
    units.push(read)
  }
  return { collection, id, from, to, units }
}

/** @returns nothing for what the parser refuses: broken tags, tags without end, names that JavaScript keeps for itself. */
function parse(xml: string): Parsed[] {
  try {
    return XMLValidator.validate(xml) === true ? (parser().parse(xml) as Parsed[]) : []
  } catch {
    return []
  }
}

/** `kk-KZ` is `kk`: many tools add the country. */
const languageOf = (file: Element | undefined, name: string) => file?.attributes[name]?.split('-')[0]?.toLowerCase()

/** Units in the order of the file; some tools put them into groups. */
const unitsIn = (nodes: Parsed[]): Element[] =>
  nodes.flatMap((node) => [
    ...all([node], 'trans-unit'),
    ...all([node], 'group').flatMap(({ children }) => unitsIn(children)),
  ])

const parser = () =>
  new XMLParser({
    preserveOrder: true,
    ignoreAttributes: false,
    attributeNamePrefix: '',
    trimValues: false,
    parseTagValue: false,
    parseAttributeValue: false,
    processEntities: true,
    htmlEntities: true,
    ignoreDeclaration: true,
    ignorePiTags: true,
    maxNestedTags: 1000,
  })

type Element = { children: Parsed[]; attributes: Record<string, string> }

function all(nodes: Parsed[] | undefined, name: string): Element[] {
  return (nodes ?? []).flatMap((node) =>
    Array.isArray(node[name]) ? [{ children: node[name] as Parsed[], attributes: node[':@'] ?? {} }] : [],
  )
}

const find = (nodes: Parsed[] | undefined, name: string): Element | undefined => all(nodes, name)[0]

function readUnit({ children, attributes }: Element): ReadUnit | 'broken-tags' {
  const path = attributes.id ?? ''
  const known = new Map<string, { kind: string; node: unknown }>()
  const source = inlineOf(find(children, 'source')?.children ?? [], known, true)
  const target = find(children, 'target')
  if (source === 'broken-tags') return source
  const translated = target && target.children.length > 0 ? inlineOf(target.children, known, false) : null
  return translated === 'broken-tags' ? translated : { path, source, target: translated }
}

type Known = Map<string, { kind: string; node: unknown }>

/**
 * Tags of the source are remembered by number: some tools drop attributes they do not know from the target. A source
 * that lost them too keeps its numbers, for the document itself to tell what they stood for.
 */
function inlineOf(nodes: Parsed[], known: Known, isSource: boolean): Inline[] | 'broken-tags' {
  const inline: Inline[] = []
  for (const element of nodes) {
    const text = element['#text']
    if (text !== undefined) {
      inline.push(String(text))
      continue
    }
    const name = Object.keys(element).find((key) => key !== ':@') ?? ''
    const children = inlineOf((element[name] as Parsed[]) ?? [], known, isSource)
    if (children === 'broken-tags') return children
    if (name !== 'g' && name !== 'x') {
      inline.push(...children)
      continue
    }
    const tag = tagOf(element[':@'] ?? {}, known, isSource)
    if (!tag) return 'broken-tags'
    inline.push({ ...tag, children: name === 'x' ? null : children })
  }
  return join(inline)
}

function tagOf(attributes: Record<string, string>, known: Known, isSource: boolean) {
  const { id = '', ctype, 'estu:node': json } = attributes
  if (json === undefined || ctype === undefined) {
    if (isSource && id !== '' && !known.has(id)) known.set(id, { kind: lostKind, node: undefined })
    const same = known.get(id)
    return same ? { id, ...same } : null
  }
  try {
    const tag = { kind: ctype, node: JSON.parse(json) as unknown }
    if (!known.has(id)) known.set(id, tag)
    return { id, ...tag }
  } catch {
    return null
  }
}

/** Neighbouring words as one piece, as they were written. */
function join(inline: Inline[]): Inline[] {
  const joined: Inline[] = []
  for (const piece of inline) {
    const last = joined.at(-1)
    if (typeof piece === 'string' && typeof last === 'string') joined[joined.length - 1] = last + piece
    else if (piece !== '') joined.push(piece)
  }
  return joined
}
