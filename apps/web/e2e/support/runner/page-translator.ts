import type { Page } from '@playwright/test'

/** Wraps every text of a page into two elements, and whatever appears later, as page translators do. Runs in the page. */
function wrapTexts(): void {
  const own = new Set(['SCRIPT', 'STYLE', 'TEXTAREA', 'NOSCRIPT', 'FONT', 'OPTION', 'TITLE'])
  const wrap = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) {
      if (!text.data.trim() || own.has(text.parentElement?.tagName ?? '')) continue
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      inner.textContent = text.data
      outer.append(inner)
      text.replaceWith(outer)
    }
  }
  wrap(document.body)
  document.documentElement.classList.add('translated-ltr')
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) if (node instanceof Element && node.tagName !== 'FONT') wrap(node)
  }).observe(document.body, { childList: true, subtree: true })
}

/** Translates each page of a tab once React has it. @returns what its scripts threw, and at which address */
export function translatesPages(page: Page): { faults: readonly string[]; translate: () => Promise<void> } {
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(`${page.url()}: ${message}`))
  return { faults, translate: () => page.evaluate(wrapTexts) }
}
