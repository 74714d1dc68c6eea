const ends = new Set<() => void>()

/**
 * What must not outlive this process, however it ends: a fault in it, or Ctrl-C, leaves nothing running. The work must
 * be done at once, without waiting. @returns takes it back, once it was ended properly.
 */
export function onExit(end: () => void): () => void {
  ends.add(end)
  return () => void ends.delete(end)
}

/** Ends whatever is left. */
export function runExitCleanup(): void {
  for (const end of ends) end()
  ends.clear()
}
