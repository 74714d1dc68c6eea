import { filledIn } from './filled-in'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement

/** Never kept, whatever a list of fields says. */
const secret = new Set(['password', 'file', 'hidden', 'submit', 'button'])

const controlsOf = (form: HTMLFormElement, name: string): Control[] =>
  [...form.elements].filter(isControl).filter((control) => control.name === name && !secret.has(control.type))

const isTicked = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === 'radio' || control.type === 'checkbox')

/** Whether the form shows a field at all. */
export const hasControl = (form: HTMLFormElement, name: string): boolean => controlsOf(form, name).length > 0

/** What a field says now. */
export const valuesNow = (form: HTMLFormElement, name: string): string[] =>
  controlsOf(form, name).flatMap((control) => (isTicked(control) && !control.checked ? [] : [control.value]))

/** What the field said when the server sent the page. */
export const valuesAtFirst = (form: HTMLFormElement, name: string): string[] =>
  controlsOf(form, name).flatMap((control) => {
    if (isTicked(control)) return control.defaultChecked ? [control.value] : []
    if (!(control instanceof HTMLSelectElement)) return [control.defaultValue]
    const options = [...control.options]
    return [(options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? '']
  })

/** Fills a field in. A choice that is no longer offered is left as the page has it. */
export function fillIn(form: HTMLFormElement, name: string, values: readonly string[]): void {
  const controls = controlsOf(form, name)
  const isRadio = controls.some(({ type }) => type === 'radio')
  if (isRadio && !controls.some(({ value }) => values.includes(value))) return
  for (const control of controls) {
    if (isTicked(control)) control.checked = values.includes(control.value)
    else control.value = values[0] ?? ''
  }
  form.dispatchEvent(new Event(filledIn))
}

/** What a form carries unseen under a name. */
export function hiddenValue(form: HTMLFormElement, name: string): string {
  const field = form.elements.namedItem(name)
  return field instanceof HTMLInputElement && field.type === 'hidden' ? field.value : ''
}
