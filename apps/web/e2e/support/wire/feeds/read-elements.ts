import { XMLParser } from 'fast-xml-parser'

/** An element as it stands in a feed; numbers stay as they were written. */
export type Element = { name: string; text: string; attributes: Record<string, string>; children: Element[] }

type Node = Record<string, unknown> & { ':@'?: Record<string, string> }

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  trimValues: true,
})

const elementsOf = (nodes: readonly Node[]): Element[] =>
  nodes.flatMap((node) => {
    const { ':@': attributes = {}, ...named } = node
    const [name, inside] = Object.entries(named)[0] ?? ['#text', []]
    if (name === '#text' || name.startsWith('?')) return []
    const nested = inside as Node[]
    const text = nested.flatMap((one) => ('#text' in one ? [String(one['#text'])] : [])).join('')
    return [{ name, text, attributes, children: elementsOf(nested) }]
  })

/** The root of a feed with all that stands in it, in its order. */
export function readElements(xml: string): Element {
  const [root] = elementsOf(parser.parse(xml) as Node[])
  return root ?? { name: '', text: '', attributes: {}, children: [] }
}

export const childrenOf = (element: Element | undefined, name: string): Element[] =>
  element?.children.filter((child) => child.name === name) ?? []

export const textOf = (element: Element | undefined, name: string): string => childrenOf(element, name)[0]?.text ?? ''

/** What is there twice, though it may be there once. */
export const repeated = (values: readonly string[]): string[] =>
  values.filter((value, index) => values.indexOf(value) !== index)

export const isAddress = (text: string): boolean => /^https?:\/\/[^\s/]+/.test(text) && URL.canParse(text)

/** How many characters a reader counts, as against halves of them. */
export const lengthOf = (text: string): number => [...text].length
