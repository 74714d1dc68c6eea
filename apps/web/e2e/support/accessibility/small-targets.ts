import type { Page } from '@playwright/test'

/** WCAG 2.5.5, in CSS pixels. */
const smallest = 44

/** What can be pressed and is too small, measured as the finger meets it: a box or radio by its label. */
export const smallTargets = (page: Page): Promise<string[]> => page.evaluate(tooSmall, smallest)

function tooSmall(least: number): string[] {
  const things = document.querySelectorAll<HTMLElement>(
    'main button, main input:not([type=hidden]), main select, main textarea, main a.btn, main a.tap, main a.choice, main a.day, main a.form-fix',
  )
  const found: string[] = []
  for (const thing of things) {
    if (thing.closest('.trap')) continue
    const target = thing.closest('label') ?? thing
    const { width, height } = target.getBoundingClientRect()
    if (width === 0 && height === 0) continue
    if (height < least - 0.5 || width < least - 0.5) found.push(`${thing.outerHTML.slice(0, 80)} ${width}×${height}`)
  }
  return found
}
