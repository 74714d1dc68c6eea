import { workerContainer } from '@/lib/offline/worker-container'

/** What `beforeinstallprompt` brings; no library of the language knows it. */
type InstallEvent = Event & { prompt: () => Promise<unknown> }

export type AppNews =
  | { kind: 'ready' }
  | { kind: 'kept'; at: number }
  | { kind: 'update'; worker: ServiceWorker }
  | { kind: 'install'; event: InstallEvent }

/**
 * Registers the worker once the page has loaded, and tells what becomes of it. A worker of a newer build waits; once
 * another tab let it take over, this one is loaded again only while nobody sees it and nothing was typed in it. In every
 * page: each byte counts.
 */
export function followApp(tell: (news: AppNews) => void): void {
  const at = Number(document.documentElement.dataset.storedAt)
  if (at) tell({ kind: 'kept', at })
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    tell({ kind: 'install', event: event as InstallEvent })
  })
  const container = workerContainer()
  if (!container) return
  let isTouched = false
  addEventListener('input', () => {
    isTouched = true
  })
  let hadWorker = !!container.controller
  container.addEventListener('controllerchange', () => {
    if (!hadWorker) tell({ kind: 'ready' })
    else if (document.hidden && !isTouched) location.reload()
    hadWorker = true
  })
  const register = async () => {
    const registration = await container.register('/sw.js')
    const look = (worker: ServiceWorker | null) => {
      if (worker?.state === 'installed' && container.controller) tell({ kind: 'update', worker })
    }
    const watch = () => {
      const worker = registration.installing
      worker?.addEventListener('statechange', () => look(worker))
    }
    look(registration.waiting)
    watch()
    registration.addEventListener('updatefound', watch)
  }
  // Where nothing may be stored there is no worker, and the site is as it was.
  const start = () => register().catch(() => {})
  if (document.readyState === 'complete') start()
  else addEventListener('load', start)
}
