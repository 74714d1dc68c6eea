import postcss, { type AtRule, type ChildNode, type Rule } from 'postcss'
import { type Names, namesOf } from './selector-names.ts'

/** A part of a stylesheet: what it says, and of which elements. */
export type Part =
  | { kind: 'always'; text: string }
  /** Says something only of elements that have all names of one of `for`. */
  | { kind: 'rule'; text: string; for: readonly Names[] }
  /** Rules under a condition of the browser's. */
  | { kind: 'group'; head: string; parts: readonly Part[] }

/** Where the addresses inside a sheet of the build are rooted; the host itself is never used. */
const root = 'https://own.invalid'
const address = /url\((["']?)(?!data:)([^"')]+)\1\)/g

/** Conditions whose rules may be among the first that a page needs. */
const groups = new Set(['media', 'supports', 'layer', 'container'])

/** @param href the sheet's own address; what it names by relative addresses is named by whole paths. */
export function readStylesheet(css: string, href: string): Part[] {
  const text = css.replaceAll(address, (_, quote: string, file: string) => {
    const { pathname } = new URL(file, root + href)
    return `url(${quote}${pathname}${quote})`
  })
  return partsOf(postcss.parse(text).nodes)
}

const partsOf = (nodes: readonly ChildNode[]): Part[] => nodes.flatMap(partOf)

function partOf(node: ChildNode): Part[] {
  if (node.type === 'rule') return [rule(node)]
  if (node.type !== 'atrule' || isOfPaper(node)) return []
  const isGroup = groups.has(node.name) && node.nodes !== undefined
  if (!isGroup) return [{ kind: 'always', text: closed(node) }]
  return [{ kind: 'group', head: `@${node.name} ${node.params}`, parts: partsOf(node.nodes ?? []) }]
}

const rule = (node: Rule): Part => ({ kind: 'rule', text: node.toString(), for: node.selectors.map(namesOf) })

/** Nobody prints a page before its whole sheet is there. */
const isOfPaper = ({ name, params }: AtRule): boolean => name === 'page' || (name === 'media' && params === 'print')

const closed = (node: AtRule): string => (node.nodes ? node.toString() : `${node.toString()};`)
