import { expect, type Locator } from '@playwright/test'

/** On a busy machine the admin wakes late; longer than this is a page that never does. */
const wakesWithinMs = 45_000

/** A field that is shown but that no script knows yet takes letters and forgets them: waits until React has it. */
export async function hydrated(field: Locator): Promise<Locator> {
  // Of finished markup React knows the element it stands in.
  const known = (element: Element) =>
    Object.keys(element.closest('[data-still]') ?? element).some((key) => key.startsWith('__reactProps'))
  const message = `${field.page().url()}: ${field}`
  await expect.poll(() => field.evaluate(known), { message, timeout: wakesWithinMs }).toBe(true)
  return field
}

/** Presses a button as somebody does who waits until it answers: before React has it, a press goes nowhere. */
export async function press(button: Locator): Promise<void> {
  await (await hydrated(button)).click()
}
