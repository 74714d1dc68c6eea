import type { Locale } from '@estu/domain/locale/locales'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import type { Inline } from './inline.ts'
import { lostKind } from './lost-tags.ts'

export type XliffError = 'not-xliff' | 'too-large' | 'unsafe' | 'wrong-language' | 'broken-tags' | 'no-such-document'

/** `state` is what the tool says of the target, as XLIFF 1.2 names it; empty where it says nothing. */
export type ReadUnit = { path: string; source: Inline[]; target: Inline[] | null; state: string }
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
  const [collection, id] = original.split('/')
  if (!body || !collection || !id) return 'not-xliff'
  const languages = languagesOf(file)
  if (!languages) return 'wrong-language'
  const units: ReadUnit[] = []
  for (const unit of unitsIn(body.children)) {
    const read = readUnit(unit)
    if (read === 'broken-tags') return read
    units.push(read)
  }
  return { collection, id, ...languages, units }
}

/** @returns nothing for what the parser refuses: broken tags, tags without end, names that JavaScript keeps for itself. */
function parse(xml: string): Parsed[] {
  try {
    return XMLValidator.validate(xml) === true ? (parser().parse(xml) as Parsed[]) : []
  } catch {
    return []
  }
}

const other: Record<Locale, Locale> = { ru: 'kk', kk: 'ru' }
const codes = new Map<string, Locale>([
  ['ru', 'ru'],
  ['rus', 'ru'],
  ['kk', 'kk'],
  ['kaz', 'kk'],
])

/** The two languages of a file: where it names one alone, the other is meant; null where it names another one. */
function languagesOf(file: Element | undefined): { from: Locale; to: Locale } | null {
  const source = languageOf(file, 'source-language')
  const target = languageOf(file, 'target-language')
  if (source === null || target === null) return null
  const from = source ?? (target && other[target])
  const to = target ?? (source && other[source])
  return from && to && from !== to ? { from, to } : null
}

/**
 * `kk-KZ`, `kk_KZ`, `kk-Cyrl-KZ` and `kaz` are `kk`: each tool writes a language its own way.
 * @returns undefined where none is told, null for another language or another alphabet
 */
function languageOf(file: Element | undefined, name: string): Locale | null | undefined {
  const told = file?.attributes[name]
  if (!told) return undefined
  const [code = '', ...more] = told.toLowerCase().split(/[-_]/)
  const isCyrillic = more.every((part) => part.length !== 4 || part === 'cyrl')
  return (isCyrillic && codes.get(code)) || null
}

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
  const state = target?.attributes.state ?? ''
  if (source === 'broken-tags') return source
  const translated = target && target.children.length > 0 ? inlineOf(target.children, known, false) : null
  return translated === 'broken-tags' ? translated : { path, source, target: translated, state }
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
