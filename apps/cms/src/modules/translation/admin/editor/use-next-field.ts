import type { RefObject } from 'react'

/** The field itself before what stands around it: running text has its tools first. */
const inputs = ['textarea:not([readonly])', '[contenteditable=true]', 'button']

const rowsIn = (list: HTMLElement | null) => [...(list?.querySelectorAll<HTMLElement>('[data-path]') ?? [])]

const needsWork = (row: HTMLElement) => row.dataset.state === 'outdated' || row.dataset.state === 'missing'

/** Puts the cursor into a row's own text. */
export function focusRow(row: HTMLElement | undefined): void {
  row?.scrollIntoView({ block: 'center' })
  const own = row?.querySelector('.estu-tr__own')
  const found = inputs.map((input) => own?.querySelector<HTMLElement>(input)).find((input) => input)
  found?.focus({ preventScroll: true })
}

/** The row in which the cursor is. */
export const currentRow = (list: HTMLElement | null): HTMLElement | undefined =>
  rowsIn(list).find((row) => row.contains(document.activeElement))

/** Goes to the next text that is outdated or missing, from the last one on to the first. */
export function goToNext(list: RefObject<HTMLElement | null>, step: 1 | -1): void {
  const rows = rowsIn(list.current)
  const here = currentRow(list.current)
  const from = here ? rows.indexOf(here) : step === 1 ? -1 : rows.length
  const order = rows.map((_, index) => rows[(from + step * (index + 1) + rows.length * 2) % rows.length])
  focusRow(order.find((row) => row && row !== here && needsWork(row)))
}
