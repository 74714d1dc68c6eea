/** Where the site's worker is asked for; null without one. Where storage is forbidden the very question may be refused. */
export function workerContainer(): ServiceWorkerContainer | null {
  try {
    return navigator.serviceWorker ?? null
  } catch {
    return null
  }
}
