'use client'

import { useTranslation } from '@payloadcms/ui'
import { type ReactNode, useEffect } from 'react'
import { ownName } from './fixed-words.ts'
import { dialogs, headingOf, withLostName } from './lost-names.ts'
import { ownSentence } from './spoken-sentences.ts'

const named = ['aria-label', 'aria-roledescription', 'title', 'placeholder']
const anyNamed = named.map((name) => `[${name}]`).join()
/** What is read aloud: how rows are moved by keys, what a list to choose from does; and what is told in passing. */
const spoken = [
  ...['[id^="DndLiveRegion"]', '[id$="-live-region"]', '[aria-live]'],
  // How rows are moved stands hidden, by an id that tells nothing; a list without columns, in a box without a name.
  ...['div[style*="display: none"]:not(:has(*))', '.collection-list div:not([class]):not(:has(*))'],
].join()
/** Where fixed words are shown: how wide a preview is, the hint at an address that can be copied. */
const shown = '.live-preview-toolbar-controls, .popup-button-list, .copy-to-clipboard'
const worded = [spoken, shown].join()

/**
 * Stands around the whole admin and says in its language what Payload’s parts say in English alone. They know no
 * translation there, and their scripts come bundled and made small, so that a patch would be all of them.
 */
export function OwnWords({ children }: { children: ReactNode }) {
  const { language } = useTranslation().i18n
  useEffect(() => {
    const rename = (root: Node) => renameWithin(root, language)
    rename(document.body)
    const watch = new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes)
        for (const node of type === 'childList' ? addedNodes : [target]) rename(node)
    })
    watch.observe(document.body, watched)
    return () => watch.disconnect()
  }, [language])
  return children
}

const watched = { childList: true, subtree: true, characterData: true, attributes: true, attributeFilter: named }

function renameWithin(node: Node, language: string): void {
  if (node instanceof Text) renameText(node, language)
  if (!(node instanceof Element)) return
  const dialog = node.closest(dialogs)
  for (const element of [node, ...(dialog ? [dialog] : []), ...node.querySelectorAll(anyNamed)])
    renameElement(element, language)
  const heard = node.closest(worded) ? [node] : node.querySelectorAll(worded)
  for (const element of heard) for (const text of textsIn(element)) renameText(text, language)
}

function renameElement(element: Element, language: string): void {
  for (const name of named) {
    const said = element.getAttribute(name) ?? ''
    const own = ownName(said, language) ?? withLostName(element, said) ?? headingOf(element, said)
    if (own !== null) element.setAttribute(name, own)
  }
  if (isBoxOfField(element)) element.removeAttribute('title')
}

/** A box to tick shows its field's code on hovering; it has a label. */
const isBoxOfField = (element: Element): boolean =>
  element instanceof HTMLInputElement && element.type === 'checkbox' && element.title === element.name

function renameText(text: Text, language: string): void {
  const own = text.parentElement?.closest(spoken)
    ? ownSentence(text.data, language)
    : text.parentElement?.closest(shown) && ownName(text.data, language)
  if (own && own !== text.data) text.data = own
}

function* textsIn(element: Element): Generator<Text> {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) yield node as Text
}
