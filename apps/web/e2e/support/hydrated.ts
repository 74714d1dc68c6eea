import { expect, type Locator } from '@playwright/test'

/** A field that is shown but that no script knows yet takes letters and forgets them: waits until React has it. */
export async function hydrated(field: Locator): Promise<Locator> {
  const known = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))
  await expect.poll(() => field.evaluate(known)).toBe(true)
  return field
}
