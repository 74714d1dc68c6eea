/** The sheet of filters while it lies over a listing. A browser without such sheets knows no name for an open one. */
export function openSheet(root: HTMLElement): HTMLElement | null {
  return CSS.supports('selector(:popover-open)') ? root.querySelector('.fsheet:popover-open') : null
}
