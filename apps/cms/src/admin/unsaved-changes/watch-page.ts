type Events = { onLeave: () => unknown; onReturn: () => unknown }

/**
 * Tells when the page is left, perhaps for good, and when somebody is back or the network is; both may be told more than
 * once. @returns what ends it.
 */
export function watchPage({ onLeave, onReturn }: Events): () => void {
  const hidden = () => document.visibilityState === 'hidden' && onLeave()
  const shown = () => document.visibilityState === 'visible' && onReturn()
  const listeners: [EventTarget, string, () => unknown][] = [
    [document, 'visibilitychange', hidden],
    [window, 'beforeunload', onLeave],
    [window, 'pagehide', onLeave],
    [document, 'visibilitychange', shown],
    [window, 'focus', shown],
    [window, 'online', shown],
  ]
  for (const [target, event, run] of listeners) target.addEventListener(event, run)
  return () => {
    for (const [target, event, run] of listeners) target.removeEventListener(event, run)
  }
}
