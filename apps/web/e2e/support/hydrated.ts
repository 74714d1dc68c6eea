import { expect, type Locator } from '@playwright/test'

/** A field that is shown but that no script knows yet takes letters and forgets them: waits until React has it. */
export async function hydrated(field: Locator): Promise<Locator> {
  const known = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))
  await expect.poll(() => field.evaluate(known)).toBe(true)
  return field
}

/** Presses a button as somebody does who waits until it answers: before React has it, a press goes nowhere. */
export async function press(button: Locator): Promise<void> {
  await (await hydrated(button)).click()
}
