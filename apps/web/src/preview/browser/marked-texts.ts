import { type MarkedText, readMarks } from '@estu/domain/preview/text-marks'
import { withNoBreaks } from '@estu/domain/text/typography/with-no-breaks'

/** On elements that show a field's text, and pictures that it chose: whose field a press on them opens. */
export const fieldAttribute = 'data-preview-field'

export const markedAttributes = ['alt', 'aria-label', 'title']
const unseen = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'NOSCRIPT'])

/** Which pieces of text on the page came from which fields. Marks are taken off as they are found. */
export class MarkedTexts {
  readonly #known = new Map<Text, MarkedText>()

  /** Looks for marks below a node that is new on the page or says something new. */
  read(node: Node): void {
    if (node instanceof Text) this.#readText(node)
    if (!(node instanceof Element)) return
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) this.#readText(walker.currentNode as Text)
    for (const name of markedAttributes)
      for (const element of [node, ...node.querySelectorAll(`[${name}]`)]) readAttribute(element, name)
  }

  #readText(node: Text): void {
    const parent = node.parentElement
    if (!parent || unseen.has(parent.nodeName)) return
    const found = readMarks(node.data)
    if (!found) {
      const known = this.#known.get(node)
      if (known && node.data !== wordsOf(known)) this.#known.delete(node)
      return
    }
    this.#known.set(node, found)
    parent.setAttribute(fieldAttribute, found.parts[0]?.path ?? '')
    node.data = wordsOf(found)
  }

  /** Shows what the form says now, where the page shows it as plain text. */
  follow(texts: ReadonlyMap<string, string>): void {
    for (const [node, marked] of this.#known) {
      if (!node.isConnected) {
        this.#known.delete(node)
        continue
      }
      for (const part of marked.parts) {
        const typed = part.isWhole ? texts.get(part.path) : undefined
        if (typed !== undefined) part.text = withNoBreaks(typed.trim())
      }
      const words = wordsOf(marked)
      if (node.data !== words) node.data = words
    }
  }

  /** The field of a piece of text. */
  pathOf(node: Node): string | null {
    return this.#known.get(node as Text)?.parts[0]?.path ?? null
  }
}

function readAttribute(element: Element, name: string): void {
  const found = readMarks(element.getAttribute(name) ?? '')
  if (!found) return
  element.setAttribute(name, wordsOf(found))
  element.setAttribute(fieldAttribute, found.parts[0]?.path ?? '')
}

const wordsOf = ({ parts, rest }: MarkedText) =>
  parts.map(({ before, text, isWhole }) => before + (isWhole ? withNoBreaks(text) : text)).join('') + rest
