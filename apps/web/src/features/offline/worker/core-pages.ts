import { coreAddresses, offlinePath } from '@estu/domain/offline/core-pages'
import { coreMaxAgeMs, offlineCaches } from '@estu/domain/offline/offline-caches'
import { find, storedAt } from './cached-responses'
import { fetchAndKeep } from './keep-page'

const { core } = offlineCaches

/**
 * Keeps the pages that open without a network though nobody visited them.
 * @throws when a page cannot be had that stands in for all others: without it there is nothing to install.
 */
export async function keepCorePages(): Promise<void> {
  const isNeeded = (address: string) => address.endsWith(offlinePath)
  await Promise.all(coreAddresses.filter(isNeeded).map((address) => fetchAndKeep(core, address)))
  await Promise.allSettled(
    coreAddresses.filter((address) => !isNeeded(address)).map((address) => fetchAndKeep(core, address)),
  )
}

let isRefreshing = false

/** Asks again for those that have become old, so that hours and phones are today's. One round at a time. */
export async function refreshCorePages(now = Date.now()): Promise<void> {
  if (isRefreshing) return
  isRefreshing = true
  try {
    for (const address of coreAddresses) {
      const kept = await find(core, address)
      const at = kept && storedAt(kept)
      if (at && now - at < coreMaxAgeMs) continue
      await fetchAndKeep(core, address)
    }
  } catch {
    // The network is away again; the next visit tries once more.
  } finally {
    isRefreshing = false
  }
}
