import { type CacheLimits, offlineCaches } from '@estu/domain/offline/offline-caches'
import { isStorablePage } from '@estu/domain/offline/page-answer'
import { find, keep } from './cached-responses'
import { filesOf, fontsOf } from './page-files'

/**
 * Asks for a page and keeps it with the files it needs. Asked without cookies: what is kept is what everybody sees.
 * @throws when the page cannot be had or may not be kept.
 */
export async function fetchAndKeep(limits: CacheLimits, address: string): Promise<void> {
  const response = await fetch(address, { credentials: 'omit', cache: 'no-cache' })
  if (!mayKeep(address, response)) throw new Error(`offline: ${address} may not be kept`)
  await keepPage(limits, address, response)
}

/** Keeps a page that was answered, with the files it needs. */
export async function keepPage(limits: CacheLimits, key: string, response: Response): Promise<void> {
  const html = await response.clone().text()
  await Promise.all([keep(limits, key, response), keepFiles(filesOf(html))])
}

export const mayKeep = (address: string, response: Response): boolean =>
  isStorablePage({
    path: new URL(address, location.href).pathname,
    status: response.status,
    type: response.type,
    redirected: response.redirected,
    cacheControl: response.headers.get('cache-control'),
    contentType: response.headers.get('content-type'),
  })

/** With the letters that a style names. The browser has most of them already and asks nobody. */
async function keepFiles(files: readonly string[]): Promise<void> {
  await Promise.all(
    files.map(async (file) => {
      if (await find(offlineCaches.files, file)) return
      const response = await fetch(file)
      if (!response.ok) return
      const letters = file.endsWith('.css') ? fontsOf(await response.clone().text(), file) : []
      await Promise.all([keep(offlineCaches.files, file, response), keepFiles(letters)])
    }),
  )
}
