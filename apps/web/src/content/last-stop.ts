/** Where one redirect leads; `null` where nothing can be seen there. */
type Step = { at: string | null }

/**
 * Follows redirects to the end, so that a visitor is sent once. @param stepFrom the redirect from an address, if any.
 * @returns null where no redirect begins, where its end cannot be seen, and where redirects run in a circle.
 */
export async function lastStop(
  start: string,
  stepFrom: (path: string) => Promise<Step | null>,
): Promise<string | null> {
  const passed = new Set<string>()
  let here = start
  for (;;) {
    passed.add(here)
    const step = await stepFrom(here)
    if (!step) return passed.size > 1 ? here : null
    if (step.at === null || passed.has(step.at)) return null
    here = step.at
  }
}
