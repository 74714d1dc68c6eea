import { locales, localisePath } from '@estu/domain/locale/locales'
import { drawn } from '../support/accessibility/appearance.ts'
import { sideways } from '../support/accessibility/sideways.ts'
import { languageTag } from '../support/runner/diagonals.ts'
import { expect, type Page, test } from '../support/test.ts'

const largest = { size: 'a3', space: 'wide' }
const device = 'demo-phonak-ric-90-r'
const paths = [
  '/',
  '/apparaty',
  '/apparaty?loss=IV&form=iic',
  '/slukhovye-apparaty-dlya-detey',
  `/apparaty/${device}`,
  '/implanty/demo-processor-bte',
  '/search?q=аппарат',
  `/compare?d=${device}&d=demo-phonak-ric-50-312`,
  '/podbor',
  '/hearing-screener',
  '/test',
  '/podbor?who=self&signs=none&hard=tv&loss=II&battery=unknown&budget=any',
]

for (const locale of locales)
  test(`with the largest letters a small phone moves nothing sideways and cuts nothing off, ${locale}`, {
    tag: languageTag(locale),
  }, async ({ page }) => {
    // Trap: an emulated phone widens its own screen and hides what is too wide.
    await page.setViewportSize({ width: 320, height: 740 })
    await page.addInitScript((stored) => localStorage.setItem('estu:a11y', JSON.stringify(stored)), largest)
    for (const path of paths) {
      await page.goto(localisePath(locale, path))
      await drawn(page)
      await expect(page.locator('html')).toHaveAttribute('data-size', largest.size)
      expect.soft(await sideways(page), path).toBe(0)
      expect.soft(await cutOff(page), path).toEqual([])
      expect.soft(await squeezed(page), path).toEqual([])
      expect.soft(await brokenNames(page), path).toEqual([])
      expect.soft(await touchingLabels(page), path).toEqual([])
    }
  })

/** Texts that somebody with this screen cannot read to their end: beyond its edges, or beyond what hides the rest. */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    /** What is kept for a screen reader alone, or lies folded until it is asked for. */
    const kept = '.sr, .skip, .trap, [popover]:not(:popover-open)'
    const edgesOf = (element: Element): [number, number] => {
      let [left, right] = [0, innerWidth]
      for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
        const { overflowX } = getComputedStyle(box)
        if (overflowX === 'visible') continue
        // Trap: what moves sideways within itself is measured as far as it can be moved.
        if (overflowX === 'auto' || overflowX === 'scroll') return [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]
        const edges = box.getBoundingClientRect()
        left = Math.max(left, edges.left)
        right = Math.min(right, edges.right)
      }
      return [left, right]
    }
    const found = new Set<string>()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const holder = text.parentElement
      if (!text.textContent?.trim() || !holder?.checkVisibility({ visibilityProperty: true })) continue
      if (holder.closest(kept)) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      const [left, right] = edgesOf(holder)
      for (const line of range.getClientRects())
        if (line.left < left - 1 || line.right > right + 1)
          found.add(`${holder.tagName}.${holder.className} ${text.textContent.trim().slice(0, 40)}`)
    }
    return [...found]
  })

/** Texts that stand letter under letter. */
const squeezed = (page: Page) =>
  page.locator('main :is(h1, h2, h3, p, li, dt, dd, td, label, a, button)').evaluateAll((holders) =>
    holders
      .filter((holder) => {
        const { width } = holder.getBoundingClientRect()
        const isShown = holder.checkVisibility({ visibilityProperty: true }) && !holder.closest('.sr')
        const letters = holder.textContent?.trim().length ?? 0
        return isShown && letters > 8 && width > 0 && width < 2 * Number.parseFloat(getComputedStyle(holder).fontSize)
      })
      .map((holder) => `${holder.tagName}.${holder.className} ${holder.textContent?.trim().slice(0, 40)}`),
  )

/** Designations of models that stand on two lines. */
const brokenNames = (page: Page) =>
  page
    .locator('main .unbroken')
    .evaluateAll((names) => names.filter((name) => name.getClientRects().length > 1).map((name) => name.textContent))

/** Frequencies under an audiogram that touch the one before. */
const touchingLabels = (page: Page) =>
  page.locator('.ag__x > span:visible').evaluateAll((labels) =>
    labels
      .filter((label, index) => {
        const before = labels[index - 1]?.getBoundingClientRect().right ?? Number.NEGATIVE_INFINITY
        return label.getBoundingClientRect().left < before + 2
      })
      .map((label) => label.textContent),
  )
