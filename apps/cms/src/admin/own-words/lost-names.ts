const lost = '[object Object]'

/** Where such a label stands, and what is called there by the name that it lost. */
const besides = [
  ['.sort-column', '.sort-column__label'],
  ['.card', '.card__title'],
  ['.field-type', '.field-label'],
  ['.list-header', '.list-header__title'],
] as const

/** Payload puts a name that is given in two languages into some labels as the object it is: the name beside is meant. */
export function withLostName(element: Element, said: string): string | null {
  if (!said.includes(lost)) return null
  for (const [around, named] of besides) {
    const name = element.closest(around)?.querySelector(named)?.textContent?.replace('*', '').trim()
    if (name) return said.replaceAll(lost, name)
  }
  return null
}

export const dialogs = 'dialog, [role=dialog]'
/** As code calls a dialog: «confirm-empty-trash», «doc-drawer_media_1», «bulk-upload--discard-without-saving». */
const code = /^(?=.*[-_])[\w:-]+$/

/** A dialog is called by its code where it says itself, in its heading, what it is. */
export function headingOf(element: Element, said: string): string | null {
  if (!element.matches(dialogs) || !code.test(said)) return null
  return element.querySelector('h1, h2, h3')?.textContent?.trim() || null
}
