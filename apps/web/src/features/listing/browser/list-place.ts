import { openSheet } from './open-sheet'

type Place = {
  path: string
  /** Which questions were open. */
  folds: boolean[]
  /** How far the open sheet was scrolled. */
  sheet: number | undefined
  /** The field that had the focus, by its place in the form: each page of a listing has the same ones. */
  field: number
  /** The item to go to, the first that was not there before; 0 for none. */
  item: number
}

let kept: Place | null = null

const foldsOf = (root: HTMLElement) => [...root.querySelectorAll('details')]
const fieldsOf = (root: HTMLElement) => [...(root.querySelector('form')?.elements ?? [])] as HTMLInputElement[]

/** Remembers where a reader is, before the list changes around them. */
export function keepPlace(root: HTMLElement, item = 0): void {
  kept = {
    path: location.pathname,
    folds: foldsOf(root).map(({ open }) => open),
    sheet: openSheet(root)?.scrollTop,
    field: fieldsOf(root).indexOf(document.activeElement as HTMLInputElement),
    item,
  }
}

/** Puts a reader back where they were. @returns whether there was anything to put back. */
export function restorePlace(root: HTMLElement): boolean {
  const place = kept
  kept = null
  if (place?.path !== location.pathname) return false
  for (const [index, fold] of foldsOf(root).entries()) fold.open = place.folds[index] ?? fold.open
  const sheet = root.querySelector<HTMLElement>('.fsheet')
  if (sheet && place.sheet !== undefined && sheet !== openSheet(root)) {
    sheet.showPopover?.()
    sheet.scrollTop = place.sheet
  }
  const { item } = place
  if (item) root.querySelector('.cards, .posts')?.children[item]?.querySelector('a')?.focus()
  // What had the focus may be gone with the old list, or be hidden with it this very moment.
  else if (document.activeElement === document.body || !document.activeElement?.getClientRects().length)
    (fieldsOf(root)[place.field] ?? root.querySelector<HTMLElement>('[role=status]'))?.focus({ preventScroll: true })
  return true
}

/** Shows every choice as the page has it: what was ticked before stays ticked otherwise. */
export function showChosen(root: HTMLElement): void {
  for (const field of fieldsOf(root)) {
    field.checked = field.defaultChecked
    // Of a list to choose from the framework tells no default; other parts of a form have neither.
    field.value = field.dataset.chosen ?? field.defaultValue ?? field.value
  }
}
