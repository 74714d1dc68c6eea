import type { Page } from '@playwright/test'
import { drawn } from './appearance.ts'

/** What readers' machines have for the panel's plain letters, or of the same widths, from the narrowest to the widest. */
export const plainFonts = ['Arimo', 'Noto Sans', 'DejaVu Sans'] as const

/** Measures a page in each family that its reader's machine may have, and leaves it in its own. */
export async function inEachPlainFont(page: Page, measure: (family: string) => Promise<void>): Promise<void> {
  for (const family of plainFonts) {
    await setFont(page, `"${family}", sans-serif`)
    await measure(family)
  }
  await setFont(page, '')
}

/** Puts a family in the place of what the page's styles name; with none, those are back. */
async function setFont(page: Page, families: string): Promise<void> {
  await page.locator('html').evaluate((html, value) => html.style.setProperty('--font', value), families)
  await drawn(page)
}
