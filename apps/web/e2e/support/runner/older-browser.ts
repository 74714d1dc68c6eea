import { expect, type Page } from '@playwright/test'
import { lateFilesId } from '../../../src/lib/inline-scripts/late-files.ts'
import { drawn } from '../accessibility/appearance.ts'
import { hydrated } from '../hydrated.ts'

/** Of the build, as a page names them: a plain error page has none. */
const scripts = `#${lateFilesId}, script[src*="/_next/"]`

/** Takes away what Chrome 109 and iOS 15 lack. Runs in the page, before any script of its own. */
function forgetNewerMethods(): void {
  const missing: [object, string[]][] = [
    [Array.prototype, ['toSorted', 'toReversed', 'toSpliced', 'with']],
    [Array, ['fromAsync']],
    [Object, ['groupBy']],
    [Map, ['groupBy']],
    [Promise, ['withResolvers', 'try']],
    [Set.prototype, ['union', 'intersection', 'difference', 'symmetricDifference', 'isSubsetOf', 'isSupersetOf']],
    [String.prototype, ['isWellFormed', 'toWellFormed']],
    [AbortSignal, ['any', 'timeout']],
    [URL, ['canParse', 'parse']],
    [URLSearchParams.prototype, ['size']],
    [Response, ['json']],
    [Element.prototype, ['checkVisibility']],
  ]
  for (const [owner, names] of missing) for (const name of names) Reflect.deleteProperty(owner, name)
}

/** Makes a page's browser an older one. @returns what its scripts threw or told of, as they do, and at which address */
export async function asOlderBrowser(page: Page): Promise<readonly string[]> {
  const faults: string[] = []
  const keep = (words: string) => faults.push(`${page.url()}: ${words}`)
  page.on('pageerror', (error) => keep(error.message))
  page.on('console', (line) => {
    if (line.type() === 'error' && !line.text().startsWith('Failed to load resource')) keep(line.text())
  })
  await page.addInitScript(forgetNewerMethods)
  return faults
}

/** Waits until a page is shown and React has taken it over. */
export async function untilTakenOver(page: Page): Promise<void> {
  await expect(page.locator('h1:visible').first(), page.url()).toBeVisible()
  if ((await page.locator(scripts).count()) > 0) await hydrated(page.locator('#main'))
  // What React does once a page is drawn, it has done by then.
  await drawn(page)
}

/** Waits until the site is kept, and what tells of that has had its say. */
export async function untilSaid(page: Page): Promise<void> {
  await expect(page.locator('.toast')).toBeVisible()
}
