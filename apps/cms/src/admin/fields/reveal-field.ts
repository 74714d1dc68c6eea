export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

export const isShown = (element: HTMLElement) => element.offsetParent !== null

/** The field or row of a list that a path names. */
function elementOf(path: readonly string[]): HTMLElement | null {
  const field = document.getElementById(`field-${path.join('__')}`)
  if (field) return field
  const rich = document.querySelector<HTMLElement>(`[data-field-path="${CSS.escape(path.join('.'))}"]`)
  return rich ?? document.getElementById(`${path.slice(0, -1).join('-')}-row-${path.at(-1)}`)
}

/** The field, or the nearest row or list around it that the form has made already. */
export function nearestTo(path: string): { element: HTMLElement; isItself: boolean } | null {
  const parts = path.split('.')
  for (let length = parts.length; length > 0; length -= 1) {
    const element = elementOf(parts.slice(0, length))
    if (element) return { element, isItself: length === parts.length }
  }
  return null
}

const folded = '.collapsible--collapsed'

/** Opens the outermost folded row around an element, or the element's own. @returns whether one was folded. */
export function openAround(element: HTMLElement): boolean {
  const around: HTMLElement[] = []
  for (let one = element.closest<HTMLElement>(folded); one; one = one.parentElement?.closest(folded) ?? null)
    around.push(one)
  const own = element.id.includes('-row-') ? element.querySelector<HTMLElement>(`:scope > ${folded}`) : null
  const first = around.at(-1) ?? own
  const toggle = first?.querySelector<HTMLElement>(':scope > * > .collapsible__toggle')
  toggle?.click()
  return toggle !== null && toggle !== undefined
}

/** @returns whether some tab shows the field, or what is nearest to it. */
export async function openTabOf(path: string): Promise<boolean> {
  for (const tab of document.querySelectorAll<HTMLButtonElement>('.tabs-field__tab-button')) {
    tab.click()
    await pause(50)
    const near = nearestTo(path)
    if (near && (isShown(near.element) || near.element.closest(folded))) return true
  }
  return false
}
