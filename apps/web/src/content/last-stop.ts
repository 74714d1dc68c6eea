import { redirectPath } from '@estu/domain/routing/redirect-path'

/** Where one redirect leads; `null` where nothing can be seen there. */
type Step = { at: string | null }

/**
 * Follows redirects to the end, so that a visitor is sent once. @param stepFrom the redirect from a path, if any.
 * @returns null where no redirect begins, where its end cannot be seen, and where redirects run in a circle.
 */
export async function lastStop(
  start: string,
  stepFrom: (path: string) => Promise<Step | null>,
): Promise<string | null> {
  const passed = new Set<string>()
  let here = start
  for (;;) {
    const path = redirectPath(here)
    if (passed.has(path)) return null
    passed.add(path)
    const step = await stepFrom(path)
    if (!step) return passed.size > 1 ? here : null
    if (step.at === null) return null
    here = step.at
  }
}
