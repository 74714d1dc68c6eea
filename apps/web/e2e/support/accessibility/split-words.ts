import type { Page } from '@playwright/test'

/** Sentences whose pieces stand beside each other as columns do, since what lays them out takes each piece for a box. */
export const splitWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const columns = (element: Element) => /flex|grid/.test(getComputedStyle(element).display)
    const isWord = (node: Node) => node.nodeType === Node.TEXT_NODE && /\p{L}/u.test(node.textContent ?? '')
    const parts = [...document.querySelectorAll('.unbroken, .whole, b, strong, em, mark')]
    const parents = new Set(parts.flatMap(({ parentElement }) => (parentElement ? [parentElement] : [])))
    return [...parents]
      .filter((parent) => columns(parent) && [...parent.childNodes].some(isWord))
      .map((parent) => `a sentence in columns: «${parent.textContent?.trim().slice(0, 80)}»`)
  })
