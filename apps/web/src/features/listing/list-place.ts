type Place = {
  path: string
  /** Which questions were open. */
  folds: boolean[]
  /** How far the open sheet was scrolled, null where none was open. */
  sheet: number | null
  name: string
  value: string
  /** The item to go to: the first that was not there before. */
  item: number | undefined
}

let kept: Place | null = null

const foldsOf = (root: HTMLElement) => [...root.querySelectorAll('details')]

/** Remembers where a reader is, before the list changes around them. */
export function keepPlace(root: HTMLElement, item?: number): void {
  const { name, value } = document.activeElement as HTMLInputElement
  kept = {
    path: location.pathname,
    folds: foldsOf(root).map(({ open }) => open),
    sheet: root.querySelector('.fsheet:popover-open')?.scrollTop ?? null,
    name,
    value,
    item,
  }
}

/** Puts a reader back where they were. @returns whether there was anything to put back. */
export function restorePlace(root: HTMLElement): boolean {
  const place = kept
  kept = null
  if (place?.path !== location.pathname) return false
  for (const [index, fold] of foldsOf(root).entries()) fold.open = place.folds[index] ?? fold.open
  const sheet = root.querySelector<HTMLElement>('.fsheet:not(:popover-open)')
  if (sheet && place.sheet !== null) {
    sheet.showPopover()
    sheet.scrollTop = place.sheet
  }
  const { item } = place
  if (item !== undefined) root.querySelector('.cards, .posts')?.children[item]?.querySelector('a')?.focus()
  // What had the focus may be gone with the old list.
  else if (document.activeElement === document.body) controlOf(root, place)?.focus({ preventScroll: true })
  return true
}

function controlOf(root: HTMLElement, { name, value }: Place): HTMLElement | null {
  const controls = name ? [...root.querySelectorAll<HTMLInputElement>(`[name="${name}"]`)] : []
  const same = controls.find((control) => control.type !== 'checkbox' || control.value === value)
  return same ?? root.querySelector('[role=status]')
}

/** Shows every choice as the page has it: what was ticked before stays ticked otherwise. */
export function showChosen(root: HTMLElement): void {
  for (const field of root.querySelector('form')?.elements ?? []) {
    if (field instanceof HTMLSelectElement) field.value = field.dataset.chosen ?? ''
    else if (field instanceof HTMLInputElement) {
      field.checked = field.defaultChecked
      field.value = field.defaultValue
    }
  }
}
