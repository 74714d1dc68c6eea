import { offlineCaches } from '@estu/domain/offline/offline-caches'
import { pageKey } from '@estu/domain/offline/page-address'
import { fetchAndKeep } from './keep-page'
import { findPage } from './show-kept'

declare const self: ServiceWorkerGlobalScope

/** Keeps the pages that were open before there was a worker to see them. */
export async function keepOpenPages(): Promise<void> {
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const keys = new Set(open.map(({ url }) => pageKey(new URL(url))))
  await Promise.allSettled(
    [...keys].map(async (key) => {
      if (!(await findPage(key))) await fetchAndKeep(offlineCaches.pages, key)
    }),
  )
}
