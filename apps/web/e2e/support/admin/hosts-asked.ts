import type { Page } from '@playwright/test'

/** Every host that the page, its frames and its workers ask from now on. */
export function hostsAsked(page: Page): Set<string> {
  const hosts = new Set<string>()
  page.context().on('request', (request) => {
    const url = new URL(request.url())
    if (url.protocol.startsWith('http')) hosts.add(url.origin)
  })
  return hosts
}
