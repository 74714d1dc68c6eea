import type { Page } from '@playwright/test'

/** Typed by editors, or not read by anybody; addresses and codes; what says of itself which language it is in. */
const skipped =
  'script, style, noscript, template, textarea, code, kbd, [contenteditable=true], .cell-slug, body [lang]'
const named = ['aria-label', 'aria-description', 'aria-roledescription', 'title', 'placeholder', 'alt']

/** Everything that a screen says, shown, told on hovering or read aloud, also what is hidden at the moment. */
export function shownTexts(page: Page): Promise<string[]> {
  return page.evaluate(
    ([left, attributes]) => {
      const texts = new Set([document.title])
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ALL)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (node instanceof Text && !node.parentElement?.closest(left)) texts.add(node.data)
        if (!(node instanceof Element) || (node.matches(left) && !node.matches('textarea'))) continue
        for (const name of attributes) texts.add(node.getAttribute(name) ?? '')
      }
      return [...texts]
    },
    [skipped, named] as const,
  )
}
