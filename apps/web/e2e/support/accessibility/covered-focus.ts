import type { Page } from '@playwright/test'

/**
 * Whatever of the page can take the focus and, when it has it, is not to be seen: wholly beyond the screen or behind what
 * stays in sight. Walked to the end and back, as Tab and Shift+Tab do: what sticks at an edge covers what comes from there.
 */
export const coveredFocus = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const all = [
      ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex]'),
    ]
    const stops = all.filter(
      (stop) =>
        stop.tabIndex >= 0 &&
        !stop.matches(':disabled') &&
        !stop.closest('[inert], .trap, .skip') &&
        stop.checkVisibility({ visibilityProperty: true }),
    )
    /** Wherever it is seen, its reader knows where the keyboard stands. */
    const isSeen = (stop: HTMLElement) => {
      // A box or radio that is drawn by its label is seen where the label is.
      const shown = stop.matches('input') ? (stop.closest('label') ?? stop) : stop
      return [...shown.getClientRects()].some((box) => {
        // Of what is larger than the screen a part is seen.
        const [left, right] = [Math.max(box.left, 0), Math.min(box.right, innerWidth)]
        const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)]
        return [0.1, 0.5, 0.9].some((across) =>
          [0.1, 0.5, 0.9].some((down) => {
            const at = document.elementFromPoint(left + (right - left) * across, top + (bottom - top) * down)
            return at !== null && shown.contains(at)
          }),
        )
      })
    }
    const found = new Set<string>()
    for (const stop of [...stops, ...stops.toReversed()]) {
      stop.focus({ focusVisible: true } as FocusOptions)
      if (document.activeElement === stop && !isSeen(stop)) found.add(stop.outerHTML.slice(0, 110))
    }
    if (stops.length < 20) found.add(`only ${stops.length} stops`)
    return [...found]
  })
