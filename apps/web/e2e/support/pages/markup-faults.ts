import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { htmlFaults } from './nu-checker.ts'
import type { SentPage } from './sent-pages.ts'

/**
 * Its CSS is of before containers and anchors, and would call each of them an error. What scripts hold it does not judge,
 * but half of each page is a script.
 */
const markupOf = (html: string) => html.replace(/(<(style|script)[^>]*>).*?(<\/\2>)/gs, '$1$3')

/**
 * What the checker of HTML finds wrong with pages, a line each.
 * @param folder where they are written for it, absolute; it is made
 */
export async function markupFaults(pages: readonly SentPage[], folder: string): Promise<string[]> {
  await mkdir(folder, { recursive: true })
  for (const [index, { html }] of pages.entries()) await writeFile(path.join(folder, `${index}.html`), markupOf(html))
  const found = await htmlFaults(folder)
  return found.map(({ file, message, extract }) => `${pages[Number.parseInt(file, 10)]?.state}: ${message} ${extract}`)
}
